/** Two short notes, made here: no file is fetched. Silent where the browser has or allows no sound. */
export function playEndSound(): void {
  playNotes([660, 880], 0.12, 0.15);
}

/** A short quiet tap, lower where the key was wrong. */
export function playKeySound(isRight: boolean): void {
  playNotes([isRight ? 520 : 260], 0.03, 0.05);
}

/** One for the visit: browsers grant a page only so many. */
let context: AudioContext | null = null;

function playNotes(pitches: readonly number[], seconds: number, loudness: number): void {
  try {
    context ??= new AudioContext();
    for (const [index, frequency] of pitches.entries()) {
      const start = context.currentTime + index * seconds;
      const oscillator = new OscillatorNode(context, { frequency });
      const volume = new GainNode(context, { gain: 0 });
      // Up and down by a ramp, for a sudden edge clicks.
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(loudness, start + seconds / 12);
      volume.gain.linearRampToValueAtTime(0, start + seconds);
      oscillator.connect(volume).connect(context.destination);
      oscillator.start(start);
      oscillator.stop(start + seconds);
    }
  } catch {
    // A test goes on without its sounds.
  }
}
