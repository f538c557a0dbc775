import pg from 'pg';
import { type Sitting, WalletBench } from './wallet.fixture.js';

let bench: WalletBench;
let held: Sitting;
let others: Sitting[];

beforeAll(async () => {
  bench = await WalletBench.open();
  held = await bench.sit('100.00');
  others = [await bench.sit('100.00'), await bench.sit('100.00')];
});
afterAll(() => bench.close());

/** What somebody else may hold of the member, for as long as `during` takes. */
const holds: [string, string][] = [
  [
    'wallet',
    `select from ledger.balance b join ledger.account a on a.id = b.account where a.member = $1 for update of b`,
  ],
  ['number of events', 'select from platform.person_seq where person = $1 for update'],
  ['row', 'select from identity.member where id = $1 for update'],
];

async function holding(statement: string, during: () => Promise<void>): Promise<void> {
  const client = new pg.Client(bench.db.url);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(statement, [held.member.id]);
    await during();
    await client.query('commit');
  } finally {
    await client.end();
  }
}

test.each(holds)("a bet of a member whose %s is held waits alone, and the others' go on", async (_, hold) => {
  const answered: string[] = [];
  const bet = (sitting: Sitting, name: string) =>
    bench.send('bet', bench.bet(sitting)).then(({ status }) => answered.push(`${name} ${status}`));
  let waiting: Promise<unknown> | undefined;
  await holding(hold, async () => {
    waiting = bet(held, 'held');
    await waitingForLock();
    for (let round = 0; round < 3; round++) await Promise.all(others.map((other) => bet(other, 'other')));
    expect(answered).toEqual(Array(6).fill('other RS_OK'));
  });
  await waiting;
  expect(answered.at(-1)).toBe('held RS_OK');
});

/** Until a connection of the api waits for a row. */
async function waitingForLock(): Promise<void> {
  for (;;) {
    const rows = await bench.db.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
}
