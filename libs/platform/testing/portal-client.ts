import { randomBytes, randomUUID } from 'node:crypto';
import type { Envelope } from '../common/errors.js';
import { sign } from '../crypto/signature.js';
import { openPortalSocket, type PortalSocket } from './portal-socket.js';
import { type SealKey, sealCall } from './seal-call.js';

export interface Reply<Value = unknown> {
  status: number;
  headers: Headers;
  text: string;
  /** The envelope; empty if the reply was not JSON. */
  body: Envelope<Value>;
}

export interface SendOptions {
  token?: string;
  /** Idempotency key. */
  key?: string;
  sealed?: boolean;
  headers?: Record<string, string>;
}

export interface Registered {
  token: string;
  id: string;
  account: string;
}

export interface BankReport {
  reference: string;
  amount: string;
  type?: 'payment.pending' | 'payment.paid' | 'payment.failed' | 'payment.reversed';
  eventId?: string;
  /** The bank's payment number; by default one per reference. */
  paymentId?: string;
  currency?: string;
  /** By which the bank knows the brand; mela's by default. */
  merchantCode?: string;
  /** Seconds; now by default. */
  timestamp?: number;
  /** Extra fields that the protocol does not define. */
  added?: object;
}

export const TEST_PASSWORD = 'Rainy-Season-42';
const MERCHANT_CODE = 'mela';
/** The same in all reports, so that a copy is identical byte for byte. */
const OCCURRED_AT = new Date().toISOString();
const TIMEOUT_MS = 40_000;

/** The portal as clients see it: only wire calls, pushes and signed reports. For tests and fault programs. */
export class PortalClient {
  private key: SealKey | undefined;
  private readonly sockets: PortalSocket[] = [];
  /** Server time minus local time, in milliseconds. */
  private offset = 0;

  constructor(readonly baseUrl: string) {}

  get<Value = unknown>(path: string, token?: string): Promise<Reply<Value>> {
    return this.send('GET', path, undefined, { token });
  }

  /** A sealed call that the server finds stale, or sealed with a key that it has replaced, is sealed and sent again, once. */
  async send<Value = unknown>(
    method: string,
    path: string,
    body?: unknown,
    options: SendOptions = {},
  ): Promise<Reply<Value>> {
    if (!options.sealed) return this.request(method, path, body, options);
    const reply = await this.request<Value>(method, path, await this.seal(method, path, body), options);
    if (reply.body.message === 'error_encryption_invalid') this.key = undefined;
    else if (reply.body.message !== 'error_encryption_expired') return reply;
    else this.setTime((reply.body.value as { now: string }).now);
    return this.request(method, path, await this.seal(method, path, body), options);
  }

  /** @throws Error if the portal refuses */
  async register(account = `t${randomBytes(6).toString('hex')}`): Promise<Registered> {
    const form = {
      username: account,
      password: TEST_PASSWORD,
      confirmPassword: TEST_PASSWORD,
      terms: true,
      age: true,
    };
    return memberOf(await this.send('PUT', '/wps/member/register', form, { sealed: true }));
  }

  /** @throws Error if the portal refuses */
  async login(account: string, password = TEST_PASSWORD): Promise<Registered> {
    const form = { username: account, password };
    return memberOf(await this.send('POST', '/wps/session/login', form, { sealed: true }));
  }

  /** @throws Error if the portal refuses */
  async deposit(token: string, amount: string, key: string = randomUUID()) {
    const order = { method: 'bank', amount };
    return accepted<{ id: string; payUrl: string }>(
      await this.send('POST', '/wps/cashier/deposits', order, { token, key }),
    );
  }

  /** A report with the bank's signature. */
  bankReport(secret: string, report: BankReport): Promise<Reply> {
    const path = '/wps/cashier/webhooks/bank';
    const operator = report.merchantCode ?? MERCHANT_CODE;
    const timestamp = report.timestamp ?? Math.floor(Date.now() / 1000);
    const body = JSON.stringify({
      event_id: report.eventId ?? randomUUID(),
      type: report.type ?? 'payment.paid',
      payment_id: report.paymentId ?? `pay-${report.reference}`,
      reference: report.reference,
      amount: report.amount,
      currency: report.currency ?? 'BDT',
      occurred_at: OCCURRED_AT,
      ...report.added,
    });
    return this.request('POST', path, body, {
      headers: {
        'x-timestamp': String(timestamp),
        'x-operator-id': operator,
        'x-signature': sign(secret, timestamp, 'POST', path, operator, body),
      },
    });
  }

  socket(token?: string, lastSeq?: unknown, headers?: Record<string, string>): PortalSocket {
    const socket = openPortalSocket(this.baseUrl, token, lastSeq, headers);
    this.sockets.push(socket);
    return socket;
  }

  /** Closes the sockets that were left open, so that none reconnects to a server that has ended. */
  closeSockets(): void {
    for (const socket of this.sockets.splice(0)) socket.close();
  }

  /** The key that seals calls, and the server's time, both fetched once. */
  async sealing(): Promise<{ key: SealKey; now: Date }> {
    if (!this.key) {
      const reply = await this.get<{ keys: SealKey[]; now: string }>('/wps/system/keys');
      const { keys, now } = accepted(reply);
      this.key = keys[0];
      this.setTime(now);
    }
    if (!this.key) throw new Error('the portal publishes no key');
    return { key: this.key, now: new Date(Date.now() + this.offset) };
  }

  /** The body of a sealed call, valid once. */
  async seal(method: string, path: string, fields: unknown): Promise<{ payload: string }> {
    const { key, now } = await this.sealing();
    const stamps = { iat: Math.floor(now.getTime() / 1000), aud: `${method} ${path.split('?')[0]}` };
    return { payload: await sealCall(key, fields, stamps) };
  }

  private setTime(now: string): void {
    this.offset = Date.parse(now) - Date.now();
  }

  /** A text body is sent unchanged. */
  private async request<Value>(
    method: string,
    path: string,
    body: unknown,
    { token, key, headers }: SendOptions,
  ): Promise<Reply<Value>> {
    const response = await fetch(this.baseUrl + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...headers,
      },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: envelopeOf<Value>(text) };
  }
}

function envelopeOf<Value>(text: string): Envelope<Value> {
  try {
    return JSON.parse(text) as Envelope<Value>;
  } catch {
    return { success: false, message: null, value: null };
  }
}

function accepted<Value>(reply: Reply<Value>): Value {
  if (reply.body.success && reply.body.value !== null) return reply.body.value;
  throw new Error(`the portal answered ${reply.status}: ${reply.text}`);
}

function memberOf(reply: Reply): Registered {
  const { token, member } = accepted(reply) as { token: string; member: { id: string; account: string } };
  return { token, id: member.id, account: member.account };
}
