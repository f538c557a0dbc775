import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';

const NAME = 'device';
/** Browsers send it with log-ins alone. */
const PATH = '/wps/session';

export function readDeviceCookie(header: string | undefined): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[NAME];
}

/** No script reads it and no other site sends it. `maxAge` in seconds; 0 takes it away. */
export function setDeviceCookie(
  reply: FastifyReply,
  cookie: { value: string; maxAge: number; secure: boolean },
): void {
  const shape = { name: NAME, path: PATH, httpOnly: true, sameSite: 'strict' } as const;
  void reply.header('set-cookie', stringifySetCookie({ ...shape, ...cookie }));
}
