import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names';
import styles from './figure.module.css';

export interface CountdownProps {
  /** Server time, milliseconds since 1970. */
  deadlineMs: number;
  /** The server's clock as the client knows it, in the same unit. */
  nowMs: () => number;
  /** Names the timer for screen readers, for example "Draw closes in". */
  label: string;
  /** Whole seconds left to text; `mm:ss`, or `h:mm:ss` from an hour on, unless given. */
  format?: (seconds: number) => string;
  /** Called once when the deadline is reached. */
  onEnd?: () => void;
  /** Turns vermilion when this many seconds or fewer are left. */
  urgentSeconds?: number;
  /** `small` takes the size of the line it stands in. */
  size?: 'small' | 'medium' | 'large';
}

const two = (value: number) => String(value).padStart(2, '0');

/** `mm:ss`, or `h:mm:ss` from an hour on. */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The first drawing is empty of time, so that a page rendered on the server hydrates without a difference. */
export function Countdown(props: CountdownProps) {
  const { deadlineMs, nowMs, label, format = clockText, onEnd, urgentSeconds = 0, size = 'small' } = props;
  const [seconds, setSeconds] = useState<number | null>(null);
  const latest = useRef({ nowMs, onEnd });

  useLayoutEffect(() => {
    latest.current = { nowMs, onEnd };
  });

  useLayoutEffect(() => {
    const left = Math.max(0, deadlineMs - latest.current.nowMs());
    setSeconds(Math.ceil(left / 1000));
  }, [deadlineMs]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const left = Math.max(0, deadlineMs - latest.current.nowMs());
      setSeconds(Math.ceil(left / 1000));
      if (left === 0) latest.current.onEnd?.();
      else timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [deadlineMs]);

  const urgent = seconds !== null && seconds <= urgentSeconds;
  return (
    <span
      role="timer"
      aria-label={label}
      className={classNames(
        styles.figure,
        size === 'small' ? styles.strong : styles[size],
        urgent && styles.live,
      )}
    >
      {seconds === null ? '--:--' : format(seconds)}
    </span>
  );
}
