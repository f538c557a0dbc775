import { randomUUID } from 'node:crypto';
import type { PaymentPasswords } from '#libs/authentication/index';
import { Debts, Ledger, OutgoingFreezes } from '#libs/ledger/index';
import { Members, Tree } from '#libs/members/index';
import { Audit } from '#libs/platform/audit/audit';
import type { ValueOf } from '#libs/platform/common/call';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { Registered } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { BrandRegistry } from '#libs/site/index';
import { createBonuses } from '#libs/wagering/bonus.fixture';
import { Requirements } from '#libs/wagering/index';
import { leaveToStake } from '#libs/wagering/requirement.fixture';
import type { getTransferOptions, listTransfers, Transfer } from '../common/transfer.calls.js';
import { OutgoingMoney } from '../outgoing-money.js';
import {
  addBankAccount,
  orderWithdrawal,
  PAYMENT_PASSWORD,
  payIn,
  setPaymentPassword,
} from '../withdrawal/withdrawal.fixture.js';
import { TransferService } from './transfer.service.js';

const { db, api, parts } = setUpTestApi({ parts: [] });
let transfers: TransferService;
let freezes: OutgoingFreezes;
let tree: Tree;
/** boss > agent > member */
let boss: Registered;
let agent: Registered;
let member: Registered;

beforeAll(async () => {
  const { database, clock, events } = parts;
  const brands = new BrandRegistry(database);
  await brands.onModuleInit();
  const ledger = new Ledger(database, events, clock);
  freezes = new OutgoingFreezes(database, clock);
  const members = new Members(database, clock, events, new Audit(database, clock));
  const outgoing = new OutgoingMoney(
    brands,
    clock,
    members,
    ledger,
    new Requirements(database, clock, brands),
    (await createBonuses(parts)).bonuses,
    freezes,
    new Debts(database, clock, ledger),
  );
  tree = new Tree(database);
  const unasked = { require: async () => undefined } as unknown as PaymentPasswords;
  transfers = new TransferService(
    brands,
    database,
    clock,
    new Audit(database, clock),
    tree,
    unasked,
    ledger,
    outgoing,
  );
});
beforeEach(async () => {
  boss = await person(1, null);
  agent = await person(41, boss);
  member = await person(0, agent);
});

/** Logs in again, because a session keeps the role of its beginning. */
async function person(type: number, parent: Registered | null): Promise<Registered> {
  const { id, account } = await api.client.register();
  await db.query('update members.member set type = $2 where id = $1', [id, type]);
  if (parent) await parts.database.transaction(() => tree.attach(id, parent.id));
  return api.client.login(account);
}

/** Gives the member money without turnover, and a payment password. */
async function rich(who: Registered, amount: string): Promise<void> {
  await payIn(api.client, who.token, amount);
  await leaveToStake(db, who.id, 0);
  await setPaymentPassword(api.client, who.token);
}

const order = (fields: object) => ({
  amount: '100.00',
  paymentPassword: PAYMENT_PASSWORD,
  reason: 'For the week',
  ...fields,
});
const send = (way: 'downline' | 'upline', who: Registered, fields: object = {}, key: string = randomUUID()) =>
  api.client.send<Transfer>('POST', `/wps/cashier/transfers/${way}`, order(fields), {
    token: who.token,
    sealed: true,
    key,
  });
const balance = async (who: Registered) =>
  (await api.client.get<{ balance: string }>('/wps/v2/wallets/balance', who.token)).body.value?.balance;
const options = async (who: Registered) =>
  (await api.client.get<ValueOf<typeof getTransferOptions>>('/wps/cashier/transfer-options', who.token)).body
    .value;
const list = async (who: Registered) =>
  (await api.client.get<ValueOf<typeof listTransfers>>('/wps/cashier/transfers', who.token)).body.value?.list;
const kept = async (id: string) =>
  (await db.query('select 1 from cashier.transfer where sender = $1', [id])).length;

test('does not count an attempt at the payment password if the amount is refused', async () => {
  await rich(agent, '500.00');
  const guess = async (amount: string) => {
    const { body } = await send('downline', agent, {
      account: member.account,
      amount,
      paymentPassword: 'guess',
    });
    return [body.message, body.params];
  };
  expect(await guess('0')).toEqual(['error_transfer_below_minimum', expect.anything()]);
  expect(await guess('500.01')).toEqual(['error_insufficient_balance', undefined]);
  await payIn(api.client, agent.token, '100.00');
  expect(await guess('500.01')).toEqual(['error_turnover_left', { left: '100.00' }]);
  expect(await guess('500.00')).toEqual(['error_payment_password_wrong', { left: 4 }]);
});

test('sends money to a direct downline once for a repeated call, with pushes to both', async () => {
  await rich(agent, '500.00');
  const socket = api.client.socket(member.token);
  await socket.ready;
  const key = randomUUID();
  const first = await send('downline', agent, { account: member.account.toUpperCase() }, key);
  expect(first.body.value).toMatchObject({
    direction: 'sent',
    account: member.account,
    amount: '100.00',
    currency: 'BDT',
    reason: 'For the week',
  });
  const again = await send('downline', agent, { account: member.account.toUpperCase() }, key);
  expect(again.body).toEqual(first.body);
  expect([await balance(agent), await balance(member)]).toEqual(['400.00', '100.00']);
  await socket.waitFor('balance.changed', ({ data }) => (data as { balance: string }).balance === '100.00');
  expect(await list(agent)).toMatchObject([{ direction: 'sent', account: member.account }]);
  expect(await list(member)).toMatchObject([{ direction: 'received', account: agent.account }]);
  const record = await api.client.get('/wps/relay/ODSFE2_MemTransDet?type=transfer', member.token);
  expect(record.body.value).toMatchObject({
    list: [{ kind: 'transfer', type: 'transfer', amount: '100.00' }],
  });
  const acts = await db.query(
    `select actor from platform.audit where action = 'transfer.sent' and subject = $1`,
    [`transfer ${first.body.value?.id}`],
  );
  expect(acts).toEqual([{ actor: `member ${agent.id}` }]);
  socket.close();
});

test('sends money to the upline, from members and agents', async () => {
  await rich(member, '300.00');
  await rich(agent, '300.00');
  expect((await send('upline', member)).body.value?.account).toBe(agent.account);
  expect((await send('upline', agent)).body.value?.account).toBe(boss.account);
  expect([await balance(member), await balance(agent), await balance(boss)]).toEqual([
    '200.00',
    '300.00',
    '100.00',
  ]);
});

test('refuses transfers over two steps, across the tree and to oneself', async () => {
  await rich(boss, '300.00');
  const stranger = await person(0, null);
  for (const { account } of [member, stranger, boss, { account: 'nobody' }]) {
    const { status, body } = await send('downline', boss, { account });
    expect([status, body.message]).toEqual([422, 'error_receiver_unknown']);
  }
  expect((await send('upline', boss)).body.message).toBe('error_upline_missing');
  expect((await send('downline', member, { account: agent.account })).status).toBe(403);
  await db.query(`update members.member set status = 'disabled' where id = $1`, [agent.id]);
  expect((await send('downline', boss, { account: agent.account })).body.message).toBe(
    'error_receiver_inactive',
  );
  expect([await balance(boss), await kept(boss.id)]).toEqual(['300.00', 0]);
});

test.each([
  ['0.99', 422, 'error_transfer_below_minimum'],
  ['0', 422, 'error_transfer_below_minimum'],
  ['300.01', 422, 'error_insufficient_balance'],
  ['1.001', 400, 'error_invalid_input'],
  ['-5', 400, 'error_invalid_input'],
])('an amount of %s is answered %d %s', async (amount, status, message) => {
  await rich(member, '300.00');
  const reply = await send('upline', member, { amount });
  expect([reply.status, reply.body.message]).toEqual([status, message]);
  expect([await balance(member), await kept(member.id)]).toEqual(['300.00', 0]);
});

test('refuses to send money that must still be staked, and shows how much is free', async () => {
  await payIn(api.client, member.token, '300.00');
  await setPaymentPassword(api.client, member.token);
  await leaveToStake(db, member.id, 10_000);
  expect(await options(member)).toMatchObject({
    upline: agent.account,
    toDownline: false,
    min: '1.00',
    max: '200.00',
    turnoverLeft: '100.00',
    frozen: false,
    waitUntil: null,
    hasPaymentPassword: true,
  });
  expect((await send('upline', member, { amount: '200.01' })).body).toMatchObject({
    message: 'error_turnover_left',
    params: { left: '100.00' },
  });
  expect((await send('upline', member, { amount: '200.00' })).status).toBe(200);
});

test('refuses a wrong and a missing payment password', async () => {
  await rich(member, '300.00');
  expect((await send('upline', member, { paymentPassword: 'wrong-one' })).body.message).toBe(
    'error_payment_password_wrong',
  );
  await payIn(api.client, agent.token, '100.00');
  await leaveToStake(db, agent.id, 0);
  expect((await send('upline', agent)).body.message).toBe('error_payment_password_missing');
  expect(await balance(member)).toBe('300.00');
});

test('refuses transfers and withdrawals of a frozen member', async () => {
  await rich(agent, '900.00');
  const { body } = await addBankAccount(api.client, agent.token);
  const payee = { ...agent, bankAccount: body.value ?? { id: '', bank: '', holder: '', lastDigits: '' } };
  await parts.database.transaction(() => freezes.freeze(agent.id, 'unpaid-dividend'));
  const frozen = 'error_outgoing_frozen';
  expect((await send('upline', agent)).body.message).toBe(frozen);
  expect((await send('downline', agent, { account: member.account })).body.message).toBe(frozen);
  expect((await orderWithdrawal(api.client, payee)).body.message).toBe(frozen);
  expect(await options(agent)).toMatchObject({ frozen: true, max: '0.00' });
  const out = await api.client.get('/wps/cashier/withdrawal-options', agent.token);
  expect(out.body.value).toMatchObject({ frozen: true, maxWithdrawable: '0.00' });
  expect(await balance(agent)).toBe('900.00');

  await parts.database.transaction(() => freezes.release(agent.id, 'unpaid-dividend'));
  expect((await send('upline', agent)).status).toBe(200);
  expect((await orderWithdrawal(api.client, payee)).status).toBe(200);
});

test('refuses transfers of a member who has to wait', async () => {
  await rich(agent, '300.00');
  const until = new Date(Date.now() + 90 * 60 * 1000);
  await db.query('update members.member set withdrawals_wait_until = $2 where id = $1', [agent.id, until]);
  const both = async () => [
    await send('downline', agent, { account: member.account }),
    await send('upline', agent),
  ];
  const balances = () => Promise.all([agent, member, boss].map(balance));
  for (const { status, body } of await both())
    expect([status, body.message, body.params]).toEqual([422, 'error_withdrawal_wait', { hours: 2 }]);
  expect([await balances(), await kept(agent.id)]).toEqual([['300.00', '0.00', '0.00'], 0]);

  await db.query('update members.member set withdrawals_wait_until = now() where id = $1', [agent.id]);
  expect((await both()).map(({ status }) => status)).toEqual([200, 200]);
  expect(await balances()).toEqual(['100.00', '100.00', '100.00']);
});

const callerOf = ({ id }: Registered): LoggedIn => ({
  role: 'agent',
  brand: 'mela',
  address: '10.0.0.1',
  person: id,
  session: randomUUID(),
  closure: null,
});
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error));

test('sends exactly one of 50 concurrent transfers of the whole balance', async () => {
  await rich(agent, '100.00');
  const codes = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (index % 2 === 0
        ? transfers.up(callerOf(agent), order({}))
        : transfers.down(callerOf(agent), { ...order({}), account: member.account })
      ).then(() => 'sent', codeOf),
    ),
  );
  expect(codes.filter((code) => code === 'sent')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['sent', 'error_insufficient_balance']));
  expect([await balance(agent), await kept(agent.id)]).toEqual(['0.00', 1]);
});

test('keeps what must still be staked after concurrent transfers', async () => {
  await payIn(api.client, agent.token, '100.00');
  await setPaymentPassword(api.client, agent.token);
  await leaveToStake(db, agent.id, 5000);
  const codes = await Promise.all(
    Array.from({ length: 20 }, () =>
      transfers.up(callerOf(agent), order({ amount: '30.00' })).then(() => 'sent', codeOf),
    ),
  );
  expect(codes.filter((code) => code === 'sent')).toHaveLength(1);
  expect(await balance(agent)).toBe('70.00');
});

test('puts a concurrent freeze before or after the transfer', async () => {
  await rich(agent, '100.00');
  const held = await db.query<{ account: string }>(
    `select b.account from ledger.balance b join ledger.account a on a.id = b.account
     where a.member = $1 and a.kind = 'wallet'`,
    [agent.id],
  );
  let release: () => void = () => undefined;
  const may = new Promise<void>((resolve) => {
    release = resolve;
  });
  const [payer, house] = [
    held[0]?.account ?? '',
    await new Ledger(parts.database, parts.events, parts.clock).houseAccount('mela', 'bank', 'BDT'),
  ];
  const ledger = new Ledger(parts.database, parts.events, parts.clock);
  let locked: () => void = () => undefined;
  const isLocked = new Promise<void>((resolve) => {
    locked = resolve;
  });
  // Like a settlement that finds a wallet too short: its refused posting locks the wallet until the freeze is committed.
  const settlement = parts.database.transaction(async () => {
    const postings = [
      { account: payer, amount: -999_999n },
      { account: house, amount: 999_999n },
    ];
    const [status] = await ledger.post([
      { key: `owed:${agent.id}`, brand: 'mela', kind: 'test', reference: 'test', postings },
    ]);
    expect(status).toBe('insufficient');
    locked();
    await may;
    await freezes.freeze(agent.id, 'unpaid-dividend');
  });
  await isLocked;
  const transfer = transfers.up(callerOf(agent), order({})).then(() => 'sent', codeOf);
  const waiting = () =>
    db.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
  while ((await waiting()).length === 0);
  release();
  await settlement;
  expect(await transfer).toBe('error_outgoing_frozen');
  expect(await balance(agent)).toBe('100.00');
});
