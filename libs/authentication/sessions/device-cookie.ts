import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';
import { cookieName } from '#libs/platform/http/cookie-name';

/** Browsers send it with log-ins alone. */
const PATH = '/wps/session';

const nameOf = (https: boolean) => cookieName('device', PATH, https);

/** By TLS the plain name counts for nothing: others could have set it. */
export function readDeviceCookie(header: string | undefined, https: boolean): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[nameOf(https)];
}

/** No script reads it and no other site sends it. `maxAge` in seconds; 0 takes it away. */
export function setDeviceCookie(
  reply: FastifyReply,
  { value, maxAge, https }: { value: string; maxAge: number; https: boolean },
): void {
  const shape = { name: nameOf(https), path: PATH, httpOnly: true, sameSite: 'strict' } as const;
  void reply.header('set-cookie', stringifySetCookie({ ...shape, value, maxAge, secure: https }));
}
