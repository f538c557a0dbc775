import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { authenticationErrors } from '#libs/authentication/common/authentication.errors';
import { isOperatorPath } from '#libs/authentication/common/operator.calls';
import * as password from '#libs/authentication/common/password.calls';
import * as registration from '#libs/authentication/common/registration.calls';
import * as security from '#libs/authentication/common/security.calls';
import * as session from '#libs/authentication/common/session.calls';
import * as social from '#libs/authentication/common/social.calls';
import { membersErrors } from '#libs/members/common/members.errors';
import type { AnyCall } from '#libs/platform/common/call';
import { FIELD_CODES, platformErrors } from '#libs/platform/common/errors';
import { readCallCatalogue } from '#libs/platform/testing/call-catalogue';
import { startTestInbox, type TestInbox } from '#libs/platform/testing/inbox.fixture';
import type { Reply } from '#libs/platform/testing/portal-client';
import { repeated, someOf } from '#libs/platform/testing/repetitions';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import {
  startTestApi,
  startTestApiProcess,
  startTestSandbox,
  type TestApi,
} from '#libs/platform/testing/test-program';
import { insertSession, sessionWith } from '#libs/platform/testing/test-session';
import { siteErrors } from '#libs/site/common/site.errors';
import * as verification from '#libs/verification/common/verification.calls';
import { verificationErrors } from '#libs/verification/common/verification.errors';
import { inputsOf } from './input-arbitrary.fixture.js';
import { hostileBodies, hostileQueries } from './input-shapes.fixture.js';

/** The number of requests for each route. */
const CASES = Number(process.env.FUZZ ?? repeated(20, 200));
const CONCURRENCY = 10;
const CODES = new Set(
  Object.keys({
    ...platformErrors,
    ...siteErrors,
    ...membersErrors,
    ...verificationErrors,
    ...authenticationErrors,
  }),
);

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'input' in value;
const calls = [session, registration, verification, password, security, social]
  .flatMap((module) => Object.values<unknown>(module))
  .filter(isCall);

const everyCall = await readCallCatalogue();

let db: TestDatabase;
let api: TestApi;
let post: TestInbox;
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let person: string;

beforeAll(async () => {
  [db, post, sandbox] = await Promise.all([createTestDatabase(), startTestInbox(), startTestSandbox()]);
  api = await startTestApi({ databaseUrl: db.url, env: { ...post.env, SANDBOX_URL: sandbox.url } });
  person = (await api.client.register()).id;
});
afterAll(async () => {
  await Promise.all([api.stop(), post.close(), sandbox.stop()]);
  await db.drop();
});

/** A new session for each case, since some calls end sessions. */
async function tokenFor(call: AnyCall): Promise<string | undefined> {
  return call.access.includes('guest') ? undefined : insertSession(db, { person, role: 'member' });
}

/** A lone surrogate cannot be encoded in a URL. */
const segment = (value: unknown) =>
  typeof value === 'string' && value !== ''
    ? encodeURIComponent(Buffer.from(value).toString())
    : randomUUID();

/** `String` throws on an object with its own `toString`. */
const queryText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

async function ask(call: AnyCall, input: Record<string, unknown>): Promise<Reply> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => segment(input[name]));
  const inPath = new Set([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name)));
  const token = await tokenFor(call);
  if (call.method !== 'GET' && call.method !== 'DELETE')
    return api.client.send(call.method, path, rest, { token, sealed: call.sealed, key: randomUUID() });
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]) => [name, queryText(value)] as [string, string]),
  );
  return api.client.send(call.method, `${path}?${query}`, undefined, { token });
}

/** The error in a reply, or `null`. */
function faultOf(call: AnyCall, { status, body, text }: Reply): string | null {
  if (status >= 500) return `${status} ${text}`;
  if (body.success) return call.value.safeParse(body.value).success ? null : `no value of the call: ${text}`;
  if (!body.message || !CODES.has(body.message)) return `no code of the list: ${status} ${text}`;
  const strange = body.errors?.filter(({ code }) => !FIELD_CODES.includes(code)) ?? [];
  return strange.length === 0 ? null : `no code of a field: ${text}`;
}

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s answers any input as its schema says',
  async (_, call) => {
    const inputs = fc.sample(inputsOf(call), CASES);
    const faults: string[] = [];
    for (let at = 0; at < inputs.length; at += CONCURRENCY) {
      const asked = inputs.slice(at, at + CONCURRENCY);
      const replies = await Promise.all(asked.map((input) => ask(call, input)));
      replies.forEach((reply, index) => {
        const fault = faultOf(call, reply);
        if (fault) faults.push(`${JSON.stringify(asked[index])}: ${fault}`);
      });
    }
    expect(faults).toEqual([]);
  },
);

test('logs nothing of this as an error', () => {
  expect(api.output()).not.toContain('call failed');
});

/** A body may have 256 KB, and a sealed body 100,000 characters. */
const BODY_BYTES = 240_000;
const SEALED_BYTES = 70_000;
/** The heap limit of the api below; a single request once took 2 GB. */
const HEAP_MB = 160;
const REFUSAL_BYTES = 16 * 1024;

describe('whatever shape the fields have', () => {
  let small: TestApi;

  beforeAll(async () => {
    const env = { ...post.env, NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` };
    small = await startTestApiProcess({ databaseUrl: db.url, env });
  });
  afterAll(() => small.stop());

  async function credentials(call: AnyCall) {
    if (call.access.includes('operator') && isOperatorPath(call.path))
      return { headers: await sessionWith(db, small.url, [call.permission ?? 'any-operator']) };
    if (call.access.includes('guest') || call.access === 'signed') return {};
    const role = call.access.includes('member') ? 'member' : 'agent';
    const { id } = await small.client.register();
    if (role === 'agent') await db.query('update members.member set type = 41 where id = $1', [id]);
    return { token: await insertSession(db, { person: id, role }) };
  }

  test.each(everyCall.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s refuses it soon',
    async (_, call) => {
      const path = call.path.replace(/:\w+/g, () => randomUUID());
      const who = await credentials(call);
      const isAsked = call.method === 'GET' || call.method === 'DELETE';
      const shapes = isAsked
        ? hostileQueries()
        : hostileBodies(call, call.sealed ? SEALED_BYTES : BODY_BYTES);
      const answers: unknown[] = [];
      for (const [shape, text] of someOf(shapes, 5, call.path.length)) {
        const {
          status,
          body,
          text: reply,
        } = isAsked
          ? await small.client.send(call.method, `${path}?${text}`, undefined, who)
          : await small.client.send(call.method, path, text, {
              ...who,
              key: randomUUID(),
              sealed: call.sealed,
            });
        const isRefused = call.lenient ? status === 200 : status === 400 && !body.success;
        const isShort = reply.length <= REFUSAL_BYTES && (body.errors?.length ?? 0) <= 20;
        if (!isRefused || !isShort) answers.push([shape, status, reply.length, reply.slice(0, 200)]);
      }
      expect(answers).toEqual([]);
    },
  );

  const jsonField = (value: string) =>
    `--limit\r\nContent-Disposition: form-data; name="result"\r\nContent-Type: application/json\r\n\r\n${value}\r\n--limit--\r\n`;
  test.each([
    ['a deep field', jsonField(`${'['.repeat(4900)}${']'.repeat(4900)}`)],
    ['a wide field', jsonField(JSON.stringify(Array(4000).fill(1)))],
    ['a field that is no JSON', jsonField('{"a":')],
    ['a field that is cut off', jsonField('{"a":').slice(0, -20)],
    ['a head that is cut off', '--limit\r\nContent-Disposition: form-data; name="im'],
    ['another boundary', jsonField('1').replaceAll('limit', 'other')],
    ['no boundary', jsonField('1'), 'multipart/form-data'],
    ['nothing', ''],
  ])('refuses a form with %s soon', async (_, body, type = 'multipart/form-data; boundary=limit') => {
    const withImages = everyCall.filter(({ files }) => files);
    expect(withImages.length).toBeGreaterThan(0);
    for (const call of withImages) {
      const path = call.path.replace(/:\w+/g, () => randomUUID());
      const { token, headers } = await credentials(call);
      const reply = await small.client.send(call.method, path, body, {
        token,
        key: randomUUID(),
        headers: { ...headers, 'content-type': type },
      });
      expect([call.path, reply.status, reply.body.success]).toEqual([call.path, 400, false]);
      expect(reply.text.length).toBeLessThan(REFUSAL_BYTES);
    }
  });

  test('answers valid messages on the socket too, and stays alive', async () => {
    const { token } = await small.client.register();
    const { ready, socket } = small.client.socket(token);
    await ready;
    const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const refused = { error: 'error_invalid_input' };
    for (const question of [JSON.parse(deep(1000)), Array(7000).fill(1), 'a'.repeat(16_000)])
      expect(await socket.emitWithAck('replay', question)).toEqual(refused);
    // Too deep for the client library, as an event and as a binary event.
    for (const packet of [`2["replay",${deep(8000)}]`, `51-["replay",${deep(8000)}]`])
      socket.io.engine.write(packet);
    expect(await socket.emitWithAck('replay', 'after it').catch(() => refused)).toEqual(refused);
  });

  test('stays alive, and logs nothing of this as an error', async () => {
    expect((await small.client.get('/health/ready')).status).toBe(200);
    expect(small.output()).not.toContain('call failed');
  });
});
