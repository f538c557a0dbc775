import type { BrowserContext } from '@playwright/test';
import { sealedCall } from './call';
import { query } from './database';
import { newAccount, PASSWORD, Portal, type Variant } from './portal';
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
  await sealedCall('PUT /wps/member/register', {
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

/** Logs in by a call of a browser that calls itself so, and gives the token. */
export async function logIn(account: string, userAgent?: string): Promise<string> {
  const fields = { username: account, password: PASSWORD };
  return (await sealedCall<{ token: string }>('POST /wps/session/login', fields, { userAgent })).token;
}

/** Opens the portal in a tab that has this session already. */
export async function enterAs(
  token: string,
  context: BrowserContext,
  variant: Variant,
  path?: string,
): Promise<Portal> {
  await context.addCookies([{ name: 'member', value: '1', url: stack().publicUrl }]);
  return Portal.open(context, variant, path, token);
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
