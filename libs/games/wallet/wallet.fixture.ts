import { randomUUID } from 'node:crypto';
import { sign } from '#libs/platform/crypto/signature';
import type { Registered } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, TEST_BANK_SECRET, type TestApi } from '#libs/platform/testing/test-program';
import type { WalletReply } from '../common/wallet.calls.js';
import { type FakeStudio, startFakeStudio, TEST_STUDIO_SECRET } from '../vendors/studio.fixture.js';

export type WalletOperation = 'authenticate' | 'balance' | 'bet' | 'win' | 'rollback';
export type Fields = Record<string, unknown>;

export interface Signing {
  secret?: string;
  /** Seconds. */
  timestamp?: number;
  operator?: string;
}

/** A member at a game, with what the vendor knows of the session. */
export interface GameSession {
  member: Registered;
  token: string;
}

export const RIVER_DICE = 1008;

/** An api with a fake studio, from the vendor's point of view. */
export class WalletTestbed {
  private constructor(
    readonly db: TestDatabase,
    readonly studio: FakeStudio,
    readonly api: TestApi,
  ) {}

  static async open(env: NodeJS.ProcessEnv = {}): Promise<WalletTestbed> {
    const [db, studio] = await Promise.all([createTestDatabase(), startFakeStudio()]);
    const api = await startTestApi({
      databaseUrl: db.url,
      env: { VENDOR_STUDIO_URL: studio.url, VENDOR_STUDIO_SECRET: TEST_STUDIO_SECRET, ...env },
    });
    return new WalletTestbed(db, studio, api);
  }

  async close(): Promise<void> {
    await this.api.stop();
    await Promise.all([this.studio.close(), this.db.drop()]);
  }

  /** A member with this balance, a wire amount. */
  async member(amount = '0.00'): Promise<Registered> {
    const member = await this.api.client.register();
    if (Number(amount) > 0) await this.pay(member, amount);
    return member;
  }

  async pay(member: Registered, amount: string): Promise<void> {
    const { id } = await this.api.client.deposit(member.token, amount);
    await this.api.client.bankReport(TEST_BANK_SECRET, { reference: id, amount });
  }

  /** Starts the game and returns the token that the vendor was given. */
  async launch(member: Registered, query = `nodeId=${RIVER_DICE}`): Promise<string> {
    const reply = await this.api.client.get(`/wps/game/launchGame?${query}`, member.token);
    if (!reply.body.success) throw new Error(reply.text);
    return String(this.studio.requests.at(-1)?.body.token);
  }

  /** A member with money and an authenticated game session. */
  async startSession(amount = '1000.00'): Promise<GameSession> {
    const member = await this.member(amount);
    const token = await this.launch(member);
    await this.send('authenticate', { token });
    return { member, token };
  }

  /** Sends a vendor's signed request. */
  async send(operation: WalletOperation, fields: Fields, signing: Signing = {}): Promise<WalletReply> {
    const reply = await this.raw(
      operation,
      JSON.stringify({ request_uuid: randomUUID(), ...fields }),
      signing,
    );
    if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
    return JSON.parse(reply.text) as WalletReply;
  }

  raw(operation: WalletOperation, body: string, signing: Signing = {}) {
    const path = `/gw/v1/wallet/${operation}`;
    const timestamp = signing.timestamp ?? Math.floor(Date.now() / 1000);
    const operator = signing.operator ?? 'mela';
    const signature = sign(signing.secret ?? TEST_STUDIO_SECRET, timestamp, 'POST', path, operator, body);
    return this.api.client.send('POST', path, body, {
      headers: { 'x-operator-id': operator, 'x-timestamp': String(timestamp), 'x-signature': signature },
    });
  }

  /** The fields of a bet of 10.00 on a new round. */
  bet({ member, token }: GameSession, changes: Fields = {}): Fields {
    return {
      token,
      user: member.id,
      currency: 'BDT',
      game_code: 'river-dice',
      round: `round-${randomUUID()}`,
      round_closed: false,
      transaction_uuid: randomUUID(),
      amount: 10_00_000,
      is_free: false,
      ...changes,
    };
  }

  /** The fields of a win or rollback that refers to an earlier request. */
  after(sent: Fields, changes: Fields = {}): Fields {
    return {
      ...sent,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: sent.transaction_uuid,
      round_closed: true,
      ...changes,
    };
  }

  async balance(member: Registered): Promise<string> {
    const rows = await this.db.query<{ amount: string }>(
      `select b.amount from ledger.balance b join ledger.account a on a.id = b.account
       where a.member = $1 and a.kind = 'wallet'`,
      [member.id],
    );
    return (Number(rows[0]?.amount) / 100).toFixed(2);
  }

  async rounds(member: Registered): Promise<Fields[]> {
    return this.db.query(
      `select status, stake::int, payout::int, valid_bet::int as valid, settled_at is not null as settled
       from games.round where member = $1 order by id`,
      [member.id],
    );
  }
}
