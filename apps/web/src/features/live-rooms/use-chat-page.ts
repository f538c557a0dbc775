import { type RefObject, useEffect, useRef, useState } from 'react';
import { z } from 'zod';

/** A page that has not shown itself after this is not there, in milliseconds. */
const LATE_MS = 12_000;

const message = z.object({ type: z.literal('mela.chat'), state: z.enum(['shown', 'ended']) });

/**
 * How far the page in the frame is: a frame does not tell whether an address could be reached, so the page tells that it is there.
 * `onEnded`: its place in the chat is over, and the person wants a new one.
 */
export function useChatPage(
  url: string | undefined,
  frame: RefObject<HTMLIFrameElement | null>,
  onEnded: () => void,
) {
  const [page, setPage] = useState<'coming' | 'shown' | 'late'>('coming');
  const ended = useRef(onEnded);
  ended.current = onEnded;
  useEffect(() => {
    setPage('coming');
    if (url === undefined) return;
    const { origin } = new URL(url);
    const timer = setTimeout(() => setPage((before) => (before === 'shown' ? before : 'late')), LATE_MS);
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const heard = message.safeParse(event.data);
      if (!heard.success) return;
      if (heard.data.state === 'ended') ended.current();
      else setPage('shown');
    };
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
    };
  }, [url, frame]);
  return page;
}
