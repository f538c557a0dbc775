import { randomUUID } from 'node:crypto';
import { WalletTestbed } from '#libs/games/wallet/wallet.fixture';
import { Tree } from '#libs/members/index';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { bonusFor, createBonuses } from '#libs/wagering/bonus.fixture';
import type { Bonus } from '#libs/wagering/common/bonus';
import type { NewBonus } from '#libs/wagering/index';
import {
  addBankAccount,
  orderWithdrawal,
  PAYMENT_PASSWORD,
  setPaymentPassword,
} from './withdrawal.fixture.js';

let testbed: WalletTestbed;
let parts: TestParts;
let services: Awaited<ReturnType<typeof createBonuses>>;

beforeAll(async () => {
  testbed = await WalletTestbed.open();
  parts = await createTestParts(testbed.db.url);
  services = await createBonuses(parts);
});
afterAll(async () => {
  await parts.close();
  await testbed.close();
});

const grant = (member: Registered, more: Partial<NewBonus> = {}) =>
  parts.database.transaction(() =>
    services.bonuses.grant(bonusFor(member.id, { amount: 50_000n, times: 1000n, plan: 'casino', ...more })),
  );
const outcome = ({ status, body }: Reply) => [status, body.message, body.params];
const lists = async ({ token }: Registered) => {
  const { body } = await testbed.api.client.get<{ list: Bonus[] }>('/wps/rewards/bonuses', token);
  return body.value?.list ?? [];
};
const forfeits = async ({ token }: Registered, of: 'withdrawal' | 'transfer') => {
  const path = `/wps/cashier/${of}-options`;
  const { body } = await testbed.api.client.get<{ forfeits: Bonus[] }>(path, token);
  return body.value?.forfeits;
};
const balance = async ({ token }: Registered) => {
  const { body } = await testbed.api.client.get<Record<string, string>>('/wps/v2/wallets/balance', token);
  return [body.value?.['balance'], body.value?.['onHold'], body.value?.['bonus']];
};

/** A member whose 1,000.00 became 1,200.00 in one round, with a bonus of 500.00. */
async function winner(more: Partial<NewBonus> = {}) {
  const session = await testbed.startSession('1000.00');
  await grant(session.member, more);
  const bet = testbed.bet(session, { amount: 1000_00_000 });
  expect((await testbed.send('bet', bet)).status).toBe('RS_OK');
  expect((await testbed.send('win', testbed.after(bet, { amount: 1200_00_000 }))).status).toBe('RS_OK');
  await setPaymentPassword(testbed.api.client, session.member.token);
  const { body } = await addBankAccount(testbed.api.client, session.member.token);
  if (!body.value) throw new Error(`no bank account: ${body.message}`);
  return { ...session.member, bankAccount: body.value };
}

test('a withdrawal ends a bonus only where the member accepts that it is lost', async () => {
  const payee = await winner();
  const [bonus] = (await forfeits(payee, 'withdrawal')) ?? [];
  expect(bonus).toMatchObject({ status: 'active', money: '500.00', left: '4000.00' });
  const order = (fields: object) =>
    orderWithdrawal(testbed.api.client, payee, { amount: '1200.00', ...fields });
  const lost = [422, 'error_bonus_would_be_lost', { amount: '500.00', count: 1 }];
  expect(outcome(await order({}))).toEqual(lost);
  expect(outcome(await order({ acceptForfeit: false }))).toEqual(lost);
  expect(await balance(payee)).toEqual(['1200.00', '0.00', '500.00']);
  expect((await order({ acceptForfeit: true })).status).toBe(200);
  expect(await balance(payee)).toEqual(['0.00', '1200.00', '0.00']);
  expect(await lists(payee)).toMatchObject([
    { id: bonus?.id, status: 'forfeited', left: '4000.00', lost: '500.00', paid: '0.00' },
  ]);
});

test('a refusal for the bonus takes no attempt at the payment password', async () => {
  const payee = await winner();
  const reply = await orderWithdrawal(testbed.api.client, payee, { paymentPassword: 'wrong' });
  expect(reply.body.message).toBe('error_bonus_would_be_lost');
});

test('bonuses that wait are lost too, and those that stay begin', async () => {
  const payee = await winner();
  await grant(payee, { amount: 1000n });
  await grant(payee, { amount: 2000n, onWithdrawal: 'keep' });
  const order = (fields: object) => orderWithdrawal(testbed.api.client, payee, fields);
  expect(outcome(await order({}))).toEqual([
    422,
    'error_bonus_would_be_lost',
    { amount: '510.00', count: 2 },
  ]);
  expect((await order({ acceptForfeit: true })).status).toBe(200);
  expect((await lists(payee)).map(({ status, amount }) => `${status} ${amount}`)).toEqual([
    'active 20.00',
    'forfeited 500.00',
    'forfeited 10.00',
  ]);
  expect(await balance(payee)).toEqual(['700.00', '500.00', '20.00']);
});

test('a bonus that stays needs no word', async () => {
  const payee = await winner({ onWithdrawal: 'keep' });
  expect(await forfeits(payee, 'withdrawal')).toEqual([]);
  expect((await orderWithdrawal(testbed.api.client, payee)).status).toBe(200);
  expect(await balance(payee)).toEqual(['700.00', '500.00', '500.00']);
});

test('a transfer to the upline ends a bonus in the same way', async () => {
  const payee = await winner();
  const upline = await testbed.member();
  await parts.database.transaction(() => new Tree(parts.database).attach(payee.id, upline.id));
  const send = (fields: object) =>
    testbed.api.client.send(
      'POST',
      '/wps/cashier/transfers/upline',
      { amount: '200.00', paymentPassword: PAYMENT_PASSWORD, reason: 'A test', ...fields },
      { token: payee.token, key: randomUUID(), sealed: true },
    );
  expect(await forfeits(payee, 'transfer')).toMatchObject([{ money: '500.00' }]);
  expect(outcome(await send({}))).toEqual([422, 'error_bonus_would_be_lost', { amount: '500.00', count: 1 }]);
  expect((await send({ acceptForfeit: true })).status).toBe(200);
  expect(await balance(payee)).toEqual(['1000.00', '0.00', '0.00']);
  expect(await balance(upline)).toEqual(['200.00', '0.00', '0.00']);
});
