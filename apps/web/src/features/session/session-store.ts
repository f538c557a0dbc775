import { useSyncExternalStore } from 'react';
import { forgetDevice, isDeviceRemembered } from './remembered-device';

/** `unknown` until the tab has looked for a session of its own or of another tab, or for a remembered device. */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'guest'; ended?: EndReason; restricted?: RestrictedSession }
  | { status: 'member'; token: string; greeting?: Greeting; landing?: string };

/** What is told once, after a log-in: that it was the first, or that nothing but the password proved it. */
export type Greeting = 'welcome' | 'unverified';

/** A session that may change its password and leave, and nothing else. It is kept in memory, never stored. */
export interface RestrictedSession {
  token: string;
  account: string;
  /** What was just typed, so that it need not be typed again. */
  oldPassword: string | null;
  reason: 'default' | 'expired';
  greeting: Greeting | undefined;
}

/** Why a session is over; `expired`, `disabled` and `password_changed` are told to the person. */
export type EndReason = 'logout' | 'expired' | 'disabled' | 'password_changed';

type Word = { type: 'ask' } | { type: 'token'; token: string } | { type: 'ended'; reason: EndReason };

const KEY = 'token';
/** What a log-out leaves behind. */
const MERCHANT = 'merchantCode';
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

/**
 * Looks for this tab's session, else asks the other tabs for theirs, else takes up that of a remembered device: `resume`
 * begins a session or does not. Called once, after the first picture.
 */
export function openSession(resume: () => Promise<void>): void {
  channel = new BroadcastChannel('mela-session');
  channel.onmessage = ({ data }: MessageEvent<Word>) => hear(data);
  const own = sessionStorage.getItem(KEY);
  if (own) return become({ status: 'member', token: own });
  if (!document.cookie.includes(`${HINT}=1`)) return become({ status: 'guest' });
  channel.postMessage({ type: 'ask' } satisfies Word);
  setTimeout(() => void lookFurther(resume), ANSWER_WITHIN);
}

async function lookFurther(resume: () => Promise<void>): Promise<void> {
  if (state.status === 'unknown' && isDeviceRemembered()) await resume().catch(() => undefined);
  if (state.status !== 'unknown') return;
  hint(isDeviceRemembered());
  become({ status: 'guest' });
}

/** The brand's code, which outlives every session of this tab. */
export function keepMerchantCode(code: string): void {
  if (code && !sessionStorage.getItem(MERCHANT)) sessionStorage.setItem(MERCHANT, code);
}

/** `landing` is the page that follows, in place of the one where the person was. */
export function beginSession(token: string, greeting?: Greeting, landing?: string): void {
  sessionStorage.setItem(KEY, token);
  hint(true);
  become({ status: 'member', token, greeting, landing });
  channel?.postMessage({ type: 'token', token } satisfies Word);
}

export function endGreeting(): void {
  if (state.status === 'member') become({ status: 'member', token: state.token });
}

/** Has the person choose another password before the session may begin. */
export const restrictSession = (restricted: RestrictedSession): void =>
  become({ status: 'guest', restricted });

/** The person left instead of changing the password. */
export function leaveRestricted(): void {
  if (state.status === 'guest') become({ status: 'guest' });
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
  const merchant = sessionStorage.getItem(MERCHANT);
  sessionStorage.clear();
  if (merchant) sessionStorage.setItem(MERCHANT, merchant);
  if (reason !== 'expired') forgetDevice();
  hint(isDeviceRemembered());
  become({ status: 'guest', ended: reason });
}

/** Lives as long as a session or a remembered device may. */
function hint(member: boolean): void {
  const life = member ? 'max-age=86400' : 'max-age=0';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${HINT}=1; path=/; samesite=strict; ${life}`;
}
