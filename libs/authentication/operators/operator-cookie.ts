import { parseCookie, stringifySetCookie } from 'cookie';
import { type FastifyReply } from 'fastify';
import { cookieName } from '#libs/platform/http/cookie-name';

/** Where browsers send it: to the operators' pages, calls and sockets, and to no other part of the portal. */
const PATHS = ['/ops', '/wps/ops', '/socket.io'];

const nameAt = (path: string, https: boolean) => cookieName('operator', path, https);

/** By TLS the plain name counts for nothing: others could have set it. */
export function readOperatorCookie(header: string | undefined, https: boolean): string | undefined {
  if (header === undefined) return undefined;
  const cookies = parseCookie(header);
  return PATHS.map((path) => cookies[nameAt(path, https)]).find((token) => token !== undefined);
}

/** No script reads it, no other site sends it, and it ends with the browser at the latest. */
export function giveOperatorCookie(reply: FastifyReply, token: string, https: boolean): void {
  void reply.header(
    'set-cookie',
    PATHS.map((path) => stringifySetCookie({ ...shape(path, https), value: token })),
  );
}

export function takeOperatorCookie(reply: FastifyReply, https: boolean): void {
  void reply.header(
    'set-cookie',
    PATHS.map((path) => stringifySetCookie({ ...shape(path, https), value: '', maxAge: 0 })),
  );
}

const shape = (path: string, https: boolean) =>
  ({ name: nameAt(path, https), path, httpOnly: true, sameSite: 'strict', secure: https }) as const;
