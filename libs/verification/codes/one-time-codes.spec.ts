import { randomInt } from 'node:crypto';
import type { SmsFailureReason } from '#libs/platform/delivery/sms-port';
import { AppError } from '#libs/platform/http/app-error';
import { DEFAULT_IDENTITY_SETTINGS } from '#libs/site/common/identity-settings';
import { hundredTries, setUpVerification } from '../verification.fixture.js';
import type { CodeOrder } from './code-order.js';

const { db, inbox: post, first: here, second: there } = setUpVerification();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

afterEach(() => {
  post.refusal = null;
});

const newNumber = () => `+88017${randomInt(10_000_000, 99_999_999)}`;
const newAddress = () => `198.51.100.${randomInt(256)}-${randomInt(1e9)}`;
const order = (changes: Partial<CodeOrder> = {}): CodeOrder => ({
  brand: 'mela',
  channel: 'sms',
  purpose: 'login',
  target: newNumber(),
  address: newAddress(),
  language: 'EN',
  ...changes,
});

async function sent(changes: Partial<CodeOrder> = {}) {
  const what = order(changes);
  await here.codes.send(what);
  const code = await post.takeCode(what.target);
  const wrong = code === '000000' ? '000001' : '000000';
  return { ...what, code, wrong };
}

/** `spent`, or the code of the refusal with the tries that are left. */
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return [error.code, ...Object.values(error.detail.params ?? {})].join(' ');
    },
  );

async function settings(changed: string) {
  await db.query(`update site.brand set settings = ${changed}`);
  await here.brands.reload();
}

const limit = (sms: object) => settings(`jsonb_set(settings, '{identity}', '${JSON.stringify({ sms })}')`);

const count = (outcomes: string[]) =>
  Object.fromEntries(
    [...new Set(outcomes)].map((one) => [one, outcomes.filter((each) => each === one).length]),
  );

/** Moves both programs on. */
async function advance(milliseconds: number) {
  await here.clock.advance(milliseconds);
  await there.clock.onModuleInit();
}

test("a code is six digits, in the reader's language, with the line by which a phone offers it", async () => {
  const english = order();
  await here.codes.send(english);
  expect((await post.take(english.target)).text).toMatch(
    /^Your Mela code: (\d{6})\. It expires in 10 min\. .+\n\n@localhost #\1$/,
  );
  const bengali = order({ language: 'BN' });
  await here.codes.send(bengali);
  expect((await post.take(bengali.target)).text).toMatch(
    /^আপনার Mela কোড: (\d{6})। মেয়াদ ১০ মিনিট। .+\n\n@localhost #\1$/,
  );
  const mail = order({ channel: 'mail', target: 'rupali@example.com' });
  await here.codes.send(mail);
  const { subject, text } = post.mails[0] ?? {};
  expect([subject, text]).toEqual(['Your Mela code', expect.stringMatching(/\b\d{6}\b/)]);
});

test('a number that no account uses is told so, with no code, and nothing else is different', async () => {
  const known = order();
  const unknown = order({ known: false });
  const [first, second] = [await here.codes.send(known), await here.codes.send(unknown)];
  expect(Object.keys(first)).toEqual(Object.keys(second));
  expect(first.expiredMinutes).toBe(second.expiredMinutes);
  const { text } = await post.take(unknown.target);
  expect(text).toMatch(/^No Mela account uses this number/);
  expect(text).not.toMatch(/\d/);
  const guess = { ...unknown, code: '000000' };
  expect(await outcome(here.codes.spend(guess))).toBe('error_code_wrong 4');
});

test('the countdown runs to the moment from which another may be asked for', async () => {
  const what = order();
  const { expiredMinutes, expiresAt } = await here.codes.send(what);
  expect(expiredMinutes).toBe(1);
  const left = Date.parse(expiresAt) - here.clock.now().getTime();
  expect(left).toBeLessThanOrEqual(MINUTE);
  expect(await outcome(there.codes.send(what))).toBe('error_sms_too_many 5');
  await advance(left);
  expect(await outcome(there.codes.send(what))).toBe('done');
});

test('it is spent once', async () => {
  const proof = await sent();
  expect(await outcome(here.codes.spend(proof))).toBe('done');
  expect(await outcome(there.codes.spend(proof))).toBe('error_code_expired');
});

test('of 100 that spend it at once in two programs one wins', async () => {
  const proof = await sent();
  const all = await hundredTries([here, there], ({ codes }) => outcome(codes.spend(proof)));
  expect(all.filter((each) => each === 'done')).toHaveLength(1);
  expect(all.filter((each) => each === 'error_code_expired')).toHaveLength(99);
});

test('after five wrong tries the right one is no use, at once or one by one', async () => {
  const slow = await sent();
  const tries: string[] = [];
  for (let n = 0; n < 5; n++) tries.push(await outcome(here.codes.spend({ ...slow, code: slow.wrong })));
  expect(tries).toEqual([4, 3, 2, 1, 0].map((left) => `error_code_wrong ${left}`));
  expect(await outcome(here.codes.spend(slow))).toBe('error_code_expired');

  const fast = await sent();
  const guess = { ...fast, code: fast.wrong };
  const guesses = await hundredTries([here, there], ({ codes }) => outcome(codes.spend(guess)));
  expect(guesses.filter((each) => each.startsWith('error_code_wrong')).sort()).toEqual(
    [0, 1, 2, 3, 4].map((left) => `error_code_wrong ${left}`),
  );
  expect(await outcome(here.codes.spend(fast))).toBe('error_code_expired');
});

test('it is not spent inside a transaction, which could take the try back', async () => {
  const proof = await sent();
  await expect(here.database.transaction(() => here.codes.spend(proof))).rejects.toThrow(
    'before the transaction begins',
  );
  expect(await outcome(here.codes.spend(proof))).toBe('done');
});

test('it is good for its number, purpose and channel alone', async () => {
  const proof = await sent();
  const others = [
    { ...proof, target: newNumber() },
    { ...proof, purpose: 'recovery' },
    { ...proof, purpose: 'step-up 1' },
    { ...proof, channel: 'mail' as const },
  ];
  for (const other of others) expect(await outcome(here.codes.spend(other))).toBe('error_code_expired');
  const same = await sent({ purpose: 'recovery', target: proof.target });
  if (same.code !== proof.code)
    expect(await outcome(here.codes.spend({ ...proof, code: same.code }))).toBe('error_code_wrong 4');
  expect(await outcome(here.codes.spend(proof))).toBe('done');
});

test('it ends after ten minutes, and a newer one takes its place', async () => {
  const proof = await sent();
  await advance(MINUTE);
  const newer = await sent(proof);
  if (newer.code !== proof.code) expect(await outcome(here.codes.spend(proof))).toBe('error_code_wrong 4');
  await advance(9 * MINUTE - 5000);
  expect(await outcome(here.codes.spend({ ...newer, code: newer.wrong }))).toMatch('error_code_wrong');
  await advance(MINUTE + 5000);
  expect(await outcome(here.codes.spend(newer))).toBe('error_code_expired');
});

test('it may be typed in Bengali digits, and with a blank', async () => {
  const proof = await sent();
  const bengali = proof.code.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
  const code = ` ${bengali.slice(0, 3)} ${bengali.slice(3)}`;
  expect(await outcome(here.codes.spend({ ...proof, code }))).toBe('done');
});

test('what is stored tells neither the code nor that two are the same', async () => {
  const proof = await sent();
  const [row] = await db.query<{ all: string }>(
    'select c::text as all from verification.one_time_code c where target = $1',
    [proof.target],
  );
  expect(row?.all).not.toMatch(new RegExp(`\\b${proof.code}\\b`));
  const hashes = await db.query<{ code_hash: Buffer }>('select code_hash from verification.one_time_code');
  expect(new Set(hashes.map(({ code_hash }) => code_hash.toString('hex'))).size).toBe(hashes.length);
  for (const { code_hash } of hashes) expect(code_hash).toHaveLength(32);
});

describe('no more go out', () => {
  afterEach(() => settings(`settings - 'identity'`));

  test('than so many a day to one number, for whatever and whoever asks', async () => {
    await limit({ perNumberDay: 3 });
    const target = newNumber();
    const purposes = Array.from({ length: 5 }, (_, at) => `step-up ${at}`);
    const asked = purposes.map((purpose) => outcome(here.codes.send(order({ target, purpose }))));
    expect(count(await Promise.all(asked))).toEqual({ done: 3, 'error_sms_too_many 5': 2 });
    expect(post.sms.filter(({ to }) => to === target)).toHaveLength(3);
    await advance(DAY);
    expect(await outcome(here.codes.send(order({ target })))).toBe('done');
  });

  test('than so many an hour for one address, and the refusal says how long that lasts', async () => {
    await limit({ perAddressHour: 3 });
    const address = newAddress();
    const asked = Array.from({ length: 5 }, () => outcome(here.codes.send(order({ address }))));
    expect(count(await Promise.all(asked))).toEqual({ done: 3, 'error_sms_too_many 5': 2 });
    const refusal = await here.codes.send(order({ address })).catch((error: AppError) => error);
    expect(refusal).toMatchObject({ status: 429, detail: { params: { minutes: 5 } } });
    const { retryAfter = 0 } = (refusal as AppError).detail;
    expect(retryAfter).toBeGreaterThan(3500);
    expect(retryAfter).toBeLessThanOrEqual(3600);
    expect(await outcome(here.codes.send(order()))).toBe('done');
  });

  test('than so many an hour for the brand', async () => {
    await advance(60 * MINUTE);
    await limit({ perBrandHour: 2 });
    const asked = [1, 2, 3].map(() => outcome(here.codes.send(order())));
    expect(count(await Promise.all(asked))).toEqual({ done: 2, 'error_sms_too_many 5': 1 });
  });

  test('than an address may try in vain', async () => {
    await limit({ perAddressHour: 3 });
    post.refusal = 'unknown';
    const address = newAddress();
    const asked = Array.from({ length: 4 }, () => outcome(here.codes.send(order({ address }))));
    expect(count(await Promise.all(asked))).toEqual({ error_unknown: 3, 'error_sms_too_many 5': 1 });
  });

  test('than the defaults say: ten a day to a number', () => {
    expect(DEFAULT_IDENTITY_SETTINGS.sms).toMatchObject({ perNumberDay: 10, perAddressHour: 30, tries: 5 });
  });
});

describe('what the provider refuses', () => {
  beforeAll(() => limit({ perNumberDay: 2 }));
  afterAll(() => settings(`settings - 'identity'`));

  test.each<[SmsFailureReason, string]>([
    ['quota_exhausted', 'error_sms_quota'],
    ['service_disabled', 'error_sms_disabled'],
    ['unauthorised', 'error_sms_unauthorised'],
    ['unauthorised_domain', 'error_sms_unauthorised'],
    ['too_many_requests', 'error_sms_too_many 5'],
    ['invalid_number', 'error_invalid_input'],
    ['unknown', 'error_unknown'],
  ])('as %s is told as %s, and can be asked for again at once', async (fault, told) => {
    const what = order();
    post.refusal = fault;
    for (let n = 0; n < 3; n++) expect(await outcome(here.codes.send(what))).toBe(told);
    post.refusal = null;
    expect(await outcome(here.codes.send(what))).toBe('done');
  });

  test('as a wrong number stands under the field that it was given in', async () => {
    post.refusal = 'invalid_number';
    const refusal = await here.codes.send(order({ field: 'target' })).catch((error: AppError) => error);
    expect(refusal).toMatchObject({
      detail: { errors: [{ field: 'target', code: 'field_mobile_invalid' }] },
    });
  });

  test('leaves the code before it good', async () => {
    const proof = await sent();
    await advance(MINUTE);
    post.refusal = 'quota_exhausted';
    expect(await outcome(here.codes.send(proof))).toBe('error_sms_quota');
    expect(await outcome(here.codes.spend(proof))).toBe('done');
  });

  test('of the mail server is told apart', async () => {
    post.refusal = 'unknown';
    const what = order({ channel: 'mail', target: 'nobody@example.com' });
    expect(await outcome(here.codes.send(what))).toBe('error_mail_failed');
  });
});
