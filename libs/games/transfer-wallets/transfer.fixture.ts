import { randomUUID } from 'node:crypto';
import type { Registered } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import {
  startTestApi,
  startTestWorker,
  TEST_BANK_SECRET,
  type TestApi,
  type TestWorker,
} from '#libs/platform/testing/test-program';
import type { VendorWallet, WalletTransfer } from '../common/wallet-transfer.js';
import { DELTA_SECRET, FakeTransferVendor } from './fake-transfer-vendor.fixture.js';

/** An api, and a worker where it is wanted, with DELTA as a vendor that keeps wallets. */
export class TransferTestbed {
  private constructor(
    readonly db: TestDatabase,
    readonly vendor: FakeTransferVendor,
    readonly api: TestApi,
    private readonly worker: TestWorker | undefined,
  ) {}

  static async open({ worker = false } = {}): Promise<TransferTestbed> {
    const [db, vendor] = await Promise.all([createTestDatabase(), FakeTransferVendor.start()]);
    await db.query(`update games.vendor set maintenance = false where brand = 'mela' and code = 'DELTA'`);
    const start = {
      databaseUrl: db.url,
      env: { VENDOR_DELTA_URL: vendor.studio.url, VENDOR_DELTA_SECRET: DELTA_SECRET },
    };
    const api = await startTestApi(start);
    return new TransferTestbed(db, vendor, api, worker ? await startTestWorker(start) : undefined);
  }

  async close(): Promise<void> {
    await Promise.all([this.api.stop(), this.worker?.stop()]);
    await Promise.all([this.vendor.studio.close(), this.db.drop()]);
  }

  /** A member with this balance, a wire amount. */
  async member(amount = '1000.00'): Promise<Registered> {
    const member = await this.api.client.register();
    if (Number(amount) === 0) return member;
    const { id } = await this.api.client.deposit(member.token, amount);
    await this.api.client.bankReport(TEST_BANK_SECRET, { reference: id, amount });
    return member;
  }

  /** Orders a transfer of this wire amount to DELTA, or back. */
  order(member: Registered, way: 'to' | 'back', amount: string, key: string = randomUUID()) {
    const [from, to] = way === 'to' ? ['MAIN', 'DELTA'] : ['DELTA', 'MAIN'];
    return this.send(member, { from, to, amount }, key);
  }

  send(member: Registered, fields: object, key: string = randomUUID()) {
    return this.api.client.send<WalletTransfer>('POST', '/wps/relay/GCS_walletTransfer', fields, {
      token: member.token,
      key,
    });
  }

  /** Starts Monsoon Fish, a title of DELTA. */
  launch(member: Registered, query = '') {
    return this.api.client.get<{ url: string }>(`/wps/game/launchGame?nodeId=1001${query}`, member.token);
  }

  async wallets(member: Registered): Promise<VendorWallet[]> {
    const reply = await this.api.client.get<{ list: VendorWallet[] }>(
      '/wps/relay/GCS_merchantWallet',
      member.token,
    );
    if (!reply.body.value) throw new Error(reply.text);
    return reply.body.value.list;
  }

  async balance(member: Registered): Promise<string | undefined> {
    const reply = await this.api.client.get<{ balance: string }>('/wps/v2/wallets/balance', member.token);
    return reply.body.value?.balance;
  }

  /** The sums of the house's accounts that hold members' money, in minor units. */
  async house(): Promise<Record<string, number>> {
    const rows = await this.db.query<{ kind: string; sum: number }>(
      `select a.kind, sum(p.amount)::int as sum from ledger.posting p join ledger.account a on a.id = p.account
       where a.owner = 'house' and (a.kind = 'transit' or a.kind like 'vendor-wallets-%') group by 1`,
    );
    return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
  }
}
