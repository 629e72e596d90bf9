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

/** Each note is computed once, so that a key only has to play it. */
const buffers = new Map<Note, AudioBuffer>();

/** Plays a sound, synthesised, so that no file is fetched. Silent if the browser has or allows no sound. */
export function playSound(name: keyof typeof sounds): void {
  try {
    context ??= new AudioContext();
    wake(context);
    let start = context.currentTime;
    for (const note of sounds[name]) {
      const buffer = buffers.get(note) ?? bufferOf(note, context.sampleRate);
      buffers.set(note, buffer);
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(context.destination);
      source.start(start);
      start += note.seconds;
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

/** A pure tone that fades in and out, because an abrupt edge clicks. */
function bufferOf({ pitch, seconds, loudness }: Note, sampleRate: number): AudioBuffer {
  const length = Math.ceil(seconds * sampleRate);
  const rise = 1 / 12;
  const samples = Float32Array.from({ length }, (_, index) => {
    const time = index / length;
    const volume = time < rise ? time / rise : (1 - time) / (1 - rise);
    return loudness * volume * Math.sin((2 * Math.PI * pitch * index) / sampleRate);
  });
  const buffer = new AudioBuffer({ length, sampleRate });
  buffer.copyToChannel(samples, 0);
  return buffer;
}
