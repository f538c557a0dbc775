import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import type { CallContext } from '#libs/platform/http/call-context';
import type { Caller } from '#libs/platform/http/caller';
import { readPrivateCookie, setPrivateCookie } from '#libs/platform/http/private-cookie';

/** `asker` is an old word for the requester. Codes are requested below one path and used below others. */
const cookieBy = (https: boolean) => ({ name: 'asker', path: '/wps', https });
const SHAPE = /^[\w-]{43}$/;
const KEPT_S = 180 * 24 * 3600;

/** The browser that asked for a code, which alone may use it: somebody who merely knows the number may not. */
export interface CodeRequester {
  /** IP address. */
  address: string;
  /** 256 bits of the browser's cookie, as base64url; `null` where it sent none and was given none. */
  token: string | null;
  /** Whether the browser sent the token itself. One that keeps no cookies is known by its network instead. */
  shown: boolean;
}

/** What is stored of a requester's token. */
export const hashOfRequesterToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The requester, by the cookie and IP address of the request. */
export function readRequester(
  { address }: Caller,
  headers: IncomingHttpHeaders,
  https: boolean,
): CodeRequester {
  const value = readPrivateCookie(headers.cookie, cookieBy(https)) ?? '';
  const token = SHAPE.test(value) ? value : null;
  return { address, token, shown: token !== null };
}

@Injectable()
export class RequesterCookie {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The requester behind a call. A browser without the cookie is given one with the reply. */
  readOrSet(caller: Caller, { headers, reply }: CallContext): CodeRequester {
    const { https } = this.config;
    const requester = readRequester(caller, headers, https);
    if (requester.shown) return requester;
    const token = randomBytes(32).toString('base64url');
    void reply.header('set-cookie', setPrivateCookie(cookieBy(https), token, KEPT_S));
    return { ...requester, token };
  }
}
