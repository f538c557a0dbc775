import { useLocation } from 'react-router-dom';
import { withoutPlay } from '../games/play-address';

/** Travels with `/login`, `/register` and `/forget`, which stand over a page and do not replace it. */
export interface DialogPlace {
  overlay: true;
  /** Where the person was, or wanted to go. */
  returnTo?: string;
  /** The recovery was opened by a mail's link, whose token has left the address since. */
  byLink?: true;
}

const DIALOGS = new Set(['/login', '/register', '/forget']);
const MEMBERS_ONLY = /^\/(member|favorite|recent|game|seamless|agentHome)(\/|$)/i;

/** The state of a link to the log-in or the registration: from the one to the other the place stays. */
export function useDialogPlace(): DialogPlace {
  const { pathname, search, state } = useLocation();
  const held = (state as Partial<DialogPlace> | null)?.returnTo;
  return { overlay: true, returnTo: DIALOGS.has(pathname) ? held : pathname + search };
}

/** What the mail's link carries: in the fragment, which no server and no `Referer` is told; in older mails in the query. */
export function linkTokenIn({ search, hash }: { search: string; hash: string }): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');
}

/** The page of a recovery's link is open. */
export function useRecoveryByLink(): boolean {
  const { pathname, search, hash, state } = useLocation();
  const { byLink = false } = (state as Partial<DialogPlace> | null) ?? {};
  return pathname === '/forget' && (byLink || linkTokenIn({ search, hash }) !== null);
}

/** The page under the dialog: where the person was, or home where only a member may be there. */
export function usePageUnderDialog(): string | null {
  const { pathname } = useLocation();
  const { returnTo = '/' } = useDialogPlace();
  if (!DIALOGS.has(pathname)) return null;
  return MEMBERS_ONLY.test(returnTo) ? '/' : withoutPlay(returnTo);
}
