import { randomUUID } from 'node:crypto';
import { drift } from '../checks/drift.js';
import { mapConcurrently, times } from '../clients/concurrency.js';
import { register } from '../clients/customer.js';
import { LedgerClient } from '../clients/ledger-client.js';
import { type Bet, type GameSession, Vendor } from '../clients/vendor.js';
import { definePromise, Findings } from '../promise.js';
import type { Api } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';
import { crashesAlong, crashesInTurn } from './crashes-along.js';

const CONNECTIONS = 12;
/** Currency x 100000, and the same in minor units. */
const STAKE = { wire: 10_00_000, minor: 1000 };
const PRIZE = { wire: 15_00_000, minor: 1500 };
const FUNDS = 1_000_000;

interface Size {
  rounds: number;
  spends: number;
  plays: number;
  apiKills: number;
  postgresKills: number;
}

/** Vendors' bets and wins have one effect each, whichever program dies, and no balance is staked twice. */
export const betsCountOnce = definePromise<Size>({
  id: 'R18',
  title: 'bets and wins count once',
  inBothTopologies: false,
  full: { rounds: 30, spends: 60, plays: 800, apiKills: 5, postgresKills: 3 },
  small: { rounds: 10, spends: 40, plays: 200, apiKills: 1, postgresKills: 3 },
  async run(stack, size) {
    const apis = [await stack.startApi(), await stack.startApi()] as [Api, Api];
    const vendor = new Vendor(stack);
    const customers = await register(stack, apis[0], CONNECTIONS);
    const sessions = await mapConcurrently(customers, 4, (customer) => vendor.startSession(customer));
    const right = await spendAtOnce(stack, vendor, apis, sessions[0] as GameSession, size);
    await fund(stack, sessions);
    const answered = await playAlongCrashes(stack, vendor, apis, sessions, size);
    const ledger = await drift(stack);
    return new Findings()
      .say(`${size.rounds} rounds x ${size.spends} bets of the whole balance on 2 apis`)
      .expect('exactly one taken', right, size.rounds)
      .say(`api killed ${size.apiKills} times, PostgreSQL ${size.postgresKills} times`)
      .expect('bets and wins answered', answered.length, 2 * size.plays)
      .expect('lost', await lost(stack, answered), 0)
      .expect('twice', await twice(stack), 0)
      .expect('rounds with other sums', await otherSums(stack), 0)
      .expect('drift', ledger.total + ledger.different + ledger.unbalanced, 0)
      .expect('negative', ledger.negative, 0)
      .outcome();
  },
});

/** In how many rounds exactly one of many bets of the whole balance was accepted. */
async function spendAtOnce(stack: Stack, vendor: Vendor, apis: [Api, Api], session: GameSession, size: Size) {
  const books = new LedgerClient(stack.application(2));
  const bank = await books.houseAccount('bank');
  const wallet = await session.customer.wallet();
  let right = 0;
  for (let round = 0; round < size.rounds; round++) {
    await books.move(bank, wallet, STAKE.minor);
    const statuses = await mapConcurrently(times(size.spends), CONNECTIONS, (index) =>
      vendor.bet(apis[index % 2] as Api, session, newBet()),
    );
    if (statuses.filter((status) => status === 'RS_OK').length === 1) right++;
  }
  return right;
}

async function fund(stack: Stack, sessions: GameSession[]): Promise<void> {
  const books = new LedgerClient(stack.application(2));
  const bank = await books.houseAccount('bank');
  for (const { customer } of sessions) await books.move(bank, await customer.wallet(), FUNDS);
}

/** Sends every bet and win to both apis, and records the answers with `RS_OK`. */
async function playAlongCrashes(
  stack: Stack,
  vendor: Vendor,
  apis: [Api, Api],
  sessions: GameSession[],
  { plays, apiKills, postgresKills }: Size,
): Promise<string[]> {
  const answered: string[] = [];
  const play = async (index: number) => {
    const session = sessions[index % sessions.length] as GameSession;
    const [bet, win] = [newBet(), randomUUID()];
    const bets = await Promise.all(apis.map((api) => vendor.bet(api, session, bet)));
    if (bets.every((status) => status === 'RS_OK')) answered.push(bet.transaction_uuid);
    const wins = await Promise.all(apis.map((api) => vendor.win(api, session, bet, win, PRIZE.wire)));
    if (wins.every((status) => status === 'RS_OK')) answered.push(win);
  };
  const crash = crashesInTurn(stack, apis[0], { apiKills, postgresKills });
  await crashesAlong(times(plays), CONNECTIONS, play, apiKills + postgresKills, crash);
  return answered;
}

const newBet = (): Bet => ({
  transaction_uuid: randomUUID(),
  round: `chaos-${randomUUID()}`,
  amount: STAKE.wire,
});

/** Answered, but missing in the database with its money. */
const lost = (stack: Stack, answered: string[]) =>
  stack.count(
    `select count(*) from unnest($1::uuid[]) as a(id)
     where not exists (select from games.wallet_transaction w join ledger.transaction t on t.reference = w.transaction_uuid::text
       join ledger.posting p on p.transaction = t.id join ledger.account c on c.id = p.account and c.owner = 'member'
       where w.transaction_uuid = a.id and w.state = 'accepted'
         and p.amount = case w.operation when 'bet' then $2::bigint else $3::bigint end)`,
    [answered, -STAKE.minor, PRIZE.minor],
  );

const twice = (stack: Stack) =>
  stack.count(
    `select count(*) from (select 1 from ledger.transaction where kind in ('bet', 'win')
       group by reference having count(*) > 1) doubled`,
  );

const otherSums = (stack: Stack) =>
  stack.count(
    `select count(*) from games.round r cross join lateral (
       select coalesce(sum(amount) filter (where operation = 'bet'), 0) as stake,
              coalesce(sum(amount) filter (where operation = 'win'), 0) as payout
       from games.wallet_transaction w where w.round = r.id and w.state = 'accepted') sums
     where r.stake <> sums.stake or r.payout <> sums.payout`,
  );
