import { isServerTimeKnown, serverNow } from '../../../data/calls/server-time';

/** Looked at again this often, in milliseconds: a timer alone is late where the machine slept. */
const LOOK_MS = 1000;

/** Whether a moment (ISO 8601) is still to come, as far as the server's time is known. */
export const isAhead = (moment: string): boolean => Date.parse(moment) > serverNow();

async function knowServerTime(): Promise<void> {
  if (isServerTimeKnown()) return;
  const { serverKey } = await import('../../../data/calls/seal');
  await serverKey();
}

/** An answer that names a moment, once the server's time is known: before, nobody could count down to it. */
export async function withServerTime<T>(answer: Promise<T>): Promise<T> {
  const value = await answer;
  await knowServerTime().catch(() => undefined);
  return value;
}

/** Ends at a moment (ISO 8601) of the server's time, however wrong this machine's clock is. */
export async function countDownTo(moment: string, signal: AbortSignal): Promise<void> {
  await knowServerTime().catch(() => undefined);
  while (!signal.aborted && isAhead(moment)) {
    const left = Date.parse(moment) - serverNow();
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, LOOK_MS)));
  }
}

/** Countdowns of a purpose are kept as long as the tab: a code for a log-in does not hold back one for a recovery. */
const keyOf = (purpose: string, target: string) => `smsCode:${purpose}:${target.replace(/\s/g, '')}`;

export const keepCountdown = (purpose: string, target: string, expiresAt: string): void =>
  sessionStorage.setItem(keyOf(purpose, target), expiresAt);

/** The moment when this target may be sent another code; `null` where that is now. */
export async function recallCountdown(purpose: string, target: string): Promise<string | null> {
  const expiresAt = sessionStorage.getItem(keyOf(purpose, target));
  if (expiresAt === null) return null;
  await knowServerTime();
  return isAhead(expiresAt) ? expiresAt : null;
}
