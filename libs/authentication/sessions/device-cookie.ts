import type { FastifyReply } from 'fastify';
import { readPrivateCookie, setPrivateCookie } from '#libs/platform/http/private-cookie';

/** Browsers send it with log-ins and registrations alone, so that a second account of one browser has the same device. */
const PATHS = ['/wps/session', '/wps/member/register'] as const;
const cookieBy = (https: boolean, path: string = PATHS[0]) => ({ name: 'device', path, https });

export const readDeviceCookie = (header: string | undefined, https: boolean): string | undefined =>
  readPrivateCookie(header, cookieBy(https));

/** `maxAge` in seconds; 0 takes it away. */
export function setDeviceCookie(
  reply: FastifyReply,
  { value, maxAge, https }: { value: string; maxAge: number; https: boolean },
): void {
  const cookies = PATHS.map((path) => setPrivateCookie(cookieBy(https, path), value, maxAge));
  void reply.header('set-cookie', cookies);
}
