import { matchPath, useLocation } from 'react-router-dom';
import { PATHS } from './paths';
import { withoutPlay } from './play-address';

/** Travels with `/login`, `/register` and `/forget`, which stand over a page and do not replace it. */
export interface DialogPlace {
  overlay: true;
  /** Where the person was, or wanted to go. */
  returnTo?: string;
  /** The recovery was opened by a mail's link, whose token has left the address since. */
  byLink?: true;
}

const DIALOGS = [PATHS.login, PATHS.register, PATHS.recovery] as const;

/** The dialog that an address opens, however it is written: `/Login/` is `/login`. */
export const dialogAt = (pathname: string): (typeof DIALOGS)[number] | undefined =>
  DIALOGS.find((path) => matchPath(path, pathname) !== null);

const MEMBERS_ONLY = [
  `${PATHS.member}/*`,
  PATHS.favourites,
  PATHS.recent,
  PATHS.game,
  PATHS.seamless,
  `${PATHS.agentCentre}/*`,
];

/** The state of a link to the log-in or the registration: from the one to the other the place stays. */
export function useDialogPlace(): DialogPlace {
  const { pathname, search, state } = useLocation();
  const held = (state as Partial<DialogPlace> | null)?.returnTo;
  return { overlay: true, returnTo: dialogAt(pathname) ? held : pathname + search };
}

/** What the mail's link carries: in the fragment, which no server and no `Referer` is told; in older mails in the query. */
export function linkTokenIn({ search, hash }: { search: string; hash: string }): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');
}

/** The page of a recovery's link is open. */
export function useRecoveryByLink(): boolean {
  const { pathname, search, hash, state } = useLocation();
  const { byLink = false } = (state as Partial<DialogPlace> | null) ?? {};
  return dialogAt(pathname) === PATHS.recovery && (byLink || linkTokenIn({ search, hash }) !== null);
}

/** The page under the dialog: where the person was, or home where only a member may be there. */
export function usePageUnderDialog(): string | null {
  const { pathname } = useLocation();
  const { returnTo = PATHS.home } = useDialogPlace();
  if (!dialogAt(pathname)) return null;
  const [address = ''] = returnTo.split('?', 1);
  const isForMembers = MEMBERS_ONLY.some((pattern) => matchPath(pattern, address) !== null);
  return isForMembers ? PATHS.home : withoutPlay(returnTo);
}
