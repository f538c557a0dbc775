import { type FastifyReply } from 'fastify';
import { readPrivateCookie, setPrivateCookie } from '#libs/platform/http/private-cookie';

/** Where browsers send it: to the operators' pages, calls and sockets, and to no other part of the portal. */
const PATHS = ['/ops', '/wps/ops', '/socket.io'];

const cookies = (https: boolean) => PATHS.map((path) => ({ name: 'operator', path, https }));

export function readOperatorCookie(header: string | undefined, https: boolean): string | undefined {
  return cookies(https)
    .map((cookie) => readPrivateCookie(header, cookie))
    .find((token) => token !== undefined);
}

/** It ends with the browser at the latest. */
export function setOperatorCookie(reply: FastifyReply, token: string, https: boolean): void {
  void reply.header(
    'set-cookie',
    cookies(https).map((cookie) => setPrivateCookie(cookie, token)),
  );
}

export function clearOperatorCookie(reply: FastifyReply, https: boolean): void {
  void reply.header(
    'set-cookie',
    cookies(https).map((cookie) => setPrivateCookie(cookie, '', 0)),
  );
}
