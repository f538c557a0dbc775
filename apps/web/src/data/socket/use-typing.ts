import { useEffect, useRef, useState } from 'react';
import { threadTyping } from '#libs/messaging/common/service.events';
import { onBoard } from './boards';

/** A sign is sent this often at most, and is shown for as long as the next one may take to come. */
const EVERY_MS = 3000;
const SHOWN_MS = 5000;

/** Whether the other side of this chat is typing. */
export function useTyping(thread: string): boolean {
  const [sign, setSign] = useState(0);
  useEffect(
    () => onBoard(threadTyping, (typed) => typed.thread === thread && setSign((count) => count + 1)),
    [thread],
  );
  useEffect(() => {
    if (sign === 0) return;
    const timer = setTimeout(() => setSign(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [sign]);
  return sign > 0;
}

/** Tells the other side that somebody is typing here. A lost sign is no loss. */
export function useTypingSender(send: () => Promise<unknown>): () => void {
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - sentAt.current < EVERY_MS) return;
    sentAt.current = now;
    void send().catch(() => undefined);
  };
}
