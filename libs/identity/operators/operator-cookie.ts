import { parseCookie, stringifySetCookie } from 'cookie';
import { type FastifyReply } from 'fastify';

const NAME = 'operator';
/** Where browsers send it: to the operators' pages, calls and sockets, and to no other part of the portal. */
const PATHS = ['/ops', '/wps/ops', '/socket.io'];

export function readOperatorCookie(header: string | undefined): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[NAME];
}

/** No script reads it, no other site sends it, and it ends with the browser at the latest. */
export function giveOperatorCookie(reply: FastifyReply, token: string, secure: boolean): void {
  void reply.header(
    'set-cookie',
    PATHS.map((path) => stringifySetCookie({ ...shape(path, secure), value: token })),
  );
}

export function takeOperatorCookie(reply: FastifyReply, secure: boolean): void {
  void reply.header(
    'set-cookie',
    PATHS.map((path) => stringifySetCookie({ ...shape(path, secure), value: '', maxAge: 0 })),
  );
}

const shape = (path: string, secure: boolean) =>
  ({ name: NAME, path, httpOnly: true, sameSite: 'strict', secure }) as const;
