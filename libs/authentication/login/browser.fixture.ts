import { type Reply, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import type { TestApi } from '#libs/platform/testing/test-program';
import { CLIENT_HEADER } from '../common/session-clients.js';
import { DEVICE_COOKIE_PATHS } from '../sessions/device-cookie.js';

interface Came {
  token: string;
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  defaultPassword: boolean;
  unverified: boolean;
  member: { id: string; account: string; type: number };
}

const sendsDevice = (path: string) => DEVICE_COOKIE_PATHS.some((above) => path.startsWith(above));

/** A browser that logs in from an address, with the device cookie that it keeps. The api must trust 127.0.0.1. */
export class Browser {
  /** What the cookie holds. */
  device: string | undefined;
  /** What it calls itself; nothing by default. */
  client: string | undefined;

  constructor(
    public api: TestApi,
    public address = '198.51.100.1',
  ) {}

  async send(
    method: string,
    path: string,
    body?: object,
    { token, sealed, origin }: { token?: string; sealed?: boolean; origin?: string } = {},
  ): Promise<Reply<Came>> {
    const reply = await this.api.client.send<Came>(method, path, body, {
      token,
      sealed,
      headers: {
        'x-forwarded-for': this.address,
        ...(this.client && { [CLIENT_HEADER]: this.client }),
        ...(this.device && sendsDevice(path) && { cookie: `device=${this.device}` }),
        ...(origin && { origin }),
      },
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [, value] = /^device=([^;]*)/.exec(cookie) ?? [];
      if (value !== undefined) this.device = value || undefined;
    }
    return reply;
  }

  async register(
    account = `b${Math.random().toString(36).slice(2, 12)}`,
    fields: object = {},
  ): Promise<Came> {
    const form = { username: account, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD };
    const agreed = { terms: true, age: true, ...fields };
    return cameIn(await this.send('PUT', '/wps/member/register', { ...form, ...agreed }, { sealed: true }));
  }

  login(username: string, fields: object = {}): Promise<Reply<Came>> {
    const form = { username, password: TEST_PASSWORD, ...fields };
    return this.send('POST', '/wps/session/login', form, { sealed: true });
  }

  verify(fields: object): Promise<Reply<Came>> {
    return this.send('POST', '/wps/session/verification', fields, { sealed: true });
  }

  resume(fields: object = {}): Promise<Reply<Came>> {
    return this.send('POST', '/wps/session/resume', fields);
  }

  /** Another one with a copy of the cookie. */
  copy(): Browser {
    return Object.assign(new Browser(this.api, this.address), { device: this.device });
  }
}

/** @throws Error where the portal refused */
export function cameIn(reply: Reply<Came>): Came {
  if (!reply.body.value) throw new Error(`the portal answered ${reply.status}: ${reply.text}`);
  return reply.body.value;
}

export const outcome = ({ status, body }: Reply): string => `${status} ${body.message}`;
