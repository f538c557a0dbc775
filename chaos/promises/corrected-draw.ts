import { randomUUID } from 'node:crypto';
import { times, waitUntil } from '../clients/concurrency.js';
import type { Customer } from '../clients/customer.js';
import { DrawOperators } from '../clients/draw-operators.js';
import { LedgerClient } from '../clients/ledger-client.js';
import { retryUntilAnswered } from '../clients/retry-until-answered.js';
import type { Findings } from '../promise.js';
import type { Api, Program } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';

const GAME = 'LAO_4D';
/** What was typed first, and what was drawn. */
const WRONG = { result: '7427', top3: '427' };
const RIGHT = { result: '7428', top3: '428' };
const KILLS = 2;
/** A worker pays so many parts of a draw at once. */
const AT_ONCE = 2;
const SETTLED_MS = 180_000;

/** A draw that is corrected, and who bet on the result that was first said and on the right one. */
interface Corrected {
  draw: string;
  members: string[];
  killed: number;
}

/**
 * Corrects the result of an outside draw while the worker is killed between the parts in which its tickets are settled again. Whoever bet on
 * the right result chases it, so that each of them has a part of his own.
 */
export async function correctWhileKilling(
  stack: Stack,
  api: Api,
  worker: Program,
  members: readonly Customer[],
): Promise<Corrected> {
  const wrong = members.filter((_, at) => at % 2 === 0);
  const right = members
    .filter((_, at) => at % 2 === 1)
    .toSorted((one, other) => Number(one.id) - Number(other.id));
  for (const member of wrong) await chase(api, member, WRONG.top3);
  for (const member of right) await chase(api, member, RIGHT.top3);
  const draw = await closeNow(stack);
  const operators = await DrawOperators.open(stack);
  await operators.enter(api, draw, WRONG.result);
  await waitUntil(async () => (await stack.count(UNSETTLED, [draw, 1])) === 0, SETTLED_MS);
  await spendAll(stack, wrong.slice(0, wrong.length / 2));
  const wallets = await Promise.all(right.map((member) => member.wallet()));
  let killed = 0;
  for (const kill of times(KILLS)) {
    // All before them are paid, and the worker's parts wait for these two.
    const held = wallets.slice(1 + kill * AT_ONCE, 1 + (kill + 1) * AT_ONCE);
    killed += await killAtWallets(stack, worker, held, async () => {
      if (kill === 0) await operators.correct(api, draw, RIGHT.result);
    });
  }
  await waitUntil(async () => (await stack.count(UNSETTLED, [draw, 2])) === 0, SETTLED_MS);
  await waitUntil(async () => (await stack.count(IS_SETTLED, [draw])) === 1, SETTLED_MS);
  return { draw, members: members.map(({ id }) => id), killed };
}

/** What became of the corrected draw, by the tables. */
export async function addCorrection(
  findings: Findings,
  stack: Stack,
  { draw, members, killed }: Corrected,
): Promise<Findings> {
  return findings
    .say(`${members.length} tickets of a draw that was corrected`)
    .expect('killed between the parts of a correction', killed, KILLS)
    .expect('not settled by the correction', await stack.count(UNSETTLED, [draw, 2]), 0)
    .expect('won by the right result', await stack.count(WON, [draw]), Math.floor(members.length / 2))
    .expect('corrected rounds not paid once', await stack.count(NOT_ONCE, [draw]), 0)
    .expect('corrected rounds with another sum', await stack.count(OTHER_SUM, [draw]), 0)
    .expect('not notified once', await stack.count(NOT_NOTIFIED_ONCE, [members]), 0);
}

const UNSETTLED = `select count(*) from lottery.ticket where draw = $1 and (status not in ('won', 'lost') or revision <> $2)`;
const IS_SETTLED = `select count(*) from lottery.draw where id = $1 and status = 'settled'`;
const WON = `select count(*) from lottery.ticket where draw = $1 and status = 'won'`;
const ROUNDS = `games.round r join lottery.draw d on d.id = $1 and r.round = d.game || ':' || d.draw_no`;
/** One payment stands, and the one of the first result was taken back. */
const NOT_ONCE = `select count(*) from ${ROUNDS} where (1, 1) <> (
  select count(*) filter (where w.state = 'accepted'), count(*) filter (where w.state = 'rolled_back')
  from games.wallet_transaction w where w.round = r.id and w.operation = 'win')`;
const OTHER_SUM = `select count(*) from ${ROUNDS} join lateral (
    select sum(stake) as stake, sum(win + rebate) as payout from lottery.ticket t where t.draw = d.id and t.member = r.member
  ) t on true where r.stake <> t.stake or r.payout <> t.payout or r.status <> 'settled'`;
const NOT_NOTIFIED_ONCE = `select count(*) from unnest($1::bigint[]) a(id) where 1 <> (
  select count(*) from messaging.message m where m.member = a.id and m.kind = 'draw.corrected')`;

/** The next draw and the one after it, on one number. */
async function chase(api: Api, { token }: Customer, top3: string): Promise<void> {
  const draws = await retryUntilAnswered<{ list: { drawNo: string }[] }>(() =>
    api.portal.get(`/lotto/lgw/games/${GAME}/draws?size=2`, token),
  );
  const order = {
    gameCode: GAME,
    prizeMode: 'SEA',
    lines: [{ rule: 'sea.top3', picks: [[top3]], amount: '1.00', bets: 1 }],
    draws: draws.body.value?.list.map(({ drawNo }) => ({ drawNo, multiple: 1 })),
    stopOnWin: true,
    amount: '2.00',
  };
  const key = randomUUID();
  const reply = await retryUntilAnswered(() =>
    api.portal.send('POST', '/lotto/lgw/chases', order, { token, key }),
  );
  if (!reply.body.success) throw new Error(`a chase was refused: ${reply.text}`);
}

/** Ends the sale of the next draw at once, and waits for its close. */
async function closeNow(stack: Stack): Promise<string> {
  const { rows } = await stack.owner.query<{ id: string }>(
    `update lottery.draw set open_at = least(open_at, now() - interval '1 second'), close_at = now(), draw_at = now() + interval '1 second',
       due_at = now()
     where id = (select id from lottery.draw where game = $1 and status in ('planned', 'open') order by draw_at limit 1) returning id`,
    [GAME],
  );
  const draw = rows[0]?.id ?? '';
  const isClosed = `select count(*) from lottery.draw where id = $1 and status = 'closed'`;
  await waitUntil(async () => (await stack.count(isClosed, [draw])) === 1, SETTLED_MS);
  return draw;
}

/** What is taken back from these members is a debt. */
async function spendAll(stack: Stack, members: readonly Customer[]): Promise<void> {
  const books = new LedgerClient(stack.application(2));
  const bank = await books.houseAccount('bank');
  for (const member of members) {
    const wallet = await member.wallet();
    const amount = await stack.count('select amount from ledger.balance where account = $1', [wallet]);
    await books.move(wallet, bank, amount);
  }
}

/** Kills the worker once its parts wait for these wallets, which are let go afterwards. Answers whether they waited: 1 or 0. */
async function killAtWallets(
  stack: Stack,
  worker: Program,
  wallets: readonly string[],
  begin: () => Promise<void>,
): Promise<number> {
  const holder = await stack.owner.connect();
  try {
    await holder.query('begin');
    await holder.query('select from ledger.balance where account = any($1) order by account for update', [
      wallets,
    ]);
    await begin();
    const waited = await waitUntil(async () => (await stack.count(WAITING)) === AT_ONCE, SETTLED_MS);
    await worker.kill();
    return waited === null ? 0 : 1;
  } finally {
    await holder.query('rollback');
    holder.release();
    await worker.start();
  }
}

const WAITING = `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  and query like '%lottery.%'`;
