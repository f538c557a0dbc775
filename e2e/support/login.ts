import type { BrowserContext } from '@playwright/test';
import { sealedCall } from './call';
import { query } from './database';
import { newAccount, PASSWORD, Portal, type Variant } from './portal';
import { stack } from './stack';

/** Unique per process too, because stories run in parallel on one stack. */
let numbers = Date.now() % 1_000_000;

export interface ProvedAccount {
  account: string;
  /** As it is typed, and in E.164 as `post` shows it. */
  mobile: string;
  e164: string;
  email: string;
}

/** An unused number of Bangladesh: as it is typed there, and in E.164. */
export function newNumber(): Pick<ProvedAccount, 'mobile' | 'e164'> {
  numbers += 1;
  const mobile = `017${String(process.pid % 100).padStart(2, '0')}${String(numbers).padStart(6, '0').slice(-6)}`;
  return { mobile, e164: `+88${mobile}` };
}

/** A new account with only a password. */
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

/** A new account with a verified number and mail address, with which no story has logged in yet. */
export async function openAccount(): Promise<ProvedAccount> {
  const account = await registerAccount();
  const owner = { account, ...newNumber(), email: `${account}@mail.example` };
  await query(
    `update members.member set mobile = $2, mobile_verified_at = registered_at,
       email = $3, email_verified_at = registered_at where account = $1`,
    [account, owner.e164, owner.email],
  );
  return owner;
}

/** Logs in by a call with this user agent, and returns the token. */
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

/** Moves all earlier sessions of the account to another address. They came from no known device. */
export const comeFromElsewhere = (account: string): Promise<object[]> =>
  query(
    `update authentication.session set address = '203.0.113.9'
     where person = (select id from members.member where account = $1)`,
    [account],
  );

export const demandNewPassword = (account: string): Promise<object[]> =>
  query('update members.member set default_password = true where account = $1', [account]);
