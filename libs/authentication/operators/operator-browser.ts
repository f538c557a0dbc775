import { randomUUID } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';
import { cookieName } from '#libs/platform/http/cookie-name';

const PATH = '/wps/ops';
const YEAR_SECONDS = 365 * 24 * 3600;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const nameBy = (https: boolean) => cookieName('operator-browser', PATH, https);

/**
 * The random id of the browser, from its cookie or new. It says that two operators sit at the same browser, so that one
 * person with two accounts does not approve the own act; it proves nobody's identity.
 */
export function browserOf(header: string | undefined, https: boolean): string {
  const known = header === undefined ? undefined : parseCookie(header)[nameBy(https)];
  return known !== undefined && UUID.test(known) ? known : randomUUID();
}

/** Keeps the id for a year. */
export function giveBrowserCookie(reply: FastifyReply, browser: string, https: boolean): void {
  const cookie = { name: nameBy(https), value: browser, path: PATH, maxAge: YEAR_SECONDS } as const;
  const guards = { httpOnly: true, sameSite: 'strict', secure: https } as const;
  void reply.header('set-cookie', stringifySetCookie({ ...cookie, ...guards }));
}
