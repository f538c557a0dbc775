import { useSyncExternalStore } from 'react';

/** `unknown` until the tab has looked for a session of its own or of another tab. */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'guest'; ended?: EndReason }
  | { status: 'member'; token: string };

/** Why a session is over; `expired`, `disabled` and `password_changed` are told to the person. */
export type EndReason = 'logout' | 'expired' | 'disabled' | 'password_changed';

type Word = { type: 'ask' } | { type: 'token'; token: string } | { type: 'ended'; reason: EndReason };

const KEY = 'token';
/** How long a new tab waits for another one to hand its session over, in milliseconds. */
const ANSWER_WITHIN = 200;
/** Tells the server, with the next page, that a member is expected; proves nothing. */
const HINT = 'member';

let state: SessionState = { status: 'unknown' };
let channel: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

function become(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const UNKNOWN: SessionState = { status: 'unknown' };
export const useSession = (): SessionState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => UNKNOWN,
  );
export const sessionState = (): SessionState => state;
export const currentToken = (): string | null => (state.status === 'member' ? state.token : null);

/** Looks for this tab's session, else asks the other tabs for theirs. Called once, after the first picture. */
export function openSession(): void {
  channel = new BroadcastChannel('mela-session');
  channel.onmessage = ({ data }: MessageEvent<Word>) => hear(data);
  const own = sessionStorage.getItem(KEY);
  if (own) return become({ status: 'member', token: own });
  if (!document.cookie.includes(`${HINT}=1`)) return become({ status: 'guest' });
  channel.postMessage({ type: 'ask' } satisfies Word);
  setTimeout(() => {
    if (state.status !== 'unknown') return;
    hint(false);
    become({ status: 'guest' });
  }, ANSWER_WITHIN);
}

export function beginSession(token: string): void {
  sessionStorage.setItem(KEY, token);
  hint(true);
  become({ status: 'member', token });
  channel?.postMessage({ type: 'token', token } satisfies Word);
}

/** Ends the session here and in every other tab. */
export function endSession(reason: EndReason): void {
  if (state.status !== 'member') return;
  channel?.postMessage({ type: 'ended', reason } satisfies Word);
  forget(reason);
}

function hear(word: Word): void {
  if (word.type === 'ask' && state.status === 'member') {
    channel?.postMessage({ type: 'token', token: state.token } satisfies Word);
  }
  if (word.type === 'token' && state.status !== 'member') {
    sessionStorage.setItem(KEY, word.token);
    hint(true);
    become({ status: 'member', token: word.token });
  }
  if (word.type === 'ended' && state.status === 'member') forget(word.reason);
}

function forget(reason: EndReason): void {
  sessionStorage.clear();
  hint(false);
  become({ status: 'guest', ended: reason });
}

function hint(member: boolean): void {
  const life = member ? 'max-age=43200' : 'max-age=0';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${HINT}=1; path=/; samesite=strict; ${life}`;
}
