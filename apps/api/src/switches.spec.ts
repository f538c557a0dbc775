import { randomUUID } from 'node:crypto';
import type { AnyCall } from '#libs/platform/common/call';
import { readCallCatalogue } from '#libs/platform/testing/call-catalogue';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import {
  AFFILIATE,
  AGENT_POLICY,
  FORCED_PASSWORD_CHANGE,
  FREE_PLAY,
  MANUAL_REBATE,
  MISSION,
  MOBILE_LOGIN,
  MOBILE_PASSWORD,
  MOBILE_REGISTRATION,
  MODULES,
  PHONE_CHECK,
  POINTS,
  RECOVERY_BY_MOBILE_FIRST,
  REFERRAL,
  SERVICE,
  SMS_VERIFICATION,
  SOCIAL_FACEBOOK,
  SOCIAL_GOOGLE,
  VIP,
} from '#libs/site/common/modules';

interface Request {
  method: string;
  path: string;
  body?: object;
  sealed?: boolean;
}

const post = (path: string, body: object, sealed = false): Request => ({
  method: 'POST',
  path,
  body,
  sealed,
});
const codeFor = (path: string) => post(path, { mobileNum: '1712345678' });
const social = (provider: string) => post(`/wps/session/social/${provider}/start`, {});

/** Calls that a switch closes by what they are asked, beside those that declare it. */
const CLOSED_BY: Record<(typeof MODULES)[number], Request[]> = {
  [AGENT_POLICY]: [],
  [MOBILE_REGISTRATION]: [],
  [FREE_PLAY]: [],
  [VIP]: [],
  [MANUAL_REBATE]: [],
  [POINTS]: [],
  [MISSION]: [],
  [REFERRAL]: [],
  [SERVICE]: [],
  [SMS_VERIFICATION]: [codeFor('/wps/verification/sms/noLogin'), codeFor('/wps/verification/sms/register')],
  [MOBILE_LOGIN]: [
    post('/wps/session/login', { username: '1712345678', password: '123456', type: 'sms' }, true),
  ],
  [SOCIAL_GOOGLE]: [social('google')],
  [SOCIAL_FACEBOOK]: [social('facebook')],
  // These change what a call does, not whether it is open; the specs of registration and log-in prove both states.
  [AFFILIATE]: [],
  [MOBILE_PASSWORD]: [],
  [FORCED_PASSWORD_CHANGE]: [],
  [RECOVERY_BY_MOBILE_FIRST]: [],
  [PHONE_CHECK]: [],
};

const calls = await readCallCatalogue();
const { db, api } = setUpTestApi();

const declaring = (module: string): Request[] =>
  calls
    .filter((call) => call.module === module)
    .map((call: AnyCall) => ({
      method: call.method,
      path: call.path.replace(/:\w+/g, () => randomUUID()),
      body: call.method === 'GET' ? undefined : {},
      sealed: call.sealed,
    }));

/** Whether each request is refused because its switch is off. That is asked before who calls. */
async function refused(requests: Request[]): Promise<Record<string, boolean>> {
  const answers = new Map<string, boolean>();
  for (const { method, path, body, sealed } of requests) {
    const reply = await api.client.send(method, path, body, {
      sealed,
      key: randomUUID(),
    });
    answers.set(`${method} ${path}`, reply.body.message === 'error_not_enabled');
  }
  return Object.fromEntries(answers);
}

async function turn(module: string, state: '0' | '1'): Promise<void> {
  await db.query(
    `update site.brand set settings = jsonb_set(settings, array['whitelabel', $1], to_jsonb($2::text))`,
    [module, state],
  );
  for (;;) {
    const { body } = await api.client.get<Record<string, string>>('/wps/system/whitelabel');
    if (body.value?.[module] === state) return;
  }
}

test('every call that declares a switch declares one that there is', () => {
  const declared = calls.flatMap(({ module }) => module ?? []);
  expect(declared.filter((module) => !(MODULES as readonly string[]).includes(module))).toEqual([]);
  expect(calls.filter(({ path }) => path.startsWith('/wps/agent/')).map(({ module }) => module)).toContain(
    AGENT_POLICY,
  );
});

test.each(MODULES.filter((module) => [...CLOSED_BY[module], ...declaring(module)].length > 0))(
  'the switch %s closes its calls, and no other state does',
  async (module) => {
    const requests = [...CLOSED_BY[module], ...declaring(module)];
    const all = (answer: boolean) =>
      Object.fromEntries(requests.map(({ method, path }) => [`${method} ${path}`, answer]));
    await turn(module, '1');
    expect(await refused(requests)).toEqual(all(false));
    await turn(module, '0');
    expect(await refused(requests)).toEqual(all(true));
    await turn(module, '1');
  },
);
