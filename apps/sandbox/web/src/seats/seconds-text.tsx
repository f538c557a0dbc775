import { useRef } from 'react';
import { usePlay } from '../session/play-context';
import { useEachFrame } from '../session/use-each-frame';

interface SecondsTextProps {
  /** In the server's time. */
  until: number;
  now: () => number;
  words: (seconds: string) => string;
}

/** A text with the seconds until then, which screen readers are not told each second. */
export function SecondsText({ until, now, words }: SecondsTextProps) {
  const { figure } = usePlay();
  const text = useRef<HTMLSpanElement>(null);
  useEachFrame(
    true,
    () => {
      const seconds = figure(Math.max(0, Math.ceil((until - now()) / 1000)));
      const next = words(seconds);
      if (text.current && text.current.textContent !== next) text.current.textContent = next;
    },
    until,
  );
  return <span ref={text} aria-hidden="true" />;
}
