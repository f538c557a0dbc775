import type { Reply } from '#libs/platform/testing/portal-client';
import { operator, setUpCashierApi } from '../../cashier.fixture.js';
import {
  answerReceipt,
  newPayee,
  orderWithdrawal,
  type Payee,
  picture,
  withdrawalOf,
} from '../withdrawal.fixture.js';

const MINUTE = 60_000;
const [FIRST, SECOND] = [operator('1'), operator('2')];

const { testbed, api } = setUpCashierApi();
let payee: Payee;
let id: string;

beforeEach(async () => {
  payee = await newPayee(api.client, testbed.db, '1000.00');
  id = (await orderWithdrawal(api.client, payee, { amount: '1000.00' })).body.value?.id ?? '';
});

const outcome = ({ status, body }: Pick<Reply, 'status' | 'body'>) => [status, body.message];
const answer = (
  fields: Parameters<typeof answerReceipt>[3],
  images: Parameters<typeof answerReceipt>[4] = [],
) => answerReceipt(api.client, payee.token, id, fields, images);
const withdrawal = () => withdrawalOf(api.client, payee.token, id);
const send = (amount: string) =>
  testbed.operators.applyMove(FIRST, id, 'DISTRIBUTE', { amount, reference: 'pay-1' });
const funds = async () => {
  const { body } = await api.client.get<Record<string, string>>('/wps/v2/wallets/balance', payee.token);
  return [body.value?.['balance'], body.value?.['onHold']];
};
const pushNames = async () =>
  (
    await testbed.db.query<{ name: string }>(
      `select name from platform.event where person = $1 and name like 'withdrawal%' order by seq`,
      [payee.id],
    )
  ).map(({ name }) => name.replace('withdrawal.', ''));
/** Advances the clock. The member logs in again, since a session ends after half an hour. */
const pass = async (minutes: number) => {
  await testbed.parts.clock.advance(minutes * MINUTE);
  await api.advance(0);
  payee = { ...payee, ...(await api.client.login(payee.account)) };
};
/** Changes the stored setting, because brands are reloaded from there. */
const forcedReceiptRefunds = async (refunds: boolean) => {
  const path = '{withdrawals,forcedReceiptRefunds}';
  await testbed.db.query(
    `update site.brand set settings = jsonb_set(settings, '${path}', $1) where id = 'mela'`,
    [JSON.stringify(refunds)],
  );
  await testbed.brands.reload();
};
const dispute = async (tranche = 1) => answer({ tranche, answer: 'not-received' }, [await picture()]);

test('pays in two tranches, and pushes and records each step', async () => {
  await testbed.operators.applyMove(FIRST, id, 'APPROVE', {});
  await send('400.00');
  expect(await funds()).toEqual(['0.00', '600.00']);
  const asked = await withdrawal();
  expect(asked).toMatchObject({
    status: 'distributed',
    sent: '400.00',
    rest: '600.00',
    tranche: { no: 1, amount: '400.00' },
  });
  const minutes = (Date.parse(asked.deadlineAt ?? '') - Date.parse(asked.tranches[0]?.sentAt ?? '')) / MINUTE;
  expect(minutes).toBe(30);
  const waiting = await api.client.get<{ total: number }>('/wps/cashier/withdrawals?waiting=1', payee.token);
  expect(waiting.body.value?.total).toBe(1);

  expect(outcome(await answer({ answer: 'full-payment' }))).toEqual([422, 'error_full_payment_on_part']);
  expect((await answer({ answer: 'received' })).body.value).toMatchObject({
    status: 'approved',
    tranche: null,
  });
  await send('600.00');
  const done = await answer({ tranche: 2, answer: 'full-payment' });
  expect(done.body.value).toMatchObject({ status: 'received', rest: '0.00', deadlineAt: null });
  expect(done.body.value?.timeline.map(({ status, amount }) => [status, amount])).toEqual([
    ['requested', null],
    ['approved', null],
    ['distributed', '400.00'],
    ['received', '400.00'],
    ['approved', null],
    ['distributed', '600.00'],
    ['received', '600.00'],
  ]);
  expect(await pushNames()).toEqual([
    'requested',
    'approved',
    'distributed',
    'received',
    'distributed',
    'received',
  ]);
  const audit = await testbed.db.query<{ actor: string; action: string; address: string }>(
    'select actor, action, address from platform.audit where subject = $1 order by id',
    [`withdrawal ${id}`],
  );
  const member = (action: string) => ({
    actor: `member ${payee.id}`,
    action: `withdrawal.${action}`,
    address: '127.0.0.1',
  });
  const staff = (action: string) => ({
    actor: 'operator 1',
    action: `withdrawal.${action}`,
    address: '10.0.0.9',
  });
  expect(audit).toEqual([
    member('requested'),
    staff('approved'),
    { actor: 'operator 1', action: 'account-number.viewed', address: '10.0.0.9' },
    staff('distributed'),
    member('received'),
    staff('distributed'),
    member('received-in-full'),
  ]);
});

test('returns a rejected order to the wallet, with the reason', async () => {
  await testbed.operators.applyMove(FIRST, id, 'REJECT', { reason: 'The account is closed' });
  expect(await funds()).toEqual(['1000.00', '0.00']);
  expect(await withdrawal()).toMatchObject({ status: 'rejected', rejectReason: 'The account is closed' });
});

describe('is refused:', () => {
  beforeEach(async () => {
    await testbed.operators.applyMove(FIRST, id, 'APPROVE', {});
  });

  test('an answer before a tranche was sent', async () => {
    expect(outcome(await answer({ answer: 'received' }))).toEqual([409, 'error_move_not_allowed']);
  });

  test('a second answer, and one for a closed tranche', async () => {
    await send('400.00');
    await answer({ answer: 'received' });
    expect(outcome(await answer({ answer: 'received' }))).toEqual([409, 'error_move_not_allowed']);
    await send('600.00');
    expect(outcome(await answer({ tranche: 1, answer: 'received' }))).toEqual([
      409,
      'error_move_not_allowed',
    ]);
    expect(await withdrawal()).toMatchObject({ status: 'distributed' });
  });

  test('an answer after the deadline, although the timer has not fired', async () => {
    await send('1000.00');
    await pass(30);
    for (const kind of ['received', 'full-payment'] as const)
      expect(outcome(await answer({ answer: kind }))).toEqual([409, 'error_receipt_deadline_passed']);
    expect(outcome(await dispute())).toEqual([409, 'error_receipt_deadline_passed']);
    await testbed.timers.autoReceive({ withdrawal: id, tranche: 1, attempt: 1 });
    expect(outcome(await dispute())).toEqual([409, 'error_receipt_deadline_passed']);
    expect(await withdrawal()).toMatchObject({ status: 'auto-received', proofs: [] });
  });

  test("access to another member's withdrawal, answer and image", async () => {
    await send('1000.00');
    await dispute();
    const proof = (await withdrawal()).proofs[0]?.id ?? '';
    const other = await newPayee(api.client, testbed.db, '1000.00');
    const theirs = (await orderWithdrawal(api.client, other)).body.value?.id ?? '';
    const get = async (path: string, token: string) => (await api.client.get(path, token)).status;
    expect(await get(`/wps/cashier/withdrawals/${id}/proofs/${proof}`, payee.token)).toBe(200);
    expect([
      await get(`/wps/cashier/withdrawals/${id}`, other.token),
      await get(`/wps/cashier/withdrawals/${id}/proofs/${proof}`, other.token),
      await get(`/wps/cashier/withdrawals/${theirs}/proofs/${proof}`, other.token),
      (await answerReceipt(api.client, other.token, id, { answer: 'received' })).status,
    ]).toEqual([404, 404, 404, 404]);
  });

  test.each([
    ['no image', 0, 422, 'error_proof_missing'],
    ['a fourth image', 4, 422, 'error_too_many_images'],
  ])('"not received" with %s', async (_, count, status, code) => {
    await send('1000.00');
    const images = Array.from({ length: count }, () => picture());
    expect(outcome(await answer({ answer: 'not-received' }, await Promise.all(images)))).toEqual([
      status,
      code,
    ]);
    expect(await withdrawal()).toMatchObject({ status: 'distributed', proofs: [] });
  });

  test('an image that is too large, and an image with another answer', async () => {
    await send('1000.00');
    const large = { ...(await picture()), data: Buffer.alloc(5 * 1024 * 1024 + 1) };
    expect(outcome(await answer({ answer: 'not-received' }, [large]))).toEqual([
      413,
      'error_image_too_large',
    ]);
    expect(outcome(await answer({ answer: 'received' }, [await picture()]))).toEqual([
      400,
      'error_invalid_input',
    ]);
    expect(await withdrawal()).toMatchObject({ status: 'distributed' });
  });

  test.each(['0', '0.00', '1000.01', '-1.00', '1e3', ''])('a tranche of %j', async (amount) => {
    await expect(send(amount)).rejects.toMatchObject({ code: 'error_invalid_input' });
    expect(await funds()).toEqual(['0.00', '1000.00']);
  });
});

describe('after "not received"', () => {
  beforeEach(async () => {
    await testbed.operators.applyMove(FIRST, id, 'APPROVE', {});
    await send('1000.00');
    await dispute();
  });

  test('the deadline is suspended, and the image is stored re-encoded', async () => {
    await pass(60);
    await testbed.timers.autoReceive({ withdrawal: id, tranche: 1, attempt: 1 });
    const { status, deadlineAt, proofs } = await withdrawal();
    expect([status, deadlineAt, proofs.length]).toEqual(['disputed', null, 1]);
    const { body } = await api.client.get<{ type: string; data: string }>(
      `/wps/cashier/withdrawals/${id}/proofs/${proofs[0]?.id}`,
      payee.token,
    );
    expect(body.value?.type).toBe('image/jpeg');
    expect(
      Buffer.from(body.value?.data ?? '', 'base64')
        .subarray(0, 3)
        .toString('hex'),
    ).toBe('ffd8ff');
  });

  test('a resend has another reference and a new deadline, and moves no money', async () => {
    const before = await testbed.db.query('select count(*) from ledger.posting');
    await testbed.operators.applyMove(FIRST, id, 'RESEND', { reference: 'pay-2' });
    expect(await testbed.db.query('select count(*) from ledger.posting')).toEqual(before);
    const { status, tranches, deadlineAt } = await withdrawal();
    expect([status, tranches.length, tranches[0]?.reference]).toEqual(['distributed', 1, 'pay-2']);
    expect(Date.parse(deadlineAt ?? '')).toBeGreaterThan(testbed.parts.clock.now().getTime());
    // The timer of the first payout does not apply to the second.
    await pass(30);
    await testbed.timers.autoReceive({ withdrawal: id, tranche: 1, attempt: 1 });
    expect(await withdrawal()).toMatchObject({ status: 'distributed' });
    await testbed.timers.autoReceive({ withdrawal: id, tranche: 1, attempt: 2 });
    expect(await withdrawal()).toMatchObject({ status: 'auto-received' });
  });

  test('a refund goes to the wallet', async () => {
    await testbed.operators.applyMove(FIRST, id, 'REFUND', {});
    expect([await funds(), (await withdrawal()).status]).toEqual([['1000.00', '0.00'], 'refunded']);
    expect((await pushNames()).at(-1)).toBe('resolved');
  });

  test('two operators can force the receipt, without a refund', async () => {
    await testbed.operators.applyMove(FIRST, id, 'PROPOSE_FORCE', {});
    await expect(testbed.operators.applyMove(FIRST, id, 'CONFIRM_FORCE', {})).rejects.toMatchObject({
      status: 409,
      code: 'error_second_operator_needed',
    });
    await testbed.operators.applyMove(SECOND, id, 'CONFIRM_FORCE', {});
    expect([await funds(), (await withdrawal()).status]).toEqual([['0.00', '0.00'], 'force-received']);
    expect((await pushNames()).slice(-2)).toEqual(['resolved', 'received']);
  });

  test('the member sees neither a proposal of operators nor its end', async () => {
    const list = async () => (await api.client.get('/wps/cashier/withdrawals', payee.token)).body.value;
    // The seq of the last event shows that there was no other event.
    const shown = [await withdrawal(), await list()];
    await testbed.operators.applyMove(FIRST, id, 'PROPOSE_FORCE', {});
    expect([await withdrawal(), await list()]).toEqual(shown);
    expect(await testbed.cases.one('mela', id)).toMatchObject({ status: 'force-proposed' });
    await testbed.operators.applyMove(FIRST, id, 'DROP_FORCE', {});
    expect([await withdrawal(), await list()]).toEqual(shown);
    await testbed.operators.applyMove(FIRST, id, 'PROPOSE_FORCE', {});
    await testbed.operators.applyMove(SECOND, id, 'CONFIRM_FORCE', {});
    const steps = (of: { timeline: { status: string }[] }) => of.timeline.map(({ status }) => status);
    const told = ['requested', 'approved', 'distributed', 'disputed'];
    expect(steps(await withdrawal())).toEqual([...told, 'force-received']);
    expect(steps(await testbed.cases.one('mela', id))).toEqual([
      ...told,
      'force-proposed',
      'disputed',
      'force-proposed',
      'force-received',
    ]);
  });

  test('a forced receipt refunds the member if the brand says so', async () => {
    await forcedReceiptRefunds(true);
    try {
      await testbed.operators.applyMove(FIRST, id, 'PROPOSE_FORCE', {});
      await testbed.operators.applyMove(SECOND, id, 'CONFIRM_FORCE', {});
    } finally {
      await forcedReceiptRefunds(false);
    }
    expect([await funds(), (await withdrawal()).status]).toEqual([['1000.00', '0.00'], 'force-received']);
  });

  test('a receipt cannot be forced without a proof', async () => {
    await testbed.db.query('delete from cashier.withdrawal_proof where withdrawal = $1', [id]);
    await expect(testbed.operators.applyMove(FIRST, id, 'PROPOSE_FORCE', {})).rejects.toMatchObject({
      code: 'error_proof_missing',
    });
  });
});

describe('a case', () => {
  test('is held by one operator at a time, until it is released or idle', async () => {
    await testbed.operators.applyMove(FIRST, id, 'CLAIM', {});
    await expect(testbed.operators.applyMove(SECOND, id, 'APPROVE', {})).rejects.toMatchObject({
      status: 409,
      code: 'error_claimed_by_another',
      detail: { params: { operator: 'operator1' } },
    });
    await testbed.operators.applyMove(FIRST, id, 'RELEASE', {});
    await testbed.operators.applyMove(SECOND, id, 'CLAIM', {});
    await pass(30);
    expect((await testbed.cases.one('mela', id)).claimedBy).toBeNull();
    await testbed.operators.applyMove(FIRST, id, 'APPROVE', {});
    expect((await testbed.cases.one('mela', id)).claimedBy).toEqual({ id: '1', account: 'operator1' });
  });

  test('is in the queue of its state and holder, with the whole account number', async () => {
    await testbed.operators.applyMove(FIRST, id, 'CLAIM', {});
    const page = { brand: 'mela', pageSize: 100 };
    const ids = async (filter: object) =>
      (await testbed.cases.list({ ...page, ...filter })).list.map((row) => row.id);
    expect(await ids({ claimedBy: '1', status: ['requested'] })).toContain(id);
    expect(await ids({ claimedBy: '2' })).not.toContain(id);
    expect(await ids({ free: true })).not.toContain(id);
    expect(await ids({ status: ['approved'] })).not.toContain(id);
    const { accountNumber, account } = await testbed.cases.one('mela', id);
    expect([accountNumber.slice(-4), account]).toEqual([payee.bankAccount.lastDigits, payee.account]);
    await expect(testbed.cases.one('another brand', id)).rejects.toMatchObject({ status: 404 });
    await expect(
      testbed.operators.applyMove({ ...FIRST, brand: 'another brand' }, id, 'CLAIM', {}),
    ).rejects.toMatchObject({
      status: 404,
    });
  });

  test('cannot be claimed once it is over', async () => {
    await testbed.operators.applyMove(FIRST, id, 'REJECT', { reason: 'no' });
    await expect(testbed.operators.applyMove(FIRST, id, 'CLAIM', {})).rejects.toMatchObject({
      code: 'error_move_not_allowed',
    });
    expect((await testbed.cases.one('mela', id)).claimedBy).toBeNull();
  });
});

test('serves a client whose clock is a day off, with deadlines in server time', async () => {
  await pass(24 * 60);
  const late = await newPayee(api.client, testbed.db, '600.00');
  const order = await orderWithdrawal(api.client, late, { amount: '600.00' });
  expect(order.status).toBe(200);
  const own = order.body.value?.id ?? '';
  await testbed.operators.applyMove(FIRST, own, 'APPROVE', {});
  await testbed.operators.applyMove(FIRST, own, 'DISTRIBUTE', { amount: '600.00', reference: 'r' });
  const { deadlineAt } = await withdrawalOf(api.client, late.token, own);
  expect(Date.parse(deadlineAt ?? '') - Date.now()).toBeGreaterThan(24 * 60 * MINUTE);
  expect((await answerReceipt(api.client, late.token, own, { answer: 'received' })).status).toBe(200);
});
