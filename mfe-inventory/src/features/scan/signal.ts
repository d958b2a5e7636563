import { readStored, writeStored } from '@solar/mfe-kit/stores/persisted';

const TONES = { done: { hertz: 1_200, seconds: 0.08 }, wrong: { hertz: 220, seconds: 0.35 } };
const VIBRATION = { done: [40], wrong: [120, 60, 120] };
const VOLUME = 0.15;

const KEY = 'scan.signals';
const parse = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

let audio: AudioContext | undefined;

/** Whether scans are answered by sound and vibration on this device. */
export function signalsAreOn(): boolean {
  return readStored(KEY, parse) ?? true;
}

/** Switches sound and vibration on or off for this device. */
export function switchSignals(on: boolean): void {
  writeStored(KEY, on);
}

/** Answers a scan so that nobody has to look: a short high or a long low tone, and vibration where there is any. */
export function signal(kind: keyof typeof TONES): void {
  if (!signalsAreOn()) return;
  if ('vibrate' in navigator) navigator.vibrate(VIBRATION[kind]);
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const { hertz, seconds } = TONES[kind];
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  volume.gain.value = VOLUME;
  tone.frequency.value = hertz;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + seconds);
}
