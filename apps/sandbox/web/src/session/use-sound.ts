import { useMemo, useRef, useState } from 'react';
import type { Sound } from './play-context';

/** Notes in hertz, one after the other; soft, short, wooden. */
const NOTES = {
  tick: [660],
  stop: [330],
  win: [523, 659, 784],
  lose: [220],
} as const;
const NOTE_SECONDS = 0.09;
const LOUDNESS = 0.12;

function strike(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS * 1.6);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + NOTE_SECONDS * 2);
}

/** Off until it is switched on; no file is loaded for it. */
export function useSound(): Sound {
  const [on, setOn] = useState(false);
  const context = useRef<AudioContext>(null);
  return useMemo(
    () => ({
      on,
      toggle: () => {
        context.current ??= new AudioContext();
        void context.current.resume();
        setOn(!on);
      },
      play: (kind) => {
        const audio = context.current;
        if (!on || !audio) return;
        NOTES[kind].forEach((pitch, index) => {
          strike(audio, pitch, audio.currentTime + index * NOTE_SECONDS);
        });
      },
    }),
    [on],
  );
}
