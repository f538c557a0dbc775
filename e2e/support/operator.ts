import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { sealed } from './sealed';
import { stack } from './stack';

interface Account {
  account: string;
  password: string;
  totpSecret: string;
}

const BRAND = path.join(import.meta.dirname, '../../brands/mela');
/** A code is valid for one log-in, and the next one appears after half a minute. */
const LOGIN_WITHIN_MS = 60_000;

/** An operator's actions on withdrawals, by calls. */
export class Operator {
  private constructor(private readonly cookie: string) {}

  static async login(name: string): Promise<Operator> {
    const accounts = JSON.parse(
      fs.readFileSync(path.join(BRAND, 'demo-operators.json'), 'utf8'),
    ) as Account[];
    const found = accounts.find(({ account }) => account === name);
    if (!found) throw new Error(`there is no operator ${name}`);
    let cookie: string | undefined;
    await expect(async () => {
      cookie = await begin(found);
      expect(cookie).toBeDefined();
    }).toPass({ timeout: LOGIN_WITHIN_MS, intervals: [6000] });
    return new Operator(cookie ?? '');
  }

  approve = (id: string) => this.move(id, 'approve', {});
  reject = (id: string, reason: string) => this.move(id, 'reject', { reason });
  distribute = (id: string, amount: string) =>
    this.move(id, 'distribute', { amount, reference: `story ${amount}` });
  resend = (id: string) => this.move(id, 'resolve', { outcome: 'resend', reference: 'story again' });

  private async move(id: string, move: string, fields: object): Promise<void> {
    const { publicUrl } = stack();
    const reply = await fetch(`${publicUrl}/wps/ops/withdrawals/${id}/${move}`, {
      method: 'POST',
      headers: {
        cookie: this.cookie,
        origin: publicUrl,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(fields),
    });
    if (!reply.ok) throw new Error(`${move} was refused: ${await reply.text()}`);
  }
}

/** The cookie of a new session; `undefined` if the code of this half minute was already used. */
async function begin({ account, password, totpSecret }: Account): Promise<string | undefined> {
  const { publicUrl } = stack();
  // Codes follow the real time, not the test clock, as on an authenticator.
  const code = new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate();
  const body = await sealed('POST /wps/ops/session', { account, password, code });
  const reply = await fetch(`${publicUrl}/wps/ops/session`, {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return reply.ok ? [...new Set(cookies)].join('; ') : undefined;
}
