import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  addBankAccount,
  newPayee,
  orderWithdrawal,
  PAYMENT_PASSWORD,
  type Payee,
  setPaymentPassword,
} from '#libs/cashier/withdrawal/withdrawal.fixture';
import type { ErrorEntry } from '#libs/platform/common/errors';
import { type Reply, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { operatorSecret } from '#libs/platform/testing/test-session';

const LOCKED = 423;
const DAY_MS = 24 * 3600 * 1000;
const LIBS = path.resolve(import.meta.dirname, '../../../libs');

const { db, api } = setUpTestApi();
let payee: Payee;

beforeAll(async () => {
  payee = await newPayee(api.client, db, '2000.00');
});

/** The error codes with status 423 of all contexts. */
async function lockedCodes(): Promise<string[]> {
  const files = fs
    .readdirSync(LIBS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w[\w-]*\/common\/.*errors\.ts$/.test(file));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(path.join(LIBS, file)).href)));
  const lists = modules.flatMap((module) => Object.values(module as Record<string, unknown>));
  const entries = lists.flatMap((list) => Object.values(Object(list) as Record<string, Partial<ErrorEntry>>));
  return entries.filter(({ status }) => status === LOCKED).map(({ code }) => String(code));
}

/** Writes ten failed log-ins of a name from this address. */
const fail = (account: string, scope: 'member' | 'operator') =>
  db.query(
    `insert into authentication.login_attempt (brand, account, scope, address, at)
     select 'mela', $1, $2, '127.0.0.1', now() from generate_series(1, 10)`,
    [account, scope],
  );
const send = (method: string, to: string, body: object, key?: string) =>
  api.client.send(method, to, body, { token: payee.token, sealed: true, key });
const lockPayments = ({ id } = payee) =>
  db.query(
    `update authentication.payment_password set failures = 5, locked_until = now() + interval '1 day' where member = $1`,
    [id],
  );

/** Do not tell when they end, so they have no `retry-after`: `bonuses.spec.ts` has the one, `live-rooms.spec.ts` the other. */
const WITHOUT_TIME = ['error_play_barred', 'error_rewards_barred'];

/** How to get each reply with status 423, by its code. */
const WAYS: Record<string, [string, () => Promise<Reply>][]> = {
  error_login_locked: [
    [
      'the log-in of a member',
      async () => {
        await fail(payee.account, 'member');
        const form = { username: payee.account, password: TEST_PASSWORD };
        return api.client.send('POST', '/wps/session/login', form, { sealed: true });
      },
    ],
    [
      'the log-in of an operator',
      async () => {
        await fail('operator1', 'operator');
        const form = { account: 'operator1', password: operatorSecret('operator1'), code: '000000' };
        return api.client.send('POST', '/wps/ops/session', form, {
          sealed: true,
          headers: { origin: api.url },
        });
      },
    ],
    [
      'the log-in password, asked for once more',
      async () => {
        const form = { oldPassword: 'no', newPassword: 'Dry-Season-43', confirmNewPassword: 'Dry-Season-43' };
        for (let n = 0; n < 5; n++) await send('POST', '/wps/member/password', form);
        return send('POST', '/wps/member/password', form);
      },
    ],
  ],
  error_payment_password_locked: [
    ['an order of a withdrawal', () => lockPayments().then(() => orderWithdrawal(api.client, payee))],
    [
      'a transfer',
      async () => {
        await lockPayments();
        const order = { amount: '100.00', paymentPassword: PAYMENT_PASSWORD, reason: 'For the week' };
        return send('POST', '/wps/cashier/transfers/upline', order, randomUUID());
      },
    ],
    ['a new bank account', () => lockPayments().then(() => addBankAccount(api.client, payee.token))],
    [
      'another payment password',
      () => lockPayments().then(() => setPaymentPassword(api.client, payee.token, { oldPassword: 'x' })),
    ],
  ],
};

test('tests every error code with status 423', async () => {
  expect((await lockedCodes()).sort()).toEqual([...Object.keys(WAYS), ...WITHOUT_TIME].sort());
});

describe.each(Object.entries(WAYS))('%s', (code, ways) => {
  test.each(ways)('returns when %s ends', async (_, ask) => {
    const { status, body, headers } = await ask();
    expect([status, body.message]).toEqual([LOCKED, code]);
    expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  });
});

test('keeps the key of a call that has to wait, for a retry that succeeds', async () => {
  let other = await newPayee(api.client, db, '2000.00');
  const key = randomUUID();
  const order = () => orderWithdrawal(api.client, other, {}, key);
  const halfADay = async () => {
    await api.advance(DAY_MS / 2);
    other = { ...other, ...(await api.client.login(other.account)) };
  };
  await lockPayments(other);
  const first = await order();
  await halfADay();
  const second = await order();
  expect([first.status, second.status]).toEqual([LOCKED, LOCKED]);
  const wait = ({ headers }: Reply) => Number(headers.get('retry-after'));
  expect(wait(first) - wait(second)).toBeGreaterThanOrEqual(DAY_MS / 2000);
  await halfADay();
  expect((await order()).status).toBe(200);
});
