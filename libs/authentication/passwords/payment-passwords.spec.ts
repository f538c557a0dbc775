import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { Member } from '#libs/members/index';
import { Audit } from '#libs/platform/audit/audit';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Limits } from '#libs/platform/limits/limits';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { BrandRegistry } from '#libs/site/index';
import { createSecondFactor } from '../second-factor/second-factor.fixture.js';
import { PasswordRules } from './password-rules.js';
import { Passwords } from './passwords.js';
import { PaymentPasswordChange } from './payment-password-change.js';
import { PaymentPasswords } from './payment-passwords.js';

const [LOGIN, RIGHT] = ['Rainy-Season-42', 'pay-2468'];
const HOUR = 3_600_000;

let db: TestDatabase;
let parts: TestParts;
let passwords: Passwords;
let brands: BrandRegistry;
let payment: PaymentPasswords;
let change: PaymentPasswordChange;
let caller: LoggedIn;

beforeAll(async () => {
  db = await createTestDatabase();
  parts = await createTestParts(db.url, [Member]);
  passwords = new Passwords(parts.config);
  brands = new BrandRegistry(parts.database);
  await brands.onModuleInit();
  payment = inAnotherProcess();
  const { database, clock } = parts;
  const audit = new Audit(database, clock);
  const limits = new Limits(database, clock);
  const { acts } = createSecondFactor(parts, brands);
  const rules = new PasswordRules(brands);
  change = new PaymentPasswordChange(database, clock, audit, brands, acts, passwords, limits, rules, payment);
});
afterAll(async () => {
  await parts.close();
  await db.drop();
});
beforeEach(async () => {
  caller = await newMember();
});

/** Its own queue of guesses, as a second api has. */
function inAnotherProcess(): PaymentPasswords {
  const { database, clock } = parts;
  return new PaymentPasswords(database, clock, new Audit(database, clock), brands, passwords);
}

async function newMember(): Promise<LoggedIn> {
  const [row] = await db.query<{ id: string }>(
    `insert into members.member (brand, account, type, password_hash, registered_at)
     values ('mela', $1, 0, $2, now()) returning id`,
    [`p${randomUUID().slice(0, 12)}`, await passwords.hash(LOGIN)],
  );
  return {
    role: 'member',
    brand: 'mela',
    address: '10.0.0.1',
    person: row?.id ?? '',
    session: randomUUID(),
    closure: null,
  };
}

const set = (newPassword: string, oldPassword?: string, confirmNewPassword = newPassword) =>
  change.set(caller, { newPassword, confirmNewPassword, oldPassword });

const REUSED = '400 newPassword field_password_reused';
const TOO_MANY = '429 error_too_many_requests';

/** `set`, or the refusal: its field and code where it has some. */
const answer = (setting: Promise<void>): Promise<string> =>
  setting.then(
    () => 'set',
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      const [fault] = error.detail.errors ?? [];
      return `${error.status} ${fault ? `${fault.field} ${fault.code}` : error.code}`;
    },
  );

/** The refusal, or `null` where the password was right. */
async function tried(password: string, by = payment): Promise<AppError | null> {
  try {
    await by.require(caller, password);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
const code = async (password: string, by = payment) => (await tried(password, by))?.code ?? 'right';

test('without one nothing passes', async () => {
  expect([await payment.has(caller.person), await code(RIGHT)]).toEqual([
    false,
    'error_payment_password_missing',
  ]);
  await set(RIGHT);
  expect([await payment.has(caller.person), await code(RIGHT)]).toEqual([true, 'right']);
});

test.each([
  [
    'short',
    '12345',
    undefined,
    { field: 'newPassword', code: 'field_password_length', params: { min: 6, max: 64 } },
  ],
  [
    'long',
    'x'.repeat(65),
    undefined,
    { field: 'newPassword', code: 'field_password_length', params: { min: 6, max: 64 } },
  ],
  ['confirmed otherwise', RIGHT, `${RIGHT}!`, { field: 'confirmNewPassword', code: 'field_mismatch' }],
  ['common', '123456', undefined, { field: 'newPassword', code: 'field_password_common' }],
  ['near a birthday', '120590', undefined, { field: 'newPassword', code: 'field_password_common' }],
  ['near the brand', 'Mela@2025', undefined, { field: 'newPassword', code: 'field_password_common' }],
  ['that of the log-in', LOGIN, undefined, { field: 'newPassword', code: 'field_password_reused' }],
])('one that is too %s is refused under its field', async (_, password, confirmed, error) => {
  await expect(set(password, undefined, confirmed)).rejects.toMatchObject({ detail: { errors: [error] } });
  expect(await payment.has(caller.person)).toBe(false);
});

test('the own name is no payment password', async () => {
  const { account } = await parts.database.manager.findOneByOrFail(Member, { id: caller.person });
  const common = { detail: { errors: [{ field: 'newPassword', code: 'field_password_common' }] } };
  await expect(set(account)).rejects.toMatchObject(common);
  await expect(set(`${account}99`)).rejects.toMatchObject(common);
});

test('it is changed with the old one only', async () => {
  await set(RIGHT);
  await expect(set('another-way-1')).rejects.toMatchObject({
    detail: { errors: [{ field: 'oldPassword', code: 'field_required' }] },
  });
  await expect(set('another-way-1', 'wrong-one')).rejects.toMatchObject({
    code: 'error_payment_password_wrong',
  });
  await set('another-way-1', RIGHT);
  expect([await code(RIGHT), await code('another-way-1')]).toEqual(['error_payment_password_wrong', 'right']);
});

test('whether the new one is that of the log-in is told to who gives the old one alone', async () => {
  await set(RIGHT);
  for (const password of ['another-way-1', LOGIN]) {
    await expect(set(password)).rejects.toMatchObject({
      status: 400,
      detail: { errors: [{ field: 'oldPassword', code: 'field_required' }] },
    });
    await expect(set(password, 'wrong-one')).rejects.toMatchObject({
      status: 422,
      code: 'error_payment_password_wrong',
    });
  }
  expect(await answer(set(LOGIN, RIGHT))).toBe(REUSED);
});

test('of first ones five a day are compared with that of the log-in, also at once', async () => {
  const guesses = await Promise.all(Array.from({ length: 8 }, () => answer(set(LOGIN))));
  expect(guesses.sort()).toEqual([...Array(5).fill(REUSED), ...Array(3).fill(TOO_MANY)]);
  await parts.clock.advance(23 * HOUR);
  for (const password of [LOGIN, RIGHT]) expect(await answer(set(password))).toBe(TOO_MANY);
  expect(await payment.has(caller.person)).toBe(false);
  await parts.clock.advance(HOUR);
  expect(await answer(set(RIGHT))).toBe('set');
});

test('of changes too, the first one and the refused ones included', async () => {
  const steps = [
    [RIGHT, undefined, 'set'],
    ['another-way-1', RIGHT, 'set'],
    [LOGIN, 'another-way-1', REUSED],
    ['another-way-2', 'another-way-1', 'set'],
    [LOGIN, 'another-way-2', REUSED],
    [LOGIN, 'another-way-2', TOO_MANY],
    ['another-way-3', 'another-way-2', TOO_MANY],
  ] as const;
  for (const [password, old, told] of steps) expect(await answer(set(password, old))).toBe(told);
  expect(await code('another-way-2')).toBe('right');
});

test('of two first ones set at once one stands', async () => {
  const results = await Promise.allSettled([set('first-one'), set('second-one')]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a right one takes back the count; five wrong ones lock it for a day', async () => {
  await set(RIGHT);
  for (const guess of ['a', 'b', 'c', 'd']) await tried(guess);
  expect(await code(RIGHT)).toBe('right');
  const left = [];
  for (const guess of ['a', 'b', 'c', 'd', 'e']) left.push((await tried(guess))?.detail.params);
  expect(left).toEqual([{ left: 4 }, { left: 3 }, { left: 2 }, { left: 1 }, { hours: 24 }]);
  const locked = await tried(RIGHT);
  expect([locked?.status, locked?.code]).toEqual([423, 'error_payment_password_locked']);
  await parts.clock.advance(23 * HOUR);
  expect(await code(RIGHT)).toBe('error_payment_password_locked');
  await parts.clock.advance(HOUR);
  expect((await tried('wrong'))?.detail.params).toEqual({ left: 4 });
  expect(await code(RIGHT)).toBe('right');
});

test('guesses made at once, in two processes, are five at most', async () => {
  const other = inAnotherProcess();
  for (let round = 0; round < 6; round++) {
    caller = await newMember();
    await set(RIGHT);
    const guesses = Array.from({ length: 16 }, (_, index) =>
      code(`guess-${index}`, index % 2 ? other : payment),
    );
    const codes = await Promise.all(guesses);
    expect(codes.filter((one) => one === 'error_payment_password_wrong')).toHaveLength(4);
    expect(codes.filter((one) => one === 'error_payment_password_locked')).toHaveLength(12);
    expect(await code(RIGHT)).toBe('error_payment_password_locked');
  }
});

test('right ones at once are all right', async () => {
  await set(RIGHT);
  const codes = await Promise.all(Array.from({ length: 12 }, () => code(RIGHT)));
  expect(new Set(codes)).toEqual(new Set(['right']));
});

test('the password is verified while the row is free and no connection is held', async () => {
  await set(RIGHT);
  const { verify } = passwords;
  let during: string | undefined;
  const watched = jest.spyOn(passwords, 'verify').mockImplementation(async (stored, password) => {
    const [row] = await db.query<{ count: string }>(
      `select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    during = row?.count;
    await db.query('select 1 from authentication.payment_password where member = $1 for update nowait', [
      caller.person,
    ]);
    return verify.call(passwords, stored, password);
  });
  expect(await code(RIGHT)).toBe('right');
  watched.mockRestore();
  expect(during).toBe('0');
});

test('an attempt is not counted inside a transaction, which could take it back', async () => {
  await set(RIGHT);
  const around = parts.database.transaction(() => payment.require(caller, 'wrong'));
  await expect(around).rejects.toThrow('before the transaction begins');
});

test('setting, changing and locking is kept in the audit, the password nowhere', async () => {
  await set(RIGHT);
  await set('another-way-1', RIGHT);
  for (const guess of ['a', 'b', 'c', 'd', 'e']) await tried(guess);
  const rows = await db.query<{ action: string; address: string }>(
    'select action, address from platform.audit where actor = $1 order by id',
    [`member ${caller.person}`],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'payment-password.set',
    'payment-password.changed',
    'payment-password.locked',
  ]);
  expect(rows.every(({ address }) => address === '10.0.0.1')).toBe(true);
  const [kept] = await db.query<{ hash: string }>(
    'select hash from authentication.payment_password where member = $1',
    [caller.person],
  );
  expect(kept?.hash).toMatch(/^\$argon2id\$/);
});
