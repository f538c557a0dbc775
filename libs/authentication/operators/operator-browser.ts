import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { readPrivateCookie, setPrivateCookie } from '#libs/platform/http/private-cookie';
import { UUID } from '#libs/platform/transitions/row-id';

const YEAR_SECONDS = 365 * 24 * 3600;

const cookieBy = (https: boolean) => ({ name: 'operator-browser', path: '/wps/ops', https });

/**
 * The random id of the browser, from its cookie or new. It says that two operators sit at the same browser, so that one
 * person with two accounts does not approve the own act; it proves nobody's identity.
 */
export function browserOf(header: string | undefined, https: boolean): string {
  const known = readPrivateCookie(header, cookieBy(https));
  return known !== undefined && UUID.test(known) ? known : randomUUID();
}

/** Keeps the id for a year. */
export function setBrowserCookie(reply: FastifyReply, browser: string, https: boolean): void {
  void reply.header('set-cookie', setPrivateCookie(cookieBy(https), browser, YEAR_SECONDS));
}
