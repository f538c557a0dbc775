import { useEffect, useState } from 'react';

/** How long nothing is typed before it counts, in milliseconds. */
const PAUSE_MS = 400;

/** A text that is being typed: it counts after a pause, or at once by `submit`. A value from elsewhere replaces it. */
export function usePausedChange(value: string, onChange: (text: string) => void) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const submit = () => {
    if (text.trim() !== value) onChange(text.trim());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing alone begins the pause
  useEffect(() => {
    const timer = setTimeout(submit, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText, submit };
}
