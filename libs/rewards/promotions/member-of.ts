import type { Caller } from '#libs/platform/http/caller';

/** The member or agent who reads; `null` for guests and trial accounts, to whom no rewards belong. */
export const memberOf = ({ role, person }: Caller): string | null =>
  role === 'member' || role === 'agent' ? person : null;
