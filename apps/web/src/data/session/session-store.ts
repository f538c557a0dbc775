import { createStore, useStore, useStoreValue } from '../store';
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

const session = createStore<SessionState>({ status: 'unknown' });
let channel: BroadcastChannel | undefined;

/** What `select` reads from the session: only a change of that draws a component again. */
export const useSessionValue = <Value>(select: (session: SessionState) => Value): Value =>
  useStoreValue(session, select);
export const useSession = (): SessionState => useStore(session);
/** That the tab turns out to be a guest's, as most do, draws nothing again. */
export const useIsMember = (): boolean => useSessionValue(({ status }) => status === 'member');
export const sessionState = (): SessionState => session.get();
export const currentToken = (): string | null => {
  const state = session.get();
  return state.status === 'member' ? state.token : null;
};

/**
 * Looks for this tab's session, else asks the other tabs for theirs, else takes up that of a remembered device: `resume`
 * begins a session or does not. Called once, after the first picture.
 */
export function openSession(resume: () => Promise<void>): void {
  channel = new BroadcastChannel('mela-session');
  channel.onmessage = ({ data }: MessageEvent<Word>) => hear(data);
  const own = sessionStorage.getItem(KEY);
  if (own) return session.set({ status: 'member', token: own });
  if (!document.cookie.includes(`${HINT}=1`)) return session.set({ status: 'guest' });
  channel.postMessage({ type: 'ask' } satisfies Word);
  setTimeout(() => void lookFurther(resume), ANSWER_WITHIN);
}

async function lookFurther(resume: () => Promise<void>): Promise<void> {
  const isUnknown = () => session.get().status === 'unknown';
  if (isUnknown() && isDeviceRemembered()) await resume().catch(() => undefined);
  if (!isUnknown()) return;
  hint(isDeviceRemembered());
  session.set({ status: 'guest' });
}

/** The brand's code, which outlives every session of this tab. */
export function keepMerchantCode(code: string): void {
  if (code && !sessionStorage.getItem(MERCHANT)) sessionStorage.setItem(MERCHANT, code);
}

/** `landing` is the page that follows, in place of the one where the person was. */
export function beginSession(token: string, greeting?: Greeting, landing?: string): void {
  sessionStorage.setItem(KEY, token);
  hint(true);
  session.set({ status: 'member', token, greeting, landing });
  channel?.postMessage({ type: 'token', token } satisfies Word);
}

export function endGreeting(): void {
  const token = currentToken();
  if (token !== null) session.set({ status: 'member', token });
}

/** Has the person choose another password before the session may begin. */
export const restrictSession = (restricted: RestrictedSession): void =>
  session.set({ status: 'guest', restricted });

/** The person left instead of changing the password. */
export function leaveRestricted(): void {
  if (session.get().status === 'guest') session.set({ status: 'guest' });
}

/** Ends the session here and in every other tab. */
export function endSession(reason: EndReason): void {
  if (currentToken() === null) return;
  channel?.postMessage({ type: 'ended', reason } satisfies Word);
  forget(reason);
}

function hear(word: Word): void {
  const token = currentToken();
  if (word.type === 'ask' && token !== null) {
    channel?.postMessage({ type: 'token', token } satisfies Word);
  }
  if (word.type === 'token' && token === null) {
    sessionStorage.setItem(KEY, word.token);
    hint(true);
    session.set({ status: 'member', token: word.token });
  }
  if (word.type === 'ended' && token !== null) forget(word.reason);
}

function forget(reason: EndReason): void {
  const merchant = sessionStorage.getItem(MERCHANT);
  sessionStorage.clear();
  if (merchant) sessionStorage.setItem(MERCHANT, merchant);
  if (reason !== 'expired') forgetDevice();
  hint(isDeviceRemembered());
  session.set({ status: 'guest', ended: reason });
}

/** Lives as long as a session or a remembered device may. */
function hint(member: boolean): void {
  const life = member ? 'max-age=86400' : 'max-age=0';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${HINT}=1; path=/; samesite=strict; ${life}`;
}
