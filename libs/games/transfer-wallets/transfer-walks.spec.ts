import { faultsOf } from '#libs/ledger/ledger.fixture';
import type { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { repeated } from '#libs/platform/testing/repetitions';
import type { Fault } from './fake-transfer-vendor.fixture.js';
import { TransferTestbed } from './transfer.fixture.js';
import type { TransferOrders } from './transfer-orders.js';
import { TRANSFER_COLUMNS, type TransferRow } from './transfer-row.js';
import { createTransferServices, type TransferServices } from './transfer-services.fixture.js';

const TRANSFERS = repeated(200, 2000);
const MEMBERS = 10;
const UNIT = 100_000;
const FAULTS: (Fault | undefined)[] = [
  undefined,
  undefined,
  'lost-request',
  'lost-answer',
  'late',
  'twice',
  'error-500',
  'no-json-fields',
];

let testbed: TransferTestbed;
let services: TransferServices;
let members: string[];
let orders: TransferOrders;
/** Whether the process is killed after COMMIT, before its request. */
let isKilled = () => false;

beforeAll(async () => {
  testbed = await TransferTestbed.open();
  services = await createTransferServices(testbed);
  orders = services.ordersBy({
    send: (transfer) => {
      if (!isKilled()) services.carrier.send(transfer);
    },
  });
  const registered = [];
  for (let count = 0; count < MEMBERS; count++) registered.push(await testbed.member('1000.00'));
  members = registered.map(({ id }) => id);
});
afterAll(async () => {
  await services.parts.close();
  await testbed.close();
});

/** A generator of numbers from 0 to 1, so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const callerOf = (person: string): LoggedIn => ({
  role: 'member',
  brand: 'mela',
  address: '10.0.0.1',
  person,
  session: '00000000-0000-4000-8000-000000000000',
  closure: null,
});
const open = () =>
  testbed.db.query<TransferRow>(
    `select ${TRANSFER_COLUMNS} from games.wallet_transfer where state = 'sent' order by ordered_at`,
  );
const stateOf = (person: string) =>
  testbed.db.query<{ id: string }>(
    `select id from games.wallet_transfer where member = $1 and state = 'sent'`,
    [person],
  );

test(
  'random transfers with lost, late, doubled and refused requests, and killed processes, end with both books equal',
  async () => {
    const next = random(20_261_124);
    let dead = 0;
    testbed.vendor.fault = () => {
      if (dead === 0 && next() < 0.002) dead = 20;
      if (dead > 0) {
        dead -= 1;
        return 'lost-request';
      }
      return FAULTS[Math.floor(next() * FAULTS.length)];
    };
    testbed.vendor.refusal = () => (next() < 0.1 ? 'LIMIT_REACHED' : undefined);
    isKilled = () => next() < 0.05;
    let ordered = 0;
    const lane = async (person: string) => {
      while (ordered < TRANSFERS) {
        ordered += 1;
        const amount = (Math.floor(next() * 30_000) / 100 + 0.01).toFixed(2);
        const [from, to] = next() < 0.5 ? ['MAIN', 'DELTA'] : ['DELTA', 'MAIN'];
        await services.parts.database
          .transaction(() => orders.order(callerOf(person), { from, to, amount }))
          .catch((error: AppError) => {
            if (!/insufficient|pending/.test(String(error.code))) throw error;
            ordered -= 1;
          });
        if (next() < 0.05) testbed.vendor.deliverLate();
        while (next() < 0.9 && (await stateOf(person)).length > 0)
          for (const transfer of await open())
            if (transfer.member === person) await services.inquiries.ask(transfer);
      }
    };
    await Promise.all(members.map(lane));

    testbed.vendor.fault = () => undefined;
    testbed.vendor.deliverLate();
    for (const transfer of await open()) await services.inquiries.ask(transfer);
    testbed.vendor.deliverLate();
    expect(await open()).toEqual([]);

    const rows = await testbed.db.query<{ id: string; state: string; count: number }>(
      'select id, state from games.wallet_transfer',
    );
    expect(rows).toHaveLength(TRANSFERS);
    for (const { id, state } of rows)
      expect([id, testbed.vendor.transfers.get(id)?.state]).toEqual([id, state]);
    const wallets = await testbed.db.query<{ member: string; balance: number; here: number }>(
      `select m.member, coalesce(sum(w.transferred_in - w.transferred_out), 0)::int as balance,
       (select b.amount::int from ledger.balance b join ledger.account a on a.id = b.account
         where a.member = m.member and a.kind = 'wallet') as here
     from unnest($1::bigint[]) m(member) left join games.vendor_wallet w on w.member = m.member group by 1`,
      [members],
    );
    for (const { member, balance, here } of wallets)
      expect([member, (balance * UNIT) / 100, here + balance]).toEqual([
        member,
        testbed.vendor.balanceOf(member),
        100_000,
      ]);
    const there = [...testbed.vendor.balances.values()].reduce((sum, balance) => sum + balance, 0);
    expect(await testbed.house()).toEqual({ transit: 0, 'vendor-wallets-DELTA': (there * 100) / UNIT });
    expect(await faultsOf(testbed.db)).toEqual([]);
    const states = rows.map(({ state }) => state);
    expect(states.filter((state) => state === 'accepted').length).toBeGreaterThan(TRANSFERS / 4);
    expect(states.filter((state) => state === 'refused').length).toBeGreaterThan(TRANSFERS / 10);
    expect(await testbed.db.query('select kind from games.reconciliation_finding')).toEqual([]);
  },
  repeated(120_000, 600_000),
);
