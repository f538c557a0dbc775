import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sign } from '#libs/platform/crypto/signature';
import type { Reply } from '#libs/platform/testing/portal-client';
import type { Api } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';
import type { Customer } from './customer.js';
import { BRAND, CURRENCY } from './ledger-client.js';
import { retryUntilAnswered } from './retry-until-answered.js';

const GAME = 'river-dice';

export interface GameSession {
  customer: Customer;
  token: string;
}

export interface Bet {
  transaction_uuid: string;
  round: string;
  /** Currency x 100000. */
  amount: number;
}

/** A game vendor that sends signed requests to the portal's wallet until it gets an answer. */
export class Vendor {
  constructor(private readonly stack: Stack) {}

  /** An authenticated game session. The launch is written directly to the database, since no studio runs here. */
  async startSession(customer: Customer): Promise<GameSession> {
    const token = randomBytes(32).toString('base64url');
    await this.stack.owner.query(
      `insert into games.launch (id, token_hash, brand, member, session, node_id, currency, demo, created_at,
         authenticate_before, authenticated_at, expires_at)
       select $1, $2, $3, s.person, s.id, t.node_id, $4, false, now(), now(), now(), now() + interval '1 hour'
       from authentication.session s, games.title t where s.token_hash = $5 and t.brand = $3 and t.game_code = $6`,
      [randomUUID(), hashOf(token), BRAND, CURRENCY, hashOf(customer.token), GAME],
    );
    return { customer, token };
  }

  /** The status that the wallet returns. */
  bet(api: Api, session: GameSession, { amount, ...bet }: Bet): Promise<string> {
    return this.ask(api, 'bet', session, { ...bet, amount, round_closed: false, is_free: false });
  }

  /** Pays a bet and closes its round. */
  win(api: Api, session: GameSession, { transaction_uuid, round }: Bet, id: string, amount: number) {
    const fields = { transaction_uuid: id, reference_transaction_uuid: transaction_uuid, round, amount };
    return this.ask(api, 'win', session, { ...fields, round_closed: true, is_free: false });
  }

  private async ask(api: Api, operation: string, { customer, token }: GameSession, fields: object) {
    const body = JSON.stringify({
      request_uuid: randomUUID(),
      token,
      user: customer.id,
      currency: CURRENCY,
      game_code: GAME,
      ...fields,
    });
    const reply = await retryUntilAnswered(() => this.send(api, `/gw/v1/wallet/${operation}`, body));
    return statusOf(reply);
  }

  /** @throws Error if the wallet could not do it at the moment */
  private async send(api: Api, path: string, body: string): Promise<Reply> {
    const timestamp = Math.floor(Date.now() / 1000);
    const signature = sign(this.stack.studioSecret, timestamp, 'POST', path, BRAND, body);
    const reply = await api.portal.send('POST', path, body, {
      headers: { 'x-operator-id': BRAND, 'x-timestamp': String(timestamp), 'x-signature': signature },
    });
    if (reply.status === 200 && statusOf(reply) === 'RS_ERROR_UNKNOWN') throw new Error(reply.text);
    return reply;
  }
}

const statusOf = (reply: Reply): string => (JSON.parse(reply.text) as { status: string }).status;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
