import { Clock } from '#libs/platform/clock/clock';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import type { WinnerBoard } from '../records/winner-board.js';
import { WalletTestbed } from './wallet.fixture.js';
import { walletItem } from './wallet-item.js';
import { WalletPostings } from './wallet-postings.js';

const AHEAD_MS = 20 * 60_000;
const DAY_MS = 24 * 3_600_000;

/** The clock of a machine that is twenty minutes ahead of PostgreSQL's. */
class FastClock extends Clock {
  override now(): Date {
    return new Date(super.now().getTime() + AHEAD_MS);
  }
}

let testbed: WalletTestbed;
let parts: TestParts;
beforeAll(async () => {
  testbed = await WalletTestbed.open();
  parts = await createTestParts(testbed.db.url);
});
afterAll(async () => {
  await parts.close();
  await testbed.close();
});

test("dates rounds, transactions and postings by PostgreSQL's clock, not the api's", async () => {
  const { database, events, config, wakeUps } = parts;
  const clock = new FastClock(config, database, wakeUps);
  await clock.onModuleInit();
  const board = { onEvents: () => undefined } as unknown as WinnerBoard;
  const fast = new WalletPostings(database, events, clock, board);
  await testbed.api.advance(DAY_MS / 4);
  await clock.onModuleInit();
  const session = await testbed.startSession();
  const fields = testbed.bet(session, { round_closed: true, request_uuid: 'a-request' });
  const item = walletItem('STUDIO', 'mela', { op: 'bet', fields: fields as never });
  if (typeof item === 'string') throw new Error(item);
  expect(await fast.post(item)).toMatchObject({ status: 'RS_OK' });
  const rows = await testbed.db.query(
    `select r.settled_at between b.low and b.high as round, w.at between b.low and b.high as transaction,
       t.at between b.low and b.high as posting
     from games.round r join games.wallet_transaction w on w.round = r.id
     join ledger.transaction t on t.key = 'games:' || w.id,
     lateral (select clock_timestamp() + interval '6 hours' - interval '5 minutes' as low,
       clock_timestamp() + interval '6 hours' + interval '5 minutes' as high) b`,
  );
  expect(rows).toEqual([{ round: true, transaction: true, posting: true }]);
});
