import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { identityErrors } from '#libs/identity/common/identity.errors';
import * as password from '#libs/identity/common/password.calls';
import * as registration from '#libs/identity/common/registration.calls';
import * as security from '#libs/identity/common/security.calls';
import * as session from '#libs/identity/common/session.calls';
import * as social from '#libs/identity/common/social.calls';
import * as verification from '#libs/identity/common/verification.calls';
import type { AnyCall } from '#libs/platform/common/call';
import { FIELD_CODES, platformErrors } from '#libs/platform/common/errors';
import type { Reply } from '#libs/platform/testing/portal-client';
import { startTestPost, type TestPost } from '#libs/platform/testing/post.fixture';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, startTestSandbox, type TestApi } from '#libs/platform/testing/test-program';
import { insertSession } from '#libs/platform/testing/test-session';
import { inputsOf } from './input-arbitrary.fixture.js';

/** Each route of the front door is asked this often. */
const CASES = Number(process.env.FUZZ ?? 200);
const AT_ONCE = 10;
const CODES = new Set(Object.keys({ ...platformErrors, ...identityErrors }));

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'input' in value;
const calls = [session, registration, verification, password, security, social]
  .flatMap((module) => Object.values<unknown>(module))
  .filter(isCall);

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
