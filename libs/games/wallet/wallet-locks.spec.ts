import pg from 'pg';
import { type GameSession, WalletTestbed } from './wallet.fixture.js';

let testbed: WalletTestbed;
let held: GameSession;
let others: GameSession[];

beforeAll(async () => {
  testbed = await WalletTestbed.open();
  held = await testbed.startSession('100.00');
  others = [await testbed.startSession('100.00'), await testbed.startSession('100.00')];
});
afterAll(() => testbed.close());

/** Rows of the member that another session may lock, for as long as `during` takes. */
const holds: [string, string][] = [
  [
    'wallet',
    `select from ledger.balance b join ledger.account a on a.id = b.account where a.member = $1 for update of b`,
  ],
  ['number of events', 'select from platform.person_seq where person = $1 for update'],
  ['row', 'select from members.member where id = $1 for update'],
];

async function holding(statement: string, during: () => Promise<void>): Promise<void> {
  const client = new pg.Client(testbed.db.url);
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

test.each(holds)(
  "lets a bet of a member whose %s is locked wait alone, without delaying others' bets",
  async (_, hold) => {
    const answered: string[] = [];
    const bet = (gameSession: GameSession, name: string) =>
      testbed.send('bet', testbed.bet(gameSession)).then(({ status }) => answered.push(`${name} ${status}`));
    let waiting: Promise<unknown> | undefined;
    await holding(hold, async () => {
      waiting = bet(held, 'held');
      await waitingForLock();
      for (let round = 0; round < 3; round++) await Promise.all(others.map((other) => bet(other, 'other')));
      expect(answered).toEqual(Array(6).fill('other RS_OK'));
    });
    await waiting;
    expect(answered.at(-1)).toBe('held RS_OK');
  },
);

/** Waits until a connection of the api waits for a row. */
async function waitingForLock(): Promise<void> {
  for (;;) {
    const rows = await testbed.db.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
}
