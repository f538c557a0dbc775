import type { BrowserContext } from '@playwright/test';
import { query } from './database';
import { newAccount, PASSWORD, Portal, type Variant } from './portal';
import { sealed } from './sealed';
import { stack } from './stack';

/** Told apart by the process too: stories run side by side on one stack. */
let numbers = Date.now() % 1_000_000;

export interface Door {
  account: string;
  /** As it is typed, and as post knows it. */
  mobile: string;
  e164: string;
  email: string;
}

/** A number of Bangladesh that nobody has: as it is typed there, and as post knows it (E.164). */
export function newNumber(): Pick<Door, 'mobile' | 'e164'> {
  numbers += 1;
  const mobile = `017${String(process.pid % 100).padStart(2, '0')}${String(numbers).padStart(6, '0').slice(-6)}`;
  return { mobile, e164: `+88${mobile}` };
}

/** An account with nothing but its password. */
export async function registerAccount(): Promise<string> {
  const account = newAccount();
  await send('PUT /wps/member/register', {
    username: account,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    terms: true,
    age: true,
  });
  return account;
}

/** An account that is nobody's until a story logs in, with a number and an address that it has proved. */
export async function openAccount(): Promise<Door> {
  const account = await registerAccount();
  const door = { account, ...newNumber(), email: `${account}@mail.example` };
  await query(
    `update identity.member set mobile = $2, mobile_verified_at = registered_at,
       email = $3, email_verified_at = registered_at where account = $1`,
    [account, door.e164, door.email],
  );
  return door;
}

/** Opens the portal where the account is logged in already, by a call of a browser that calls itself so. */
export async function openAs(
  account: string,
  context: BrowserContext,
  { variant, path, userAgent }: { variant: Variant; path: string; userAgent: string },
): Promise<Portal> {
  const { token } = await send<{ token: string }>(
    'POST /wps/session/login',
    { username: account, password: PASSWORD },
    userAgent,
  );
  await context.addCookies([{ name: 'member', value: '1', url: stack().publicUrl }]);
  await context.addInitScript((own) => sessionStorage.setItem('token', own), token);
  return Portal.open(context, variant, path);
}

/** All that the account did until now it did at another address, and on no device that is known. */
export const comeFromElsewhere = (account: string): Promise<void> =>
  query(
    `update identity.session set address = '203.0.113.9'
     where person = (select id from identity.member where account = $1)`,
    [account],
  );

export const demandNewPassword = (account: string): Promise<void> =>
  query('update identity.member set default_password = true where account = $1', [account]);

/** A sealed call, named by its method and path. */
async function send<Value>(call: string, form: object, userAgent = 'a story'): Promise<Value> {
  const [method, path] = call.split(' ') as [string, string];
  const { publicUrl } = stack();
  const reply = await fetch(publicUrl + path, {
    method,
    headers: { origin: publicUrl, 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify(await sealed(call, form)),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${call} was refused: ${text}`);
  return (JSON.parse(text) as { value: Value }).value;
}
