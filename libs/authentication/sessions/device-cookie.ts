import type { FastifyReply } from 'fastify';
import { readPrivateCookie, setPrivateCookie } from '#libs/platform/http/private-cookie';

/** Browsers send it with the calls that start a session and no others, so that all accounts of one browser have one device. */
export const DEVICE_COOKIE_PATHS = [
  '/wps/session',
  '/wps/member/register',
  '/wps/member/password/verification',
] as const;
const cookieBy = (https: boolean, path: string = DEVICE_COOKIE_PATHS[0]) => ({ name: 'device', path, https });

export const readDeviceCookie = (header: string | undefined, https: boolean): string | undefined =>
  readPrivateCookie(header, cookieBy(https));

/** `maxAge` in seconds; 0 takes it away. */
export function setDeviceCookie(
  reply: FastifyReply,
  { value, maxAge, https }: { value: string; maxAge: number; https: boolean },
): void {
  const cookies = DEVICE_COOKIE_PATHS.map((path) => setPrivateCookie(cookieBy(https, path), value, maxAge));
  void reply.header('set-cookie', cookies);
}
