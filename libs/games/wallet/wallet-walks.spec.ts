import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { setUpTestParts } from '#libs/platform/testing/set-up';
import type { WalletReply } from '../common/wallet.calls.js';
import type { WinnerBoard } from '../records/winner-board.js';
import { fundSeat, seatMember } from './seat.fixture.js';
import type { WalletItem } from './wallet-item.js';
import { WalletPostings } from './wallet-postings.js';

/** As many processes as the promise has connections: each batches on its own. */
const PROCESSES = 12;
const MEMBERS = 3;
const RIVER_DICE = 1008;

const { db, parts } = setUpTestParts();
let processes: WalletPostings[];
let sittings: { member: string; token: string }[];

beforeAll(async () => {
  const board = { onEvents: () => undefined } as unknown as WinnerBoard;
  processes = Array.from(
    { length: PROCESSES },
    () => new WalletPostings(parts.database, parts.events, parts.clock, board),
  );
  sittings = [];
  for (let index = 0; index < MEMBERS; index++) {
    const { member, tokens } = await seatMember(db, [RIVER_DICE]);
    sittings.push({ member, token: tokens.get(RIVER_DICE) ?? '' });
  }
});

const mostly = fc.integer({ min: 1, max: 8 }).map((roll) => roll > 1);
const step = fc.record({
  who: fc.nat(MEMBERS - 1),
  round: fc.nat(2),
  op: fc.constantFrom<WalletItem['op']>('bet', 'bet', 'win', 'win', 'rollback'),
  /** Has an id of its own, or otherwise that of the step that it refers to. */
  ownId: mostly,
  /** Counted back from this step. */
  reference: fc.nat(2),
  /** Member and round are those of the step that it refers to. */
  fits: mostly,
  amount: fc.integer({ min: 0, max: 2000 }),
  closed: fc.boolean(),
  copies: fc.integer({ min: 1, max: 3 }),
  /** The vendor waits for the answers to earlier requests. */
  waits: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function itemsOf(walk: string, steps: Step[]): WalletItem[] {
  const items: WalletItem[] = [];
  for (const [index, { who, round, op, ownId, reference, fits, amount, closed }] of steps.entries()) {
    const meant = items[Math.max(0, index - 1 - reference)];
    const gameSession = sittings[who] ?? { member: '', token: '' };
    const item: WalletItem = {
      op,
      vendor: 'STUDIO',
      brand: 'mela',
      user: gameSession.member,
      currency: 'BDT',
      token: gameSession.token,
      game_code: 'river-dice',
      round: `${walk}:${round}`,
      round_closed: closed && op !== 'bet',
      tx: ownId || !meant ? randomUUID() : meant.tx,
      reference: op === 'bet' ? null : (meant?.tx ?? randomUUID()),
      amount: op === 'rollback' ? 0 : amount,
      valid_amount: op === 'win' && closed && amount % 2 === 0 ? amount / 2 : null,
      free: false,
      reward: null,
      print: `${walk}:${index}`,
      request_uuid: randomUUID(),
    };
    if (fits && meant && op !== 'bet') {
      const { user, token, round: same } = meant;
      Object.assign(item, { user, token, round: same });
    }
    items.push(item);
  }
  return items;
}

/** Sends each item as often as its step says, from several processes at once. */
async function send(steps: Step[], items: WalletItem[]) {
  const sent: WalletItem[] = [];
  const answers: Promise<WalletReply>[] = [];
  for (const [index, { copies, waits }] of steps.entries()) {
    for (let copy = 0; copy < copies; copy++) {
      const item = items[index] as WalletItem;
      sent.push(item);
      answers.push((processes[(index + copy * 5) % PROCESSES] as WalletPostings).post(item));
    }
    if (waits) await Promise.all(answers);
  }
  return { sent, replies: await Promise.all(answers) };
}

/** Everything that is wrong, calculated from the tables. */
const faults = () =>
  db.query(`
    select 'currency' as what, null::bigint as id from ledger.posting group by currency having sum(amount) <> 0
    union all
    select 'balance', b.account from ledger.balance b
      left join (select account, sum(amount) as sum from ledger.posting group by 1) p on p.account = b.account
      where b.amount <> coalesce(p.sum, 0) or b.amount < 0
    union all
    select 'round', r.id from games.round r
      left join (select round, coalesce(sum(amount) filter (where operation = 'bet'), 0) as stake,
          coalesce(sum(amount) filter (where operation = 'win'), 0) as payout
        from games.wallet_transaction where state = 'accepted' group by 1) w on w.round = r.id
      where r.stake <> coalesce(w.stake, 0) or r.payout <> coalesce(w.payout, 0)
    union all
    select 'house', null where
      (select coalesce(sum(p.amount), 0) from ledger.posting p join ledger.account a on a.id = p.account where a.kind = 'games')
      <> (select coalesce(sum(stake - payout), 0) from games.round)
       + (select coalesce(sum(paid - amount), 0) from games.debt)
    union all
    select 'void', r.id from games.round r where r.status = 'void' and (r.stake <> 0 or r.payout <> 0)
    union all
    select 'seq', e.person from platform.event e group by e.person having max(seq) <> count(*)`);

test('keeps the money right whatever vendors send: twice, late and in any order', async () => {
  const seen = new Set<string>();
  let walks = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }), async (steps) => {
      walks += 1;
      for (const { member } of sittings) await fundSeat(db, member, 1500n);
      const items = itemsOf(`walk${walks}`, steps);
      const { sent, replies } = await send(steps, items);
      for (const { status } of replies) seen.add(status);
      expect(await faults()).toEqual([]);

      const kept = sent.filter((_, index) => replies[index]?.operator_tx_id !== undefined);
      const again = await Promise.all(kept.map((item) => (processes[0] as WalletPostings).post(item)));
      const first = replies.filter((reply: WalletReply) => reply.operator_tx_id !== undefined);
      expect(again).toEqual(first);
      expect(await faults()).toEqual([]);
    }),
    { numRuns: 30 },
  );
  // The walks reached every kind of answer that matters.
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'RS_OK',
      'RS_ERROR_DUPLICATE_TRANSACTION',
      'RS_ERROR_LIMIT_REACHED',
      'RS_ERROR_NOT_ENOUGH_MONEY',
      'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    ]),
  );
}, 120_000);
