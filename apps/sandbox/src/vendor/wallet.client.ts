import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { sign } from '../web/signature.js';
import type { Secrets, VendorCode } from './codes.js';
import { currencyOf, fromWallet, toWallet } from './currencies.js';
import type { Round, Session, WalletTransaction } from './records.js';

/** `timeout` in milliseconds. */
export interface WalletOptions {
  portalUrl: string;
  secretsOf: (code: VendorCode, operator: string) => Secrets;
  timeout?: number;
}

const replySchema = z.object({
  status: z.string().regex(/^RS_[A-Z_]{2,60}$/),
  user: z.coerce.string().optional(),
  currency: z.string().optional(),
  balance: z.int().optional(),
});

/**
 * The answer of the portal's wallet. If `status` is null there was no valid answer, and it is unknown whether the
 * request took effect; `why` gives the reason. `balance` is in minor units.
 */
export interface WalletReply {
  status: string | null;
  why: string;
  user: string | undefined;
  currency: string | undefined;
  balance: bigint | undefined;
}

const noReply = (why: string): WalletReply => ({
  status: null,
  why,
  user: undefined,
  currency: undefined,
  balance: undefined,
});

/** A client for the portal's wallet. */
export class WalletClient {
  readonly #stop = new AbortController();

  constructor(readonly options: WalletOptions) {}

  /** Requests in flight count as unanswered. */
  stop(): void {
    this.#stop.abort();
  }

  authenticate(session: Session): Promise<WalletReply> {
    const { token, title, currency } = session;
    return this.#call(session, 'authenticate', {
      request_uuid: session.authenticateRequest,
      token,
      user: session.user,
      currency,
      game_code: title,
    });
  }

  balance(session: Session): Promise<WalletReply> {
    const { token, title, currency } = session;
    return this.#call(session, 'balance', {
      request_uuid: randomUUID(),
      token,
      user: session.user,
      currency,
      game_code: title,
    });
  }

  /** Sends a bet, win or rollback; all attempts are the same transaction. `timeout` is in milliseconds. */
  send(
    session: Session,
    round: Round,
    transaction: WalletTransaction,
    timeout?: number,
  ): Promise<WalletReply> {
    const { id, operation, reference, validAmount } = transaction;
    const currency = currencyOf(session.currency);
    const amount = toWallet(BigInt(transaction.amount), currency);
    const fields = {
      request_uuid: id,
      token: session.token,
      user: session.user,
      currency: session.currency,
      game_code: session.title,
      round: round.id,
      round_closed: operation !== 'bet',
      transaction_uuid: id,
      ...(reference !== null && { reference_transaction_uuid: reference }),
      ...(operation !== 'rollback' && { amount, is_free: round.reward !== undefined }),
      ...(operation !== 'rollback' && round.reward !== undefined && { reward_uuid: round.reward }),
      ...(validAmount !== null && { valid_amount: toWallet(BigInt(validAmount), currency) }),
    };
    return this.#call(session, operation, fields, timeout);
  }

  async #call(
    { vendor, operator, currency }: Session,
    operation: string,
    fields: object,
    timeout = this.options.timeout ?? 5000,
  ): Promise<WalletReply> {
    const body = JSON.stringify(fields);
    const url = new URL(`/gw/v1/wallet/${operation}`, this.options.portalUrl);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const message = { timestamp, method: 'POST', path: url.pathname, operator, body };
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-operator-id': operator,
          'x-timestamp': timestamp,
          'x-signature': sign(this.options.secretsOf(vendor, operator)[0], message),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(timeout), this.#stop.signal]),
      });
      return readReply(response.status, await response.text(), currency);
    } catch (error) {
      return noReply(reasonOf(error));
    }
  }
}

function readReply(status: number, text: string, currency: string): WalletReply {
  if (status !== 200) return noReply(`HTTP ${status}`);
  const parsed = replySchema.safeParse(parseJson(text));
  if (!parsed.success) return noReply('not an answer of the wallet');
  const { balance, ...reply } = parsed.data;
  return {
    status: reply.status,
    why: reply.status,
    user: reply.user,
    currency: reply.currency,
    balance: balance === undefined ? undefined : fromWallet(balance, currencyOf(currency)),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** "timeout", the system's error code such as ECONNREFUSED, or the error's name. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return name === 'TimeoutError' ? 'timeout' : (cause?.code ?? name ?? 'failed');
}
