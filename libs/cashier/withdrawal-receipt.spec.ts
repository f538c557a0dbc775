import type { Reply } from '#libs/platform/testing/portal-client';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { type CashierBench, openCashier, operator } from './cashier.fixture.js';
import {
  answerReceipt,
  newPayee,
  orderWithdrawal,
  type Payee,
  picture,
  withdrawalOf,
} from './withdrawal.fixture.js';

const MINUTE = 60_000;
const [FIRST, SECOND] = [operator('1'), operator('2')];

let bench: CashierBench;
let api: TestApi;
let payee: Payee;
let id: string;

beforeAll(async () => {
  bench = await openCashier();
  api = await startTestApi({ databaseUrl: bench.db.url });
});
afterAll(async () => {
  await api.stop();
  await bench.close();
});
beforeEach(async () => {
  payee = await newPayee(api.client, bench.db, '1000.00');
  id = (await orderWithdrawal(api.client, payee, { amount: '1000.00' })).body.value?.id ?? '';
});

const outcome = ({ status, body }: Pick<Reply, 'status' | 'body'>) => [status, body.message];
const answer = (
  fields: Parameters<typeof answerReceipt>[3],
  images: Parameters<typeof answerReceipt>[4] = [],
) => answerReceipt(api.client, payee.token, id, fields, images);
const withdrawal = () => withdrawalOf(api.client, payee.token, id);
const send = (amount: string) => bench.desk.distribute(FIRST, id, { amount, reference: 'pay-1' });
const funds = async () => {
  const { body } = await api.client.get<Record<string, string>>('/wps/v2/wallets/balance', payee.token);
  return [body.value?.['balance'], body.value?.['onHold']];
};
const told = async () =>
  (
    await bench.db.query<{ name: string }>(
      `select name from platform.event where person = $1 and name like 'withdrawal%' order by seq`,
      [payee.id],
    )
  ).map(({ name }) => name.replace('withdrawal.', ''));
/** Lets time pass for everybody. A session ends after half an hour, so the member logs in again. */
const pass = async (minutes: number) => {
  await bench.parts.clock.advance(minutes * MINUTE);
  await api.advance(0);
  payee = { ...payee, ...(await api.client.login(payee.account)) };
};
/** Where the brand keeps it: what is read now and then would bring an older word back. */
const forcedReceiptRefunds = async (refunds: boolean) => {
  const path = '{withdrawals,forcedReceiptRefunds}';
  await bench.db.query(
    `update site.brand set settings = jsonb_set(settings, '${path}', $1) where id = 'mela'`,
    [JSON.stringify(refunds)],
  );
  await bench.brands.reload();
};
const dispute = async (tranche = 1) => answer({ tranche, answer: 'not-received' }, [await picture()]);

test('in two tranches: the first is confirmed, then the whole, and each step is told and kept', async () => {
  await bench.desk.approve(FIRST, id);
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
  expect(await told()).toEqual([
    'requested',
    'approved',
    'distributed',
    'received',
    'distributed',
    'received',
  ]);
  const audit = await bench.db.query<{ actor: string; action: string; address: string }>(
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
    staff('distributed'),
    member('received'),
    staff('distributed'),
    member('received-in-full'),
  ]);
});

test('a rejected order goes back to the wallet, with the reason', async () => {
  await bench.desk.reject(FIRST, id, 'The account is closed');
  expect(await funds()).toEqual(['1000.00', '0.00']);
  expect(await withdrawal()).toMatchObject({ status: 'rejected', rejectReason: 'The account is closed' });
});

describe('is refused:', () => {
  beforeEach(async () => {
    await bench.desk.approve(FIRST, id);
  });

  test('an answer before anything was sent', async () => {
    expect(outcome(await answer({ answer: 'received' }))).toEqual([409, 'error_move_not_allowed']);
  });

  test('a second answer, and one to a tranche that is over', async () => {
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

  test('an answer after the deadline, though the alarm has not rung', async () => {
    await send('1000.00');
    await pass(30);
    for (const kind of ['received', 'full-payment'] as const)
      expect(outcome(await answer({ answer: kind }))).toEqual([409, 'error_receipt_deadline_passed']);
    expect(outcome(await dispute())).toEqual([409, 'error_receipt_deadline_passed']);
    await bench.alarms.autoReceive({ withdrawal: id, tranche: 1, attempt: 1 });
    expect(outcome(await dispute())).toEqual([409, 'error_receipt_deadline_passed']);
    expect(await withdrawal()).toMatchObject({ status: 'auto-received', proofs: [] });
  });

  test("another's withdrawal, answer and image", async () => {
    await send('1000.00');
    await dispute();
    const proof = (await withdrawal()).proofs[0]?.id ?? '';
    const other = await newPayee(api.client, bench.db, '1000.00');
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

  test('an image that is too large, and one with another answer', async () => {
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
    await bench.desk.approve(FIRST, id);
    await send('1000.00');
    await dispute();
  });

  test('the clock stands, and the image is kept as a picture drawn anew', async () => {
    await pass(60);
    await bench.alarms.autoReceive({ withdrawal: id, tranche: 1, attempt: 1 });
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

  test('it is sent again under another reference, with a new deadline and no money moved', async () => {
    const before = await bench.db.query('select count(*) from ledger.posting');
    await bench.desk.resend(FIRST, id, 'pay-2');
    expect(await bench.db.query('select count(*) from ledger.posting')).toEqual(before);
    const { status, tranches, deadlineAt } = await withdrawal();
    expect([status, tranches.length, tranches[0]?.reference]).toEqual(['distributed', 1, 'pay-2']);
    expect(Date.parse(deadlineAt ?? '')).toBeGreaterThan(bench.parts.clock.now().getTime());
    // The alarm of the first payout means nothing to the second.
    await pass(30);
    await bench.alarms.autoReceive({ withdrawal: id, tranche: 1, attempt: 1 });
    expect(await withdrawal()).toMatchObject({ status: 'distributed' });
    await bench.alarms.autoReceive({ withdrawal: id, tranche: 1, attempt: 2 });
    expect(await withdrawal()).toMatchObject({ status: 'auto-received' });
  });

  test('it is refunded to the wallet', async () => {
    await bench.desk.refund(FIRST, id);
    expect([await funds(), (await withdrawal()).status]).toEqual([['1000.00', '0.00'], 'refunded']);
    expect((await told()).at(-1)).toBe('resolved');
  });

  test('two operators count it as received, and the money does not come back', async () => {
    await bench.desk.proposeForce(FIRST, id);
    await expect(bench.desk.confirmForce(FIRST, id)).rejects.toMatchObject({
      status: 409,
      code: 'error_second_operator_needed',
    });
    await bench.desk.confirmForce(SECOND, id);
    expect([await funds(), (await withdrawal()).status]).toEqual([['0.00', '0.00'], 'force-received']);
    expect((await told()).slice(-2)).toEqual(['resolved', 'received']);
  });

  test('the member hears nothing of a proposal among operators, nor of its end', async () => {
    const list = async () => (await api.client.get('/wps/cashier/withdrawals', payee.token)).body.value;
    // With the number of the last event, so that no other came meanwhile.
    const shown = [await withdrawal(), await list()];
    await bench.desk.proposeForce(FIRST, id);
    expect([await withdrawal(), await list()]).toEqual(shown);
    expect(await bench.cases.one('mela', id)).toMatchObject({ status: 'force-proposed' });
    await bench.desk.dropForce(FIRST, id);
    expect([await withdrawal(), await list()]).toEqual(shown);
    await bench.desk.proposeForce(FIRST, id);
    await bench.desk.confirmForce(SECOND, id);
    const steps = (of: { timeline: { status: string }[] }) => of.timeline.map(({ status }) => status);
    const told = ['requested', 'approved', 'distributed', 'disputed'];
    expect(steps(await withdrawal())).toEqual([...told, 'force-received']);
    expect(steps(await bench.cases.one('mela', id))).toEqual([
      ...told,
      'force-proposed',
      'disputed',
      'force-proposed',
      'force-received',
    ]);
  });

  test('a forced receipt pays back where the brand says so', async () => {
    await forcedReceiptRefunds(true);
    try {
      await bench.desk.proposeForce(FIRST, id);
      await bench.desk.confirmForce(SECOND, id);
    } finally {
      await forcedReceiptRefunds(false);
    }
    expect([await funds(), (await withdrawal()).status]).toEqual([['1000.00', '0.00'], 'force-received']);
  });

  test('nothing is forced without the proof on file', async () => {
    await bench.db.query('delete from cashier.withdrawal_proof where withdrawal = $1', [id]);
    await expect(bench.desk.proposeForce(FIRST, id)).rejects.toMatchObject({ code: 'error_proof_missing' });
  });
});

describe('a case', () => {
  test('belongs to one operator at a time, until released or left idle', async () => {
    await bench.desk.claim(FIRST, id);
    await expect(bench.desk.approve(SECOND, id)).rejects.toMatchObject({
      status: 409,
      code: 'error_claimed_by_another',
      detail: { params: { operator: 'operator1' } },
    });
    await bench.desk.release(FIRST, id);
    await bench.desk.claim(SECOND, id);
    await pass(30);
    expect((await bench.cases.one('mela', id)).claimedBy).toBeNull();
    await bench.desk.approve(FIRST, id);
    expect((await bench.cases.one('mela', id)).claimedBy).toEqual({ id: '1', account: 'operator1' });
  });

  test('stands in the queue by state and holder, with the whole account number', async () => {
    await bench.desk.claim(FIRST, id);
    const page = { brand: 'mela', pageNo: 1, pageSize: 100 };
    const ids = async (filter: object) =>
      (await bench.cases.list({ ...page, ...filter })).list.map((row) => row.id);
    expect(await ids({ claimedBy: '1', status: ['requested'] })).toContain(id);
    expect(await ids({ claimedBy: '2' })).not.toContain(id);
    expect(await ids({ free: true })).not.toContain(id);
    expect(await ids({ status: ['approved'] })).not.toContain(id);
    const { accountNumber, account } = await bench.cases.one('mela', id);
    expect([accountNumber.slice(-4), account]).toEqual([payee.bankAccount.lastDigits, payee.account]);
    await expect(bench.cases.one('another brand', id)).rejects.toMatchObject({ status: 404 });
    await expect(bench.desk.claim({ ...FIRST, brand: 'another brand' }, id)).rejects.toMatchObject({
      status: 404,
    });
  });

  test('that is over can be claimed by nobody', async () => {
    await bench.desk.reject(FIRST, id, 'no');
    await expect(bench.desk.claim(FIRST, id)).rejects.toMatchObject({ code: 'error_move_not_allowed' });
    expect((await bench.cases.one('mela', id)).claimedBy).toBeNull();
  });
});

test('a client whose clock is a day off orders and answers, and reads deadlines in server time', async () => {
  await pass(24 * 60);
  const late = await newPayee(api.client, bench.db, '600.00');
  const order = await orderWithdrawal(api.client, late, { amount: '600.00' });
  expect(order.status).toBe(200);
  const own = order.body.value?.id ?? '';
  await bench.desk.approve(FIRST, own);
  await bench.desk.distribute(FIRST, own, { amount: '600.00', reference: 'r' });
  const { deadlineAt } = await withdrawalOf(api.client, late.token, own);
  expect(Date.parse(deadlineAt ?? '') - Date.now()).toBeGreaterThan(24 * 60 * MINUTE);
  expect((await answerReceipt(api.client, late.token, own, { answer: 'received' })).status).toBe(200);
});
