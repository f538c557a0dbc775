import { randomUUID } from 'node:crypto';
import type { OperatorAccount } from '#libs/authentication/common/operator-account';
import { newPayee, orderWithdrawal, type Payee } from '#libs/cashier/withdrawal/withdrawal.fixture';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { TEST_BANK_SECRET } from '#libs/platform/testing/test-program';
import { operatorSession } from '#libs/platform/testing/test-session';
import type { ProposalValue } from './common/proposal.calls.js';

type Who = Record<string, string>;

const SELF = '403 error_self_dealing';
const { db, api } = setUpTestApi();
let operator: Who;
let other: Who;
let admins: [Who, Who];
let payee: Payee;
let withdrawal: string;

beforeAll(async () => {
  operator = await operatorSession(db, api.url, 'operator1');
  other = await operatorSession(db, api.url, 'operator2');
  admins = [await operatorSession(db, api.url, 'admin1'), await operatorSession(db, api.url, 'admin2')];
});
beforeEach(async () => {
  await db.query('delete from authentication.operator_member');
  payee = await newPayee(api.client, db, '1000.00');
  withdrawal = (await orderWithdrawal(api.client, payee)).body.value?.id ?? '';
});

const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const post = <Value = unknown>(who: Who, path: string, body: object = {}) =>
  api.client.send<Value>('POST', `/wps/ops/${path}`, body, { key: randomUUID(), headers: who });
const declare = (who: Who, account: string) => post<{ list: string[] }>(who, 'member-accounts', { account });
const approve = (who: Who) => post(who, `withdrawals/${withdrawal}/approve`);
const balances = () => db.query('select account, amount from ledger.balance order by account');

test('an operator makes no move on a withdrawal of the own account, and others go on', async () => {
  expect((await declare(operator, payee.account.toUpperCase())).body.value).toEqual({
    list: [payee.account],
  });
  const before = await balances();
  const moves: [string, object][] = [
    ['claim', {}],
    ['approve', {}],
    ['reject', { reason: 'to myself' }],
    ['distribute', { amount: '500.00', reference: 'mine' }],
    ['resolve', { outcome: 'refund' }],
    ['resolve', { outcome: 'propose-force' }],
    ['forced-receipt', {}],
  ];
  for (const [move, body] of moves) {
    const reply = await post(operator, `withdrawals/${withdrawal}/${move}`, body);
    expect([move, outcome(reply)]).toEqual([move, SELF]);
  }
  expect(await balances()).toEqual(before);
  const audit = await db.query(
    `select 1 from platform.audit where subject = $1 and actor like 'operator %'`,
    [`withdrawal ${withdrawal}`],
  );
  expect(audit).toEqual([]);
  expect(outcome(await approve(other))).toBe('200 null');
});

test('the person stays the same with another operator account', async () => {
  await declare(operator, payee.account);
  const [replaced] = await db.query<{ id: string; key: string }>(
    `update authentication.operator set person_key = 'left-' || person_key where account = 'operator1' returning id, substr(person_key, 6) as key`,
  );
  await db.query(`update authentication.operator set person_key = $1 where account = 'operator2'`, [
    replaced?.key.toUpperCase(),
  ]);
  expect(outcome(await approve(other))).toBe(SELF);
});

test('nor on an upline of the own account, who earns from it; on a downline, as on anybody', async () => {
  const upline = payee;
  const own = await api.client.register();
  await db.query('insert into members.ancestor (member, ancestor, depth) values ($1, $2, 1)', [
    own.id,
    upline.id,
  ]);
  await declare(operator, own.account);
  expect(outcome(await approve(operator))).toBe(SELF);
  await db.query('delete from members.ancestor where member = $1', [own.id]);
  await db.query('insert into members.ancestor (member, ancestor, depth) values ($1, $2, 1)', [
    upline.id,
    own.id,
  ]);
  expect(outcome(await approve(operator))).toBe('200 null');
});

describe('a payment in suspense', () => {
  let member: Registered;
  let deposit: string;
  let payment: string;

  beforeEach(async () => {
    member = await api.client.register();
    deposit = (await api.client.deposit(member.token, '500.00')).id;
    const report = await api.client.bankReport(TEST_BANK_SECRET, { reference: deposit, amount: '300.00' });
    expect(report.status).toBe(200);
    const [row] = await db.query<{ id: string }>(
      'select id from cashier.unmatched_payment where reference = $1',
      [deposit],
    );
    payment = row?.id ?? '';
  });
  const move = (who: Who, name: string, body: object = { deposit, amount: '300.00' }) =>
    post(who, `payments/${payment}/${name}`, body);

  test('is neither proposed, confirmed nor returned by whom the credit would belong to', async () => {
    await declare(operator, member.account);
    expect(outcome(await move(operator, 'credit'))).toBe(SELF);
    expect(outcome(await move(operator, 'return', { reference: 'to my bank' }))).toBe(SELF);
    expect(outcome(await move(other, 'credit'))).toBe('200 null');
    expect(outcome(await move(operator, 'credit/confirm'))).toBe(SELF);
  });

  test('of an unknown payer is not credited to the own account either', async () => {
    await db.query('update cashier.unmatched_payment set deposit = null where id = $1', [payment]);
    await declare(operator, member.account);
    expect(outcome(await move(operator, 'credit'))).toBe(SELF);
  });
});

test('no note, no reset of the authenticator, and no review of the own deposit', async () => {
  await declare(operator, payee.account);
  expect(outcome(await post(operator, `members/${payee.id}/notes`, { text: 'a good customer' }))).toBe(SELF);
  const reset = { account: payee.account, reason: 'lost my phone' };
  expect(outcome(await post(operator, 'factor-resets', reset))).toBe(SELF);
  const [deposit] = await db.query<{ id: string }>('select id from cashier.deposit where member = $1', [
    payee.id,
  ]);
  expect(outcome(await post(operator, `deposits/${deposit?.id}/dismiss`, { reason: 'all is well' }))).toBe(
    SELF,
  );
});

test('an unknown account is refused, and only two administrators take one off the list', async () => {
  const unknown = await declare(operator, 'nobody-of-this-name');
  expect(outcome(unknown)).toBe('422 error_member_unknown');
  await declare(operator, payee.account);
  const { body } = await api.client.send<{ list: OperatorAccount[] }>(
    'GET',
    '/wps/ops/operators',
    undefined,
    { headers: admins[0] },
  );
  const row = body.value?.list.find(({ account }) => account === 'operator1');
  expect(row?.memberAccounts).toEqual([payee.account]);
  const reply = await post<{ proposal: ProposalValue }>(admins[0], `operators/${row?.id}/member-accounts`, {
    accounts: [],
    reason: 'it was a mistake',
  });
  const { proposal } = reply.body.value ?? {};
  expect(outcome(await approve(operator))).toBe(SELF);
  expect(outcome(await post(admins[1], `proposals/${proposal?.id}/approval`))).toBe('200 null');
  expect(outcome(await approve(operator))).toBe('200 null');
});
