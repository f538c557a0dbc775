import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { identityErrors } from '#libs/identity/common/identity.errors';
import { isOperatorPath } from '#libs/identity/common/operator.calls';
import * as password from '#libs/identity/common/password.calls';
import * as registration from '#libs/identity/common/registration.calls';
import * as security from '#libs/identity/common/security.calls';
import * as session from '#libs/identity/common/session.calls';
import * as social from '#libs/identity/common/social.calls';
import * as verification from '#libs/identity/common/verification.calls';
import type { AnyCall } from '#libs/platform/common/call';
import { FIELD_CODES, platformErrors } from '#libs/platform/common/errors';
import { readCallCatalogue } from '#libs/platform/testing/call-catalogue';
import type { Reply } from '#libs/platform/testing/portal-client';
import { startTestPost, type TestPost } from '#libs/platform/testing/post.fixture';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import {
  startTestApi,
  startTestApiProcess,
  startTestSandbox,
  type TestApi,
} from '#libs/platform/testing/test-program';
import { insertSession, operatorSession } from '#libs/platform/testing/test-session';
import { inputsOf } from './input-arbitrary.fixture.js';
import { hostileBodies, hostileQueries } from './input-shapes.fixture.js';

/** Each route of the front door is asked this often. */
const CASES = Number(process.env.FUZZ ?? 200);
const AT_ONCE = 10;
const CODES = new Set(Object.keys({ ...platformErrors, ...identityErrors }));

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'input' in value;
const calls = [session, registration, verification, password, security, social]
  .flatMap((module) => Object.values<unknown>(module))
  .filter(isCall);

const everyCall = await readCallCatalogue();

let db: TestDatabase;
let api: TestApi;
let post: TestPost;
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let person: string;

beforeAll(async () => {
  [db, post, sandbox] = await Promise.all([createTestDatabase(), startTestPost(), startTestSandbox()]);
  api = await startTestApi({ databaseUrl: db.url, env: { ...post.env, SANDBOX_URL: sandbox.url } });
  person = (await api.client.register()).id;
});
afterAll(async () => {
  await Promise.all([api.stop(), post.close(), sandbox.stop()]);
  await db.drop();
});

/** A session of its own for each case, as some calls end sessions. */
async function tokenFor(call: AnyCall): Promise<string | undefined> {
  return call.access.includes('guest') ? undefined : insertSession(db, { person, role: 'member' });
}

/** Half of a surrogate pair has no place in an address. */
const segment = (value: unknown) =>
  typeof value === 'string' && value !== ''
    ? encodeURIComponent(Buffer.from(value).toString())
    : randomUUID();

async function ask(call: AnyCall, input: Record<string, unknown>): Promise<Reply> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => segment(input[name]));
  const inPath = new Set([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name)));
  const token = await tokenFor(call);
  if (call.method !== 'GET' && call.method !== 'DELETE')
    return api.client.send(call.method, path, rest, { token, sealed: call.sealed, key: randomUUID() });
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]) => [name, String(value)] as [string, string]),
  );
  return api.client.send(call.method, `${path}?${query}`, undefined, { token });
}

/** What is wrong with a reply, or `null`. */
function faultOf(call: AnyCall, { status, body, text }: Reply): string | null {
  if (status >= 500) return `${status} ${text}`;
  if (body.success) return call.value.safeParse(body.value).success ? null : `no value of the call: ${text}`;
  if (!body.message || !CODES.has(body.message)) return `no code of the list: ${status} ${text}`;
  const strange = body.errors?.filter(({ code }) => !FIELD_CODES.includes(code)) ?? [];
  return strange.length === 0 ? null : `no code of a field: ${text}`;
}

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s answers whatever it is asked, as its schema says',
  async (_, call) => {
    const inputs = fc.sample(inputsOf(call), CASES);
    const faults: string[] = [];
    for (let at = 0; at < inputs.length; at += AT_ONCE) {
      const asked = inputs.slice(at, at + AT_ONCE);
      const replies = await Promise.all(asked.map((input) => ask(call, input)));
      replies.forEach((reply, index) => {
        const fault = faultOf(call, reply);
        if (fault) faults.push(`${JSON.stringify(asked[index])}: ${fault}`);
      });
    }
    expect(faults).toEqual([]);
  },
);

test('nothing was logged as a fault', () => {
  expect(api.output()).not.toContain('call failed');
});

/** A body may have 256 KB, and what is sealed 100,000 characters. */
const BODY_BYTES = 240_000;
const SEALED_BYTES = 70_000;
/** As much memory as the api gets below; one request once took 2 GB. */
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
      return { headers: await operatorSession(db, small.url) };
    if (call.access.includes('guest') || call.access === 'signed') return {};
    const role = call.access.includes('member') ? 'member' : 'agent';
    const { id } = await small.client.register();
    if (role === 'agent') await db.query('update identity.member set type = 41 where id = $1', [id]);
    return { token: await insertSession(db, { person: id, role }) };
  }

  test.each(everyCall.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s refuses it shortly',
    async (_, call) => {
      const path = call.path.replace(/:\w+/g, () => randomUUID());
      const who = await credentials(call);
      const isAsked = call.method === 'GET' || call.method === 'DELETE';
      const shapes = isAsked
        ? hostileQueries()
        : hostileBodies(call, call.sealed ? SEALED_BYTES : BODY_BYTES);
      const answers: unknown[] = [];
      for (const [shape, text] of shapes) {
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
  ])('a form with %s is refused shortly', async (_, body, type = 'multipart/form-data; boundary=limit') => {
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

  test('the socket too answers what came whole, and lives', async () => {
    const { token } = await small.client.register();
    const { ready, socket } = small.client.socket(token);
    await ready;
    const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const refused = { error: 'error_invalid_input' };
    for (const question of [JSON.parse(deep(1000)), Array(7000).fill(1), 'a'.repeat(16_000)])
      expect(await socket.emitWithAck('replay', question)).toEqual(refused);
    // Too deep for the client itself, as an event and as one with something binary to be put in.
    for (const packet of [`2["replay",${deep(8000)}]`, `51-["replay",${deep(8000)}]`])
      socket.io.engine.write(packet);
    expect(await socket.emitWithAck('replay', 'after it').catch(() => refused)).toEqual(refused);
  });

  test('it lives, and nothing of it was a fault', async () => {
    expect((await small.client.get('/health/ready')).status).toBe(200);
    expect(small.output()).not.toContain('call failed');
  });
});
