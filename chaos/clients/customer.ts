import { randomUUID } from 'node:crypto';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import type { Api } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';
import { mapConcurrently, times } from './concurrency.js';
import { retryUntilAnswered } from './retry-until-answered.js';

export type Order = { id: string; payUrl: string };

/** A registered member who orders deposits, and the bank that reports them as paid. */
export class Customer {
  constructor(
    private readonly stack: Stack,
    private readonly member: Registered,
  ) {}

  get id(): string {
    return this.member.id;
  }

  get token(): string {
    return this.member.token;
  }

  get account(): string {
    return this.member.account;
  }

  /** One attempt; the reply may be an error. */
  order(api: Api, amount: string, key: string = randomUUID()): Promise<Reply<Order>> {
    const order = { method: 'bank', amount };
    return api.portal.send('POST', '/wps/cashier/deposits', order, { token: this.token, key });
  }

  /** Retries until it is answered. @throws Error if it is refused */
  async ordered(api: Api, amount: string, key: string = randomUUID()): Promise<string> {
    const reply = await retryUntilAnswered(() => this.order(api, amount, key));
    if (reply.body.value?.id) return reply.body.value.id;
    throw new Error(`a deposit was refused: ${reply.text}`);
  }

  balance(api: Api): Promise<Reply> {
    return api.portal.get('/wps/v2/wallets/balance', this.token);
  }

  /** One report of the bank. */
  paid(api: Api, reference: string, amount: string, eventId: string = randomUUID()): Promise<Reply> {
    return api.portal.bankReport(this.stack.bankSecret, { reference, amount, eventId });
  }

  /** The account with the money that this member may spend. */
  async wallet(): Promise<string> {
    const { rows } = await this.stack.owner.query(
      `select id from ledger.account where member = $1 and kind = 'wallet'`,
      [this.id],
    );
    return rows[0].id;
  }
}

export function register(stack: Stack, api: Api, count: number): Promise<Customer[]> {
  return mapConcurrently(times(count), 4, async () => new Customer(stack, await api.portal.register()));
}

/** Whether a webhook was accepted: a plain `ok`. */
export const isAccepted = (reply: Reply): boolean => reply.status === 200 && reply.text === 'ok';
