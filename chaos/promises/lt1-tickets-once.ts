import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { drift } from '../checks/drift.js';
import { wrongRoots } from '../checks/ticket-roots.js';
import { waitUntil } from '../clients/concurrency.js';
import { type Customer, register } from '../clients/customer.js';
import { LedgerClient } from '../clients/ledger-client.js';
import { retryUntilAnswered } from '../clients/retry-until-answered.js';
import { startSandbox } from '../clients/sandbox.js';
import { definePromise, Findings } from '../promise.js';
import type { Api, Program } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';
import { addCorrection, correctWhileKilling } from './corrected-draw.js';

/** Minor units. */
const FUNDS = 10_000_000;
const BETWEEN_KILLS_MS = 3000;
/** For the last draw, and for the work that a killed worker left. */
const SETTLED_MS = 180_000;

interface Size {
  members: number;
  /** Of a game with a draw each minute. */
  draws: number;
}

/** What was answered is drawn and paid once, whichever of the programs dies while it is sold, sealed, drawn, settled and settled again. */
export const ticketsOnce = definePromise<Size>({
  id: 'LT1',
  title: 'tickets are sealed, drawn and paid once',
  inBothTopologies: false,
  full: { members: 40, draws: 4 },
  small: { members: 12, draws: 1 },
  async run(stack, { members, draws }) {
    const { url } = await startSandbox(stack);
    const env = { BEACON_URL: `${url}/beacon` };
    await offer(stack);
    const apis = [await stack.startApi(env), await stack.startApi(env)] as [Api, Api];
    const workers = [await stack.startWorker(env), await stack.startWorker(env)] as [Program, Program];
    const customers = await register(stack, apis[0], members);
    await fund(stack, customers);
    await waitUntil(async () => (await stack.count(IS_ON_SALE)) > 0, SETTLED_MS);
    const ending = new AbortController();
    const answered: string[] = [];
    const betting = customers.map((customer, at) => bet(apis, customer, at, answered, ending.signal));
    const kills = killInTurn([workers[0], apis[0], workers[1], apis[1]], ending.signal);
    await waitUntil(async () => (await stack.count(SETTLED)) >= draws, (draws + 2) * 60_000 + SETTLED_MS);
    ending.abort();
    await Promise.all(betting);
    const killed = await kills;
    await waitUntil(async () => (await stack.count(OPEN)) === 0, SETTLED_MS);
    // Whoever else would go on with its parts.
    await workers[1].end();
    const corrected = await correctWhileKilling(stack, apis[0], workers[0], customers);
    const books = await drift(stack);
    const findings = new Findings()
      .say(`${answered.length} tickets answered, 2 apis and 2 workers killed ${killed} times`)
      .require(answered.length > members * draws, `only ${answered.length} tickets were sold`)
      .expect('answered and lost', await stack.count(LOST, [answered]), 0)
      .expect('draws with another root', await wrongRoots(stack), 0)
      .expect('rounds not paid once', await stack.count(NOT_ONCE), 0)
      .expect('rounds with another sum', await stack.count(OTHER_SUM), 0)
      .expect('drift', books.total + books.different + books.unbalanced, 0)
      .expect('negative', books.negative, 0);
    return (await addCorrection(findings, stack, corrected)).outcome();
  },
});

const IS_ON_SALE = `select count(*) from lottery.draw where status = 'open'`;
const SETTLED = `select count(*) from lottery.draw d where d.status = 'settled'
  and exists (select from lottery.ticket t where t.draw = d.id)`;
const OPEN = `select count(*) from lottery.ticket where status = 'accepted'`;
const LOST = `select count(*) from unnest($1::uuid[]) a(id) where not exists (
  select from lottery.ticket t where t.id = a.id and t.status in ('won', 'lost'))`;
const NOT_ONCE = `select count(*) from games.round r where r.vendor = 'ELOTT'
  and 1 <> (select count(*) from games.wallet_transaction w where w.round = r.id and w.operation = 'win' and w.state = 'accepted')`;
const OTHER_SUM = `select count(*) from games.round r join lateral (
    select sum(stake) as stake, sum(win + rebate) as payout from lottery.ticket t where t.round = r.round and t.member = r.member
  ) t on true where r.vendor = 'ELOTT' and (r.stake <> t.stake or r.payout <> t.payout or r.status <> 'settled')`;

async function offer(stack: Stack): Promise<void> {
  await stack.owner.query(`
    insert into lottery.game (brand, code, names) values ('mela', 'SSC1M', '{"EN": "Minute Five"}'), ('mela', 'LAO_4D', '{"EN": "Laos"}');
    insert into lottery.sale_limit select brand, code, 100, 2000000, 10000, 5000000000, 5000000000 from lottery.game;
  `);
}

async function fund(stack: Stack, members: Customer[]): Promise<void> {
  const books = new LedgerClient(stack.application(2));
  const bank = await books.houseAccount('bank');
  for (const member of members) await books.move(bank, await member.wallet(), FUNDS);
}

/** Buys ticket after ticket for the draw on sale, each with its key until it is answered. */
async function bet(
  apis: [Api, Api],
  { token }: Customer,
  first: number,
  answered: string[],
  end: AbortSignal,
) {
  for (let at = first; !end.aborted; at += 1) {
    const current = await retryUntilAnswered<{ draw: { drawNo: string } | null }>(() =>
      apis[at % 2 === 0 ? 0 : 1].portal.get('/lotto/lgw/games/SSC1M/current', token),
    );
    const drawNo = current.body.value?.draw?.drawNo;
    const digits = String(at % 10);
    const order = {
      gameCode: 'SSC1M',
      drawNo,
      prizeMode: 'ELOTT',
      lines: [{ rule: 'ssc.pos', picks: [[], [], [], [], [digits]], amount: '1.00', bets: 1 }],
      amount: '1.00',
    };
    const key = randomUUID();
    let attempts = at;
    const reply = await retryUntilAnswered<{ ticketId: string }>(() =>
      apis[attempts++ % 2 === 0 ? 0 : 1].portal.send('POST', '/lotto/lgw/bets', order, { token, key }),
    );
    if (reply.body.success && reply.body.value) answered.push(reply.body.value.ticketId);
    else await pause(200);
  }
}

/** Answers how many were killed; each is up again before the next one dies. */
async function killInTurn(programs: Program[], end: AbortSignal): Promise<number> {
  let killed = 0;
  while (!end.aborted) {
    await pause(BETWEEN_KILLS_MS);
    const program = programs[killed % programs.length];
    await program?.kill();
    await program?.start();
    killed += 1;
  }
  return killed;
}
