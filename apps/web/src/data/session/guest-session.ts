import type { AnyCall } from '#libs/platform/common/call';
import { createStore, useStore } from '../store';

/** A session in which a guest chats with customer service. */
export interface GuestSession {
  token: string;
  /** ISO 8601, in the server's time. */
  expiresAt: string;
}

/** Outlives the window of the chat, which the guest may close and open again. */
const KEY = 'serviceGuest';

const session = createStore<string | null>(null, stored());

/** The guest's token, or `null` without one. */
export const useGuestToken = (): string | null => useStore(session);
export const guestToken = (): string | null => session.get();

/** Whether a call may be made with it: no other call knows such a session. */
export const takesGuests = ({ access }: AnyCall): boolean =>
  access !== 'signed' && access.includes('service-guest');

export function beginGuestSession(begun: GuestSession): void {
  localStorage.setItem(KEY, JSON.stringify(begun));
  session.set(begun.token);
}

/** It has ended, or the guest is done. */
export function endGuestSession(): void {
  localStorage.removeItem(KEY);
  session.set(null);
}

function stored(): string | null {
  if (typeof localStorage === 'undefined') return null;
  try {
    const { token, expiresAt } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<GuestSession>;
    return token && expiresAt && new Date(expiresAt) > new Date() ? token : null;
  } catch {
    return null;
  }
}
