import { insertMember } from '#libs/members/member.fixture';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import type { TestParts } from '#libs/platform/testing/test-parts';
import { createTestParts } from '#libs/platform/testing/test-parts';
import { freePort, startTestApi, startTestSandbox, type TestApi } from '#libs/platform/testing/test-program';
import { insertSession } from '#libs/platform/testing/test-session';
import { VendorClient } from '../vendors/vendor-client.js';
import { fundSeat } from './seat.fixture.js';
import { TablePage } from './table-page.fixture.js';
import { WalletLine } from './wallet-line.fixture.js';

/** Two vendors with one table each, whose rounds are equally long. */
export const TABLES = {
  TABLE: { node: 1014, spots: ['player', 'banker', 'tie'] },
  DS88: { node: 1005, spots: ['meron', 'wala'] },
} as const;
export type TableVendor = keyof typeof TABLES;
export const TABLE_VENDORS = Object.keys(TABLES) as TableVendor[];

export interface BookEntry {
  transaction_uuid: string;
  reference_transaction_uuid: string | null;
  operation: 'bet' | 'win' | 'rollback';
  /** Currency x 100000. */
  amount: number;
  state: 'accepted' | 'unanswered';
}

const secretOf = (vendor: TableVendor) => `a secret of ${vendor}`;

/** A real portal and the real tables of the sandbox, with the line between them. */
export class SharedTables {
  private constructor(
    readonly db: TestDatabase,
    readonly api: TestApi,
    readonly line: WalletLine,
    readonly parts: TestParts,
    private readonly sandbox: { url: string; stop(): Promise<void> },
  ) {}

  static async open(): Promise<SharedTables> {
    const [db, port] = [await createTestDatabase(), await freePort()];
    const sandboxUrl = `http://127.0.0.1:${port}`;
    const secrets = Object.fromEntries(
      TABLE_VENDORS.map((code) => [`VENDOR_${code}_SECRET`, secretOf(code)]),
    );
    const api = await startTestApi({ databaseUrl: db.url, env: { SANDBOX_URL: sandboxUrl, ...secrets } });
    const line = await WalletLine.open(api.url);
    const places = { SANDBOX_PORT: String(port), SANDBOX_URL: sandboxUrl, PORTAL_URL: line.url };
    const sandbox = await startTestSandbox({ ...places, ...secrets });
    return new SharedTables(db, api, line, await createTestParts(db.url), {
      url: sandboxUrl,
      stop: sandbox.stop,
    });
  }

  async close(): Promise<void> {
    await this.sandbox.stop();
    await this.line.close();
    await this.api.stop();
    await this.parts.close();
    await this.db.drop();
  }

  /** A new member with so many minor units, and a page of the table of each vendor. */
  async seat(funds: bigint): Promise<TablePage[]> {
    const member = await insertMember(this.db, { parent: null, type: 0 });
    const token = await insertSession(this.db, { person: member, role: 'member' });
    await fundSeat(this.db, member, funds);
    return Promise.all(TABLE_VENDORS.map((vendor) => this.launch(vendor, member, token)));
  }

  /** How the vendors are reached. */
  get vendors() {
    return Object.fromEntries(
      TABLE_VENDORS.map((code) => [
        code,
        {
          url: `${this.sandbox.url}/${code.toLowerCase()}`,
          secrets: [secretOf(code)],
          addresses: [],
          hosts: [],
        },
      ]),
    );
  }

  /** What the vendor has in its book from this moment on, in real time. */
  async book(vendor: TableVendor, from: Date): Promise<BookEntry[]> {
    const connection = this.vendors[vendor];
    if (!connection) throw new Error(`${vendor} has no table`);
    const client = new VendorClient(connection, this.parts.clock);
    const span = { from: from.toISOString(), to: new Date(Date.now() + 60_000).toISOString() };
    const entries: BookEntry[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = new URLSearchParams({ ...span, page: String(page) });
      const reply = await client.request('GET', `/transactions?${query}`, 'mela');
      const { list, total_pages } = reply as { list: BookEntry[]; total_pages: number };
      entries.push(...list);
      pages = total_pages;
    }
    return entries;
  }

  private async launch(vendor: TableVendor, member: string, token: string): Promise<TablePage> {
    const path = `/wps/game/launchGame?nodeId=${TABLES[vendor].node}&language=EN`;
    const { body, text } = await this.api.client.get<{ url: string }>(path, token);
    if (!body.value) throw new Error(text);
    return TablePage.open(body.value.url, member, vendor);
  }
}
