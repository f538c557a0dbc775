import type { FastifyReply } from 'fastify';
import { readPrivateCookie, setPrivateCookie } from '#libs/platform/http/private-cookie';

/** Browsers send it with log-ins alone. */
const cookieBy = (https: boolean) => ({ name: 'device', path: '/wps/session', https });

export const readDeviceCookie = (header: string | undefined, https: boolean): string | undefined =>
  readPrivateCookie(header, cookieBy(https));

/** `maxAge` in seconds; 0 takes it away. */
export function setDeviceCookie(
  reply: FastifyReply,
  { value, maxAge, https }: { value: string; maxAge: number; https: boolean },
): void {
  void reply.header('set-cookie', setPrivateCookie(cookieBy(https), value, maxAge));
}
