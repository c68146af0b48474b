import { storedText } from '@subah/contract/client/stored-text';
import { useSyncExternalStore } from 'react';
import { isReadingTab } from '../lib/api/live-events.ts';

const stored = storedText('console-sound');
const TONES_HZ = [660, 880];
const TONE_SECONDS = 0.18;

let audio: AudioContext | undefined;

export const useSound = () => useSyncExternalStore(stored.subscribe, () => stored.get() === 'on');

/** Off until it is switched on; the click that does it also lets the browser play sounds. */
export function setSound(isOn: boolean): void {
  stored.set(isOn ? 'on' : null);
  if (isOn) play();
}

/** A short chime for new work, in one of the open tabs. */
export function chime(): void {
  if (stored.get() === 'on' && isReadingTab()) play();
}

function play(): void {
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  void audio.resume();
  for (const [index, frequency] of TONES_HZ.entries()) {
    const start = currentTime + index * TONE_SECONDS;
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0.15 });
    volume.gain.setValueAtTime(0.15, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
  }
}
