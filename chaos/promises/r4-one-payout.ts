import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { SettlementVerifier } from '#libs/agency/index';
import { Audit } from '#libs/platform/audit/audit';
import type { Clock } from '#libs/platform/clock/clock';
import { drift } from '../checks/drift.js';
import { randomBelow, times, waitUntil } from '../clients/concurrency.js';
import { BRAND } from '../clients/ledger-client.js';
import { definePromise, Findings } from '../promise.js';
import type { Program } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';
import { crashesAlong } from './crashes-along.js';

/** Agents in one line, each with a rate that is 0.1 % above the one below. */
const LINE = 5;
/**
 * The lowest agent of each line stakes this in each window, so that each agent of the line earns a thousandth of it.
 */
const STAKE = 100_000;
const EARNED = STAKE / 1000;
const WINDOW_MS = 6 * 60_000;
/** The first jobs of a window all settle, so that the workers race for its rounds. */
const SETTLE_JOBS = 8;
const TIMEOUT_MS = 90_000;
const MOVABLE = { TEST_CLOCK: '1' };

interface Size {
  lines: number;
  windows: number;
  /** Jobs per window: some settle, most pay, and all may run twice at the same time. */
  jobs: number;
  kills: number;
}

/** Each contract is paid once for each window, whichever worker dies while it settles or pays. */
export const onePayout = definePromise<Size>({
  id: 'R4',
  title: 'one payout for each contract and period',
  inBothTopologies: false,
  full: { lines: 60, windows: 5, jobs: 300, kills: 12 },
  small: { lines: 20, windows: 3, jobs: 60, kills: 3 },
  async run(stack, { lines, windows, jobs, kills }) {
    const api = await stack.startApi(MOVABLE);
    await plantLines(stack, lines);
    const workers = [await stack.startWorker(MOVABLE), await stack.startWorker(MOVABLE)] as [
      Program,
      Program,
    ];
    const queue = stack.queue();
    const agents = lines * LINE;
    let late = 0;
    for (const window of times(windows)) {
      await playWindow(stack);
      await api.portal.send('POST', '/dev/api/clock', { advanceMs: WINDOW_MS });
      const add = async (_: number, index: number) => {
        if (index < SETTLE_JOBS || index % 4 === 0)
          await queue.add(
            'agency.settle',
            { brand: BRAND, kind: 'realtime', code: '' },
            { jobId: randomUUID() },
          );
        else await queue.add('agency.pay-open', {}, { jobId: randomUUID() });
      };
      await crashesAlong(times(jobs), 4, add, share(kills, windows, window), async () => {
        const worker = workers[randomBelow(2)] as Program;
        await worker.kill();
        await worker.start();
      });
      const paid = await waitUntil(async () => (await settled(stack)) >= (window + 1) * agents, TIMEOUT_MS);
      if (paid === null) late++;
    }
    for (const worker of workers) await worker.kill();
    const ledger = await drift(stack);
    return new Findings()
      .say(`${windows * jobs} jobs, 2 workers, killed ${kills} times`)
      .expect(
        'payouts',
        await stack.count(`select count(*) from agency.payout where status = 'paid'`),
        windows * agents,
      )
      .expect('windows that were not paid in time', late, 0)
      .expect('double', await doubled(stack), 0)
      .expect('agents paid too much', await paidOtherwise(stack, '>', windows), 0)
      .expect('missing', await paidOtherwise(stack, '<', windows), 0)
      .expect('settlements with another result when they are calculated again', await differences(stack), 0)
      .expect('drift', ledger.total + ledger.different + ledger.unbalanced, 0)
      .outcome();
  },
});

/** How many of all kills fall into one window. */
const share = (kills: number, windows: number, window: number) =>
  Math.floor((kills * (window + 1)) / windows) - Math.floor((kills * window) / windows);

/** Inserts lines of agents with contracts and wallets directly into the database. */
async function plantLines(stack: Stack, lines: number): Promise<void> {
  for (const line of times(lines)) {
    await stack.owner.query(
      `do $$
       declare v_parent bigint; v_agent bigint; v_contract bigint;
       begin
         for place in 1..${LINE} loop
           insert into members.member (brand, account, type, password_hash, parent, registered_at)
             values ('${BRAND}', 'line${line}x' || place, 41, 'none', v_parent, now()) returning id into v_agent;
           insert into members.ancestor (member, ancestor, depth)
             select v_agent, v_parent, 1 where v_parent is not null
             union all select v_agent, ancestor, depth + 1 from members.ancestor where member = v_parent;
           perform ledger.open_account('${BRAND}', v_agent, kind, 'BDT') from unnest(array['wallet', 'hold']) kind;
           insert into agency.contract (brand, kind, upline, downline, version, status, terms, offered_at, in_force_from)
             values ('${BRAND}', 'realtime', v_parent, v_agent, 1, 'active', '{}', now(), now() - interval '1 day')
             returning id into v_contract;
           insert into agency.contract_tier values (v_contract, 1, 0, 0, 0, 0, 1000 * (${LINE} + 1 - place));
           v_parent := v_agent;
         end loop;
       end $$`,
    );
  }
}

/** One lost round of the lowest agent of each line, settled now by the portal's clock. */
async function playWindow(stack: Stack): Promise<void> {
  await stack.owner.query(
    `insert into games.round (brand, vendor, round, member, ancestors, node_id, currency, stake, payout, valid_bet, status,
       opened_at, settled_at, edge_ppm)
     select m.brand, t.vendor, gen_random_uuid(), m.id, array(select ancestor from members.ancestor where member = m.id order by depth),
       t.node_id, 'BDT', $1, 0, $1, 'settled', at, at, 1000000
     from members.member m, games.title t, (select clock_timestamp() + offset_ms * interval '1 ms' as at from platform.clock) c
     where m.account like 'line%x${LINE}' and t.game_code = 'river-dice'`,
    [STAKE],
  );
}

const settled = (stack: Stack) => stack.count(`select count(*) from agency.payout where status = 'paid'`);

/** Payouts whose money moved more than once, and contracts that were settled twice for one period. */
const doubled = (stack: Stack) =>
  stack.count(
    `select (select count(*) from (select 1 from ledger.transaction where kind = 'salary' group by reference having count(*) > 1) t)
       + (select count(*) from (select 1 from agency.payout group by contract, period_start having count(*) > 1) p)`,
  );

/** Agents whose wallet has more, or less, than they have earned. */
const paidOtherwise = (stack: Stack, than: '<' | '>', windows: number) =>
  stack.count(
    `select count(*) from ledger.balance b join ledger.account a on a.id = b.account and a.kind = 'wallet'
     join members.member m on m.id = a.member where m.account like 'line%' and b.amount ${than} $1`,
    [windows * EARNED],
  );

async function differences(stack: Stack): Promise<number> {
  const database = await stack.database();
  const clock = { now: () => new Date() } as Clock;
  const verifier = new SettlementVerifier(database, new Audit(database, clock), pino({ level: 'silent' }));
  return (await verifier.verifySince(new Date(0))).length;
}
