import { randomUUID } from 'node:crypto';
import { loadConfig } from '#libs/platform/config/config';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { solutionOf } from '#libs/platform/testing/bot-check';
import { rawRequest } from '#libs/platform/testing/raw-request';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { OPTIONAL_PROFILE_FIELDS } from '#libs/site/common/register-rules';
import { insertCaptcha } from '#libs/verification/captchas/captcha.fixture';
import {
  type FakePhoneCheck,
  startFakePhoneCheck,
} from '#libs/verification/phone-checks/phone-check.fixture';
import { pairsOf } from './pairwise.fixture.js';
import {
  fieldsOf,
  missingCodeOf,
  nameOf,
  newPerson,
  rulesOf,
  type Sent,
  switchesOf,
  type World,
  worlds,
  wrongCodeOf,
  wrongTextOf,
} from './registration-world.fixture.js';

interface Place {
  world: World;
  host: string;
  brand: string;
  agent: string;
}
interface Answer {
  status: number;
  message: string | null;
  errors?: { field: string; code: string }[];
  value: { member: { id: string; account: string } } | null;
}

let db: TestDatabase;
let provider: FakePhoneCheck;
let api: TestApi;
const places: Place[] = [];

beforeAll(async () => {
  [db, provider] = await Promise.all([createTestDatabase(), startFakePhoneCheck()]);
  for (const [number, world] of worlds.entries()) places.push(await open(world, number));
  api = await startTestApi({ databaseUrl: db.url, env: { PHONE_CHECK_ISSUER: provider.issuer } });
}, 60_000);
afterAll(async () => {
  await provider.close();
  await api.stop();
  await db.drop();
});

/** A brand for each world, so that one api has them all. */
async function open(world: World, number: number): Promise<Place> {
  const brand = `world${number}`;
  const host = `${brand}.test`;
  await db.query(
    `insert into site.brand (id, hosts, settings) select $1, array[$2], settings || jsonb_build_object(
       'registerRules', $3::jsonb, 'whitelabel', settings->'whitelabel' || $4::jsonb) from site.brand where id = 'mela'`,
    [brand, host, JSON.stringify(rulesOf(world)), JSON.stringify(switchesOf(world))],
  );
  const [agent] = await db.query<{ id: string }>(
    `insert into members.member (brand, account, type, registered_at) values ($1, 'agent', 1, now()) returning id`,
    [brand],
  );
  return { world, host, brand, agent: agent?.id ?? '' };
}

async function register({ world, host }: Place, form: object): Promise<Answer> {
  const path = world.mode === 'mobile' ? '/wps/member/register/mobile' : '/wps/member/register';
  const body = JSON.stringify(await api.client.seal('PUT', path, form));
  const headers = { host, 'content-type': 'application/json' };
  const reply = await rawRequest(api.port, { method: 'PUT', path, headers, body });
  return { status: reply.status, ...(JSON.parse(reply.text) as Omit<Answer, 'status'>) };
}

const mobileOf = (mobileNum: string) => `+88${mobileNum}`;
const faults = ({ errors }: Answer) => (errors ?? []).map(({ field, code }) => `${field} ${code}`).sort();
const agreed = { terms: true, age: true };

/** These fields of somebody new, with what proves the number, and the captcha where one is asked for. */
async function formOf(place: Place, fields: readonly Sent[]): Promise<Record<string, unknown>> {
  const person = newPerson(place.agent);
  const mobile = mobileOf(person.mobileNum);
  const texts: Record<string, unknown> = { ...agreed };
  for (const field of fields)
    if (field === 'idToken') Object.assign(texts, { idToken: await provider.prove(mobile), channel: 'sms' });
    else texts[field] = field === 'verificationCode' ? await codeFor(place, person.mobileNum) : person[field];
  return { ...texts, ...(place.world.captcha !== 'off' && (await humanProof(place))) };
}

async function stored(brand: string, id: string) {
  const [row] = await db.query(
    `select account, nickname, email, mobile, mobile_verified_at is not null as proved, profile, parent,
       password_hash is not null as password, exists (select from authentication.payment_password where member = m.id) as payment
     from members.member m where brand = $1 and id = $2`,
    [brand, id],
  );
  return row;
}

/** What ought to be stored of a form. */
function expected(form: Record<string, unknown>) {
  const { username, nickname, email, mobileNum, verificationCode, idToken, password, paymentPassword } = form;
  const profile = ['payeeName', ...OPTIONAL_PROFILE_FIELDS];
  const mobile = mobileNum === undefined ? null : mobileOf(String(mobileNum));
  return {
    account: username ?? mobile?.slice(1),
    nickname: nickname ?? null,
    email: email ?? null,
    mobile,
    proved: Boolean(verificationCode ?? idToken),
    profile: Object.fromEntries(
      profile.flatMap((name) => (form[name] === undefined ? [] : [[name, form[name]]])),
    ),
    parent: form.recommenderId ?? form.affiliateCode ?? null,
    password: password !== undefined,
    payment: paymentPassword !== undefined,
  };
}

test('the worlds hold every two values that can stand together', () => {
  const pairs = new Set(worlds.flatMap(pairsOf));
  expect(pairs).toContain('mobileNum=off mode=mobile');
  expect(pairs).toContain('captcha=required verificationCode=optional');
  expect(pairs).not.toContain('MOBILEREG=0 mode=mobile');
  expect(pairs.size).toBeGreaterThan(1900);
});

describe.each(worlds.map((world, number) => [nameOf(world), number] as const))('%s', (_, number) => {
  const place = () => places[number] as Place;
  const world = worlds[number] as World;
  const demanded = fieldsOf(world, 'required');
  const offered = fieldsOf(world, 'required', 'optional');
  // A call by number does not know the user name at all, whatever the settings say.
  const off = fieldsOf(world, 'off').filter((field) => field !== 'username');

  test('a right form is taken and kept, with all fields and with those alone that are required', async () => {
    for (const fields of [offered, demanded]) {
      const form = await formOf(place(), fields);
      const { status, message, errors, value } = await register(place(), form);
      expect([status, message, errors]).toEqual([200, null, undefined]);
      expect(await stored(place().brand, value?.member.id ?? '')).toEqual(expected(form));
    }
  });

  test('what is missing, wrong or off is told under its field, and nothing else', async () => {
    const texts = (text: (field: Exclude<Sent, 'idToken'>) => string, fields: Sent[]) =>
      Object.fromEntries(fields.flatMap((field) => (field === 'idToken' ? [] : [[field, text(field)]])));
    const judged = (code: (field: Exclude<Sent, 'idToken'>) => string, fields: Sent[]) =>
      fields.flatMap((field) => (field === 'idToken' ? [] : [`${field} ${code(field)}`]));

    const missing = await register(place(), { ...agreed, ...texts(() => '', demanded) });
    const noToken = demanded.includes('idToken') ? ['idToken field_required'] : [];
    expect(faults(missing)).toEqual([...judged(missingCodeOf, demanded), ...noToken].sort());

    const token = demanded.includes('idToken') ? { idToken: 'any', channel: 'sms' } : {};
    const wrong = await register(place(), { ...agreed, ...token, ...texts(wrongTextOf, offered) });
    expect(faults(wrong)).toEqual(judged(wrongCodeOf, offered).sort());

    const right = await formOf(place(), demanded);
    const person: Record<string, string> = newPerson(place().agent);
    const extra = Object.fromEntries(off.map((field) => [field, person[field] ?? '123456']));
    if (off.length === 0) return;
    const refused = await register(place(), { ...right, ...extra });
    expect(faults(refused)).toEqual(off.map((field) => `${field} field_unknown`).sort());
  });

  test('what is to prove the number, or the person, is looked at last', async () => {
    const form = await formOf(place(), demanded);
    const { botCheck: _, captcha: __, ...withoutHuman } = form;
    if (world.captcha !== 'off')
      expect(await register(place(), withoutHuman)).toMatchObject({
        status: 422,
        message: 'error_captcha_required',
      });
    if (demanded.includes('verificationCode'))
      expect(await register(place(), { ...form, verificationCode: '99999999' })).toMatchObject({
        status: 422,
        message: 'error_code_wrong',
      });
    if (demanded.includes('idToken'))
      expect(
        await register(place(), { ...form, idToken: await provider.forge('+8801712345678') }),
      ).toMatchObject({
        status: 422,
        message: 'error_phone_check_failed',
      });
  });
});

/** As if a code had been sent to the number, for somebody here who keeps no cookies. */
async function codeFor({ brand }: Place, mobileNum: string): Promise<string> {
  const [id, code] = [randomUUID(), '123456'];
  const hash = new InstallationSecret(loadConfig({ DATABASE_URL: db.url })).hash(
    'one-time code',
    `${id} ${code}`,
  );
  await db.query(
    `insert into verification.one_time_code
       (id, brand, purpose, channel, target, code_hash, created_at, expires_at, asked_from)
     values ($1, $2, 'register', 'sms', $3, $4, now(), now() + interval '10 minutes', '127.0.0.1')`,
    [id, brand, mobileOf(mobileNum), hash],
  );
  return code;
}

async function humanProof({ brand, host }: Place) {
  const { text } = await rawRequest(api.port, { path: '/wps/verification/challenge', headers: { host } });
  const { value } = JSON.parse(text) as { value: Parameters<typeof solutionOf>[0] };
  return { ...(await insertCaptcha(db, 'MELAX', brand)), botCheck: await solutionOf(value) };
}
