import type { AppError } from '#libs/platform/http/app-error';
import { hundredTries, setUpVerification } from '../verification.fixture.js';

const { db, first: here, second: there } = setUpVerification();

const drawn = async () => ({ captchaId: (await here.captchas.draw('mela', 'ACD34')).id, captcha: 'ACD34' });
const outcome = (given: { captcha?: string; captchaId?: string }, at = here, brand = 'mela') =>
  at.captchas.require(brand, given).then(
    () => 'right',
    ({ code, detail }: AppError) => `${code} ${JSON.stringify(detail.value)}`,
  );
const WRONG = 'error_captcha_wrong {"captcha":true}';
const REQUIRED = 'error_captcha_required {"captcha":true}';

test.each(['ACD34', 'acd34', ' aC d34 '])('%j reads the image', async (captcha) => {
  expect(await outcome({ ...(await drawn()), captcha })).toBe('right');
});

test('of 100 that answer the same image in two programs one is let in', async () => {
  const given = await drawn();
  const all = await hundredTries([here, there], (program) => outcome(given, program));
  expect(all.filter((each) => each === 'right')).toHaveLength(1);
  expect(all.filter((each) => each === WRONG)).toHaveLength(99);
});

test('a wrong answer spends it', async () => {
  const given = await drawn();
  expect(await outcome({ ...given, captcha: 'ACD39' })).toBe(WRONG);
  expect(await outcome(given)).toBe(WRONG);
});

test('it is not used up inside a transaction, which could take that back', async () => {
  const given = await drawn();
  await expect(here.database.transaction(() => here.captchas.require('mela', given))).rejects.toThrow(
    'before the transaction begins',
  );
  expect(await outcome(given)).not.toBe(WRONG);
});

test('it is good for three minutes, at its own brand, with its own answer', async () => {
  const [first, second] = [await drawn(), await drawn()];
  expect(await outcome(first, here, 'other')).toBe(WRONG);
  expect(await outcome({ ...first, captchaId: second.captchaId, captcha: 'AAAAA' })).toBe(WRONG);
  await here.clock.advance(3 * 60_000);
  expect(await outcome(first)).toBe(WRONG);
});

test('without an answer, or without the id of the image, one is asked for', async () => {
  const { captcha, captchaId } = await drawn();
  for (const given of [{}, { captcha }, { captchaId }, { captcha: '', captchaId }])
    expect(await outcome(given)).toBe(REQUIRED);
  expect(await outcome({ captcha, captchaId })).toBe('right');
});

test('every image has other signs, none of which looks like another', async () => {
  const images: string[] = [];
  for (let n = 0; n < 5; n++) images.push((await here.captchas.draw('mela')).image);
  expect(new Set(images).size).toBe(5);
  const png = Buffer.from(images[0] ?? '', 'base64');
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    'PNG',
    160,
    56,
  ]);
  const hashes = await db.query<{ answer_hash: Buffer }>('select answer_hash from verification.captcha');
  expect(new Set(hashes.map(({ answer_hash }) => answer_hash.toString('hex'))).size).toBe(hashes.length);
});

test('the housekeeping takes what has ended, and no more', async () => {
  const order = { brand: 'mela', channel: 'sms', purpose: 'login', address: 'x', language: 'EN' } as const;
  await here.codes.send({ ...order, target: '+8801712345678' });
  const live = await drawn();
  const counts = async () =>
    (
      await db.query<{ captchas: number; codes: number }>(
        `select (select count(*)::int from verification.captcha) captchas,
           (select count(*)::int from verification.one_time_code) codes`,
      )
    )[0];
  await here.retention.prune(here.clock.now());
  const kept = await counts();
  expect(kept?.codes).toBe(1);
  expect(await outcome(live)).toBe('right');
  await here.clock.advance(4 * 60_000);
  await here.retention.prune(here.clock.now());
  expect(await counts()).toEqual({ captchas: 0, codes: 1 });
  await here.clock.advance(25 * 3600_000);
  await here.retention.prune(here.clock.now());
  expect(await counts()).toEqual({ captchas: 0, codes: 0 });
});
