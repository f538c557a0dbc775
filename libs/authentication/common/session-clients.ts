/** What opened a session: a page in a browser, or the installed site. */
export const SESSION_CLIENTS = ['web', 'app'] as const;
export type SessionClient = (typeof SESSION_CLIENTS)[number];

/** Says `app` on the calls of the installed site; without it they are the web's. A claim, which proves nothing. */
export const CLIENT_HEADER = 'x-client';
