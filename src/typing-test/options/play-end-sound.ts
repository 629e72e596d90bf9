const pitches = [660, 880];
const noteSeconds = 0.12;

/** Two short notes, made here: no file is fetched. Silent where the browser allows no sound. */
export function playEndSound(): void {
  const context = new AudioContext();
  for (const [index, pitch] of pitches.entries()) {
    const start = context.currentTime + index * noteSeconds;
    const oscillator = new OscillatorNode(context, { frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    // Up and down by a ramp, for a sudden edge clicks.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.15, start + 0.01);
    volume.gain.linearRampToValueAtTime(0, start + noteSeconds);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + noteSeconds);
    if (index === pitches.length - 1) {
      oscillator.addEventListener("ended", () => void context.close());
    }
  }
}
