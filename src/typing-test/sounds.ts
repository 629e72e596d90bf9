import type { Milliseconds } from "../engine/trial/edit.ts";

/** Seconds, hertz, and an amplitude from 0 to 1 at the loudest. */
interface Note {
  readonly pitch: number;
  readonly seconds: number;
  readonly loudness: number;
}

/** The notes of each sound, played one after the other. */
const sounds = {
  end: [
    { pitch: 660, seconds: 0.12, loudness: 0.15 },
    { pitch: 880, seconds: 0.12, loudness: 0.15 },
  ],
  rightKey: [{ pitch: 520, seconds: 0.03, loudness: 0.05 }],
  wrongKey: [{ pitch: 260, seconds: 0.03, loudness: 0.05 }],
} satisfies Record<string, readonly Note[]>;

/** There is one for the visit, because browsers limit how many a page may have. */
let context: AudioContext | null = null;

/** How long after the last sound the audio device is released. */
const silence: Milliseconds = 2_000;

/** The timer that releases the device; `undefined` while it is released. */
let release: number | undefined;

/** Plays a sound, synthesised, so that no file is fetched. Silent if the browser has or allows no sound. */
export function playSound(name: keyof typeof sounds): void {
  try {
    context ??= new AudioContext();
    wake(context);
    let start = context.currentTime;
    for (const { pitch, seconds, loudness } of sounds[name]) {
      const end = start + seconds;
      const tone = new OscillatorNode(context, { frequency: pitch });
      // Fades in and out, because an abrupt edge clicks.
      const volume = new GainNode(context, { gain: 0 });
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(loudness, start + seconds / 12);
      volume.gain.linearRampToValueAtTime(0, end);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(end);
      start = end;
    }
  } catch {
    // The test continues without sounds.
  }
}

/** Resumes the audio device until there has been no sound for a while. If the browser refuses, there is no sound. */
function wake(sounding: AudioContext): void {
  if (release === undefined) sounding.resume().catch(() => {});
  clearTimeout(release);
  release = setTimeout(() => {
    release = undefined;
    sounding.suspend().catch(() => {});
  }, silence);
}
