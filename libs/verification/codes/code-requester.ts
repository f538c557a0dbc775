import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import type { CallContext } from '#libs/platform/http/call-context';
import type { Caller } from '#libs/platform/http/caller';
import { readPrivateCookie, setPrivateCookie } from '#libs/platform/http/private-cookie';

/** Codes are requested below one path and used below others. */
const cookieBy = (https: boolean) => ({ name: 'asker', path: '/wps', https });
const SHAPE = /^[\w-]{43}$/;
const KEPT_S = 180 * 24 * 3600;

/** Whose code it is: of the browser that asked for it, and of nobody who merely knows the number. */
export interface CodeRequester {
  /** Network address. */
  address: string;
  /** 256 bits of the browser's cookie, as base64url; `null` where it showed none and was given none. */
  handle: string | null;
  /** Whether the browser showed the handle itself. One that keeps no cookies is known by its address instead. */
  shown: boolean;
}

/** What is stored of a handle. */
export const hashOfHandle = (handle: string): Buffer => createHash('sha256').update(handle).digest();

/** The requester as the request shows it. */
export function readRequester(
  { address }: Caller,
  headers: IncomingHttpHeaders,
  https: boolean,
): CodeRequester {
  const value = readPrivateCookie(headers.cookie, cookieBy(https)) ?? '';
  const handle = SHAPE.test(value) ? value : null;
  return { address, handle, shown: handle !== null };
}

@Injectable()
export class RequesterCookie {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The requester behind a call. A browser without the cookie is given one with the reply. */
  readOrSet(caller: Caller, { headers, reply }: CallContext): CodeRequester {
    const { https } = this.config;
    const requester = readRequester(caller, headers, https);
    if (requester.shown) return requester;
    const handle = randomBytes(32).toString('base64url');
    void reply.header('set-cookie', setPrivateCookie(cookieBy(https), handle, KEPT_S));
    return { ...requester, handle };
  }
}
