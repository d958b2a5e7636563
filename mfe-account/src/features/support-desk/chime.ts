const NOTES_HZ = [660, 880] as const;
const NOTE_SECONDS = 0.14;
const VOLUME = 0.08;

let context: AudioContext | undefined;

/** Two soft notes. Silent where the browser allows no sound before the person has touched the page. */
export function chime(): void {
  context ??= new AudioContext();
  const { destination, currentTime } = context;
  const gain = context.createGain();
  gain.gain.value = VOLUME;
  gain.connect(destination);
  NOTES_HZ.forEach((frequency, at) => {
    const note = new OscillatorNode(context as AudioContext, { frequency });
    note.connect(gain);
    note.start(currentTime + at * NOTE_SECONDS);
    note.stop(currentTime + (at + 1) * NOTE_SECONDS);
  });
  void context.resume();
}
