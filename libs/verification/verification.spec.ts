import { randomInt } from 'node:crypto';
import { solveBotCheck } from '#libs/platform/testing/bot-check';
import { startTestInbox, type TestInbox } from '#libs/platform/testing/inbox.fixture';
import type { Reply } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, startTestApiProcess, type TestApi } from '#libs/platform/testing/test-program';

const LOGIN = '/wps/verification/sms/noLogin';
const REGISTER = '/wps/verification/sms/register';

let db: TestDatabase;
let post: TestInbox;
let api: TestApi;
let other: TestApi;

beforeAll(async () => {
  [db, post] = await Promise.all([createTestDatabase(), startTestInbox()]);
  await db.query(
    `update site.brand set settings = jsonb_set(settings, '{identity,sms}', '{"perAddressHour":1000}')`,
  );
  const start = { databaseUrl: db.url, env: { ...post.env, LOG_LEVEL: 'debug' } };
  [api, other] = await Promise.all([startTestApi(start), startTestApiProcess(start)]);
});
afterAll(async () => {
  await Promise.all([api.stop(), other.stop(), post.close()]);
  await db.drop();
});

const newNumber = () => `017${randomInt(10_000_000, 99_999_999)}`;
const international = (number: string) => `+88${number}`;
const ask = async (path: string, fields: object, options: { headers?: Record<string, string> } = {}) =>
  api.client.send(path === '' ? 'GET' : 'POST', path, fields, options) as Promise<
    Reply<{ expiredMinutes: number; expiresAt: string }>
  >;
const solved = async (fields: object) => ({ ...fields, botCheck: await solveBotCheck(api.client) });
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const faults = ({ body }: Reply) => body.errors?.map(({ field, code }) => `${field} ${code}`);

test.each([LOGIN, REGISTER])('%s sends a code, and says when the next may be asked for', async (path) => {
  const number = newNumber();
  const { status, body } = await ask(path, await solved({ mobileNum: number, countryDialingCode: '+880' }));
  expect([status, body.value?.expiredMinutes]).toEqual([200, 1]);
  expect(Date.parse(body.value?.expiresAt ?? '')).toBeGreaterThan(Date.now());
  const [sms] = post.sms;
  expect(sms).toMatchObject({ to: international(number), sender: 'Mela', domain: 'localhost' });
  post.sms.length = 0;
  const again = await ask(path, await solved({ mobileNo: international(number) }));
  expect([outcome(again), again.body.params]).toEqual(['429 error_sms_too_many', { minutes: 5 }]);
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
});

test.each<[object, string[]]>([
  [{}, ['mobileNum field_required']],
  [{ mobileNum: ' ' }, ['mobileNum field_required']],
  [{ mobileNum: 'rupali' }, ['mobileNum field_mobile_invalid']],
  [{ mobileNo: '12' }, ['mobileNo field_mobile_digits']],
  [{ mobileNum: '+1 202 555 0143' }, ['mobileNum field_dialing_code']],
  [{ mobileNum: '01712345678', countryDialingCode: '91' }, ['mobileNum field_dialing_code']],
  [{ mobileNum: '01712345678', countryDialingCode: 'BD' }, ['countryDialingCode field_invalid']],
])('%j is told what is wrong, and the proof of work is not spent', async (fields, told) => {
  const botCheck = await solveBotCheck(api.client);
  for (const path of [LOGIN, REGISTER])
    expect(faults(await ask(path, { ...fields, botCheck }))).toEqual(told);
  expect((await ask(LOGIN, { mobileNum: newNumber(), botCheck })).status).toBe(200);
});

test('without a proof of work nothing is sent', async () => {
  const mobileNum = newNumber();
  for (const path of [LOGIN, REGISTER]) {
    expect(outcome(await ask(path, { mobileNum }))).toBe('422 error_bot_check_required');
    for (const botCheck of ['x', 'e30=', Buffer.from('[]').toString('base64'), '\u{1F388}'])
      expect(outcome(await ask(path, { mobileNum, botCheck }))).toBe('422 error_bot_check_failed');
  }
  expect(post.sms.filter(({ to }) => to === international(mobileNum))).toEqual([]);
});

test('of many that show the same proof of work to two apis one is let in', async () => {
  const botCheck = await solveBotCheck(api.client);
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      (at % 2 ? api : other).client.send('POST', LOGIN, { mobileNum: newNumber(), botCheck }),
    ),
  );
  const outcomes = replies.map(outcome);
  expect(outcomes.filter((text) => text === '200 null')).toHaveLength(1);
  expect(outcomes.filter((text) => text === '422 error_bot_check_failed')).toHaveLength(29);
});

describe('a code that two apis are shown at once', () => {
  const reset = (at: TestApi, mobileNum: string, verificationCode: string) =>
    at.client.send(
      'POST',
      '/wps/member/password/verification',
      { mobileNum, newPassword: 'Another-77-river', verificationCode },
      { sealed: true },
    );
  const showAtOnce = async (times: number, mobileNum: string, code: string) => {
    const shown = Array.from({ length: times }, (_, at) => reset(at % 2 ? api : other, mobileNum, code));
    return (await Promise.all(shown)).map(outcome);
  };
  const sentTo = async (path: string, fields: object) => {
    const mobileNum = newNumber();
    const { id } = await api.client.register();
    await db.query('update members.member set mobile = $2, mobile_verified_at = now() where id = $1', [
      id,
      international(mobileNum),
    ]);
    await ask(path, await solved({ mobileNum, ...fields }));
    return { mobileNum, code: await post.takeCode(international(mobileNum)) };
  };

  test('lets one in', async () => {
    const { mobileNum, code } = await sentTo(LOGIN, { purpose: 'recovery' });
    const outcomes = await showAtOnce(20, mobileNum, code);
    expect(outcomes.filter((text) => text === '200 null')).toHaveLength(1);
    expect(outcomes.filter((text) => text === '422 error_code_expired')).toHaveLength(19);
  });

  test('takes five wrong ones, and then none', async () => {
    const { mobileNum, code } = await sentTo(LOGIN, { purpose: 'recovery' });
    const outcomes = await showAtOnce(20, mobileNum, code === '000000' ? '000001' : '000000');
    expect(outcomes.filter((text) => text === '422 error_code_wrong')).toHaveLength(5);
    expect(outcome(await reset(api, mobileNum, code))).toBe('422 error_code_expired');
  });

  test('is nothing to who shows another cookie than the browser that asked, or none', async () => {
    const mobileNum = newNumber();
    const { id } = await api.client.register();
    await db.query('update members.member set mobile = $2, mobile_verified_at = now() where id = $1', [
      id,
      international(mobileNum),
    ]);
    const cookieOf = async () => {
      const reply = await api.client.get('/wps/verification/challenge');
      const [cookie = ''] = reply.headers.getSetCookie();
      expect(cookie).toMatch(/^asker=[\w-]{43}; Max-Age=15552000; Path=\/wps; HttpOnly; SameSite=Strict$/);
      return cookie.split(';')[0] ?? '';
    };
    const [own, foreign] = [await cookieOf(), await cookieOf()];
    await ask(LOGIN, await solved({ mobileNum, purpose: 'recovery' }), { headers: { cookie: own } });
    const code = await post.takeCode(international(mobileNum));
    const form = { mobileNum, newPassword: 'Another-77-river', verificationCode: code };
    const reset = (headers: Record<string, string>) =>
      api.client.send('POST', '/wps/member/password/verification', form, { sealed: true, headers });
    for (let n = 0; n < 6; n++)
      for (const headers of [{ cookie: foreign }, {} as Record<string, string>])
        expect(outcome(await reset(headers))).toBe('422 error_code_expired');
    expect(outcome(await reset({ cookie: own }))).toBe('200 null');
  });

  test('does not open what it was not sent for', async () => {
    for (const [path, fields] of [
      [LOGIN, { purpose: 'login' }],
      [REGISTER, {}],
    ] as const) {
      const { mobileNum, code } = await sentTo(path, fields);
      expect(outcome(await reset(api, mobileNum, code))).toBe('422 error_code_expired');
    }
  });
});

test('whether an account uses a number is told to its owner alone, in the language of the account', async () => {
  const [proved, claimed, unknown] = [newNumber(), newNumber(), newNumber()];
  const { id } = await api.client.register();
  const next = await api.client.register();
  await db.query(
    `update members.member set mobile = $2, mobile_verified_at = now(), language = 'EN' where id = $1`,
    [id, international(proved)],
  );
  await db.query('update members.member set mobile = $2 where id = $1', [next.id, international(claimed)]);
  const replies: Reply[] = [];
  for (const mobileNum of [proved, claimed, unknown])
    for (const purpose of ['login', 'recovery'])
      replies.push(
        await ask(LOGIN, await solved({ mobileNum, purpose }), { headers: { cookie: 'lang=BN' } }),
      );
  expect(
    new Set(replies.map(({ status, body }) => JSON.stringify([status, Object.keys(body.value ?? {})]))).size,
  ).toBe(1);
  const told = async (number: string) => (await post.take(international(number))).text;
  expect(await told(proved)).toMatch(/^Your Mela code: \d{6}/);
  expect(await told(claimed)).toMatch(/^এই নম্বরে .* কোনো অ্যাকাউন্ট নেই/);
  expect(await told(unknown)).toMatch(/^এই নম্বরে .* কোনো অ্যাকাউন্ট নেই/);
});

test('an image comes with its id beside it, and only so many a minute for one address', async () => {
  const first = await api.client.get<string>('/wps/captcha');
  expect(first.body).toMatchObject({ success: true, message: null });
  expect(first.body.captchaId).toMatch(/^[0-9a-f-]{36}$/);
  const png = Buffer.from(first.body.value ?? '', 'base64');
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    'PNG',
    160,
    56,
  ]);
  const many = await Promise.all(Array.from({ length: 35 }, () => api.client.get('/wps/captcha')));
  const refused = many.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(6);
  expect(refused[0]?.body.message).toBe('error_too_many_requests');
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the brand says which countries it takes', async () => {
  const { body } = await api.client.get('/wps/system/countries');
  expect(body.value).toEqual({ list: [{ countryCode: 'BD', countryDialingCode: '880' }] });
  const permission = await api.client.get<{ brand: { dialingCodes: string[] } }>('/wps/system/permission');
  expect(permission.body.value?.brand.dialingCodes).toEqual(['880']);
});

test('no code stands in what the apis write, whether it could be sent or not', async () => {
  const mobileNum = newNumber();
  await ask(LOGIN, await solved({ mobileNum, purpose: 'recovery' }));
  const registering = await ask(REGISTER, await solved({ mobileNum }));
  expect(registering.status).toBe(200);
  const code = await post.takeCode(international(mobileNum));
  post.refusal = 'unknown';
  const failed = await ask(REGISTER, await solved({ mobileNum: newNumber() }));
  post.refusal = null;
  expect(outcome(failed)).toBe('500 error_unknown');
  const output = api.output() + other.output();
  expect(output).toContain('code not sent');
  expect(output).not.toMatch(new RegExp(`\\b${code}\\b`));
  expect(output).not.toContain(post.env.SMS_KEY);
});

describe('a switch that is off', () => {
  const set = (module: string, value: string) =>
    db.query('update site.brand set settings = jsonb_set(settings, $1, $2)', [
      ['whitelabel', module],
      JSON.stringify(value),
    ]);
  /** An api that has never known it otherwise. */
  const without = async (module: string, during: (at: TestApi) => Promise<void>) => {
    await set(module, '0');
    const at = await startTestApi({ databaseUrl: db.url, env: post.env });
    await during(at).finally(() => at.stop());
    await set(module, '1');
  };
  const send = async (at: TestApi, path: string, fields: object) =>
    outcome(
      await at.client.send('POST', path, {
        mobileNum: newNumber(),
        botCheck: await solveBotCheck(api.client),
        ...fields,
      }),
    );

  test('for codes refuses them all, the one for log-ins those alone', async () => {
    const told = '422 error_not_enabled';
    await without('SMSVERIF', async (at) => {
      expect(await send(at, LOGIN, {})).toBe(told);
      expect(await send(at, LOGIN, { purpose: 'recovery' })).toBe(told);
      expect(await send(at, REGISTER, {})).toBe(told);
    });
    await without('MOBILELOGIN', async (at) => {
      expect(await send(at, LOGIN, {})).toBe(told);
      expect(await send(at, LOGIN, { purpose: 'recovery' })).toBe('200 null');
      expect(await send(at, REGISTER, {})).toBe('200 null');
    });
  });
});
