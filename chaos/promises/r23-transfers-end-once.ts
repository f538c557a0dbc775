import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { drift } from '../checks/drift.js';
import { mapConcurrently, times } from '../clients/concurrency.js';
import { type Customer, register } from '../clients/customer.js';
import { LedgerClient } from '../clients/ledger-client.js';
import { retryUntilAnswered } from '../clients/retry-until-answered.js';
import { WalletVendor } from '../clients/wallet-vendor.js';
import { definePromise, Findings } from '../promise.js';
import type { Api, Program } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';
import { crashesAlong } from './crashes-along.js';

const MEMBERS = 12;
/** Minor units. */
const FUNDS = 1_000_000;
/** How long an end may take once everything runs: a transfer is asked for at most every minute. */
const SETTLED_MS = 180_000;

interface Size {
  transfers: number;
  /** Divided between api, worker and vendor, in turn. */
  kills: number;
}

/** Money on its way to a vendor's wallet or back arrives once, whichever of the programs dies. */
export const transfersEndOnce = definePromise<Size>({
  id: 'R23',
  title: 'transfers to vendors end once',
  inBothTopologies: false,
  full: { transfers: 2000, kills: 12 },
  small: { transfers: 200, kills: 6 },
  async run(stack, size) {
    const vendor = await WalletVendor.start(stack);
    const apis = [await stack.startApi(vendor.env), await stack.startApi(vendor.env)] as [Api, Api];
    const worker = await stack.startWorker(vendor.env);
    const members = await register(stack, apis[0], MEMBERS);
    await fund(stack, members);
    const answered = await transferAlongKills(apis, members, [vendor.program, apis[0], worker], size);
    const open = await stillOpen(stack);
    const books = await drift(stack);
    return new Findings()
      .say(`${size.transfers} transfers, api, worker and vendor killed ${size.kills} times`)
      .expect('without an end', open, 0)
      .expect('answered and lost', await lost(stack, answered), 0)
      .require(answered.length > size.transfers / 4, `only ${answered.length} transfers were taken`)
      .say(`taken ${answered.length}, of them accepted ${await accepted(stack)}`)
      .expect('wallets that differ', await differing(stack, vendor, members), 0)
      .expect('money on its way', await stack.count(HOUSE, ['transit']), 0)
      .expect('drift', books.total + books.different + books.unbalanced, 0)
      .expect('negative', books.negative, 0)
      .outcome();
  },
});

async function fund(stack: Stack, members: Customer[]): Promise<void> {
  const books = new LedgerClient(stack.application(2));
  const bank = await books.houseAccount('bank');
  for (const member of members) await books.move(bank, await member.wallet(), FUNDS);
}

/** Each call is repeated with its key until it is answered. Returns the ids of the transfers that were taken. */
async function transferAlongKills(
  apis: [Api, Api],
  members: Customer[],
  /** The vendor first: the work is then still under way, however long the programs take to start again. */
  programs: Program[],
  { transfers, kills }: Size,
): Promise<string[]> {
  const taken: string[] = [];
  const transfer = async (index: number) => {
    const member = members[index % members.length] as Customer;
    const [from, to] = index % 5 < 3 ? ['MAIN', 'DELTA'] : ['DELTA', 'MAIN'];
    const body = { from, to, amount: `${1 + (index % 97)}.${10 + (index % 90)}` };
    const key = randomUUID();
    let attempts = 0;
    const reply = await retryUntilAnswered<{ id: string }>(() =>
      (apis[attempts++ % 2] as Api).portal.send('POST', '/wps/relay/GCS_walletTransfer', body, {
        token: member.token,
        key,
      }),
    );
    if (reply.body.success) taken.push((reply.body.value as { id: string }).id);
  };
  const crash = async (which: number) => {
    const program = programs[(which - 1) % programs.length] as Program;
    await program.kill();
    await program.start();
  };
  await crashesAlong(times(transfers), members.length, transfer, kills, crash);
  return taken;
}

/** Waits for the questions that are due. */
async function stillOpen(stack: Stack): Promise<number> {
  const until = Date.now() + SETTLED_MS;
  const open = () => stack.count(`select count(*) from games.wallet_transfer where state = 'sent'`);
  while ((await open()) > 0 && Date.now() < until) await pause(500);
  return open();
}

const lost = (stack: Stack, ids: string[]) =>
  stack.count(
    'select count(*) from unnest($1::uuid[]) a(id) where not exists (select from games.wallet_transfer t where t.id = a.id)',
    [ids],
  );

const accepted = (stack: Stack) =>
  stack.count(`select count(*) from games.wallet_transfer where state = 'accepted'`);

const HOUSE = `select coalesce(sum(p.amount), 0) from ledger.posting p join ledger.account a on a.id = p.account
  where a.owner = 'house' and a.kind = $1`;

/** Members of whom the vendor holds something else than what left their wallet here, or what the portal thinks. */
async function differing(stack: Stack, vendor: WalletVendor, members: Customer[]): Promise<number> {
  const differs = await mapConcurrently(members, 4, async ({ id }) => {
    const there = (await vendor.balance(id)) / 1000;
    const here = await stack.count(
      `select sum(p.amount) from ledger.posting p join ledger.account a on a.id = p.account
       where a.member = $1 and a.kind = 'wallet'`,
      [id],
    );
    const known = await stack.count(
      'select coalesce(sum(transferred_in - transferred_out), 0) from games.vendor_wallet where member = $1',
      [id],
    );
    return there === FUNDS - here && there === known ? 0 : 1;
  });
  return differs.filter(Boolean).length;
}
