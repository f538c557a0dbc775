import { query } from './database';
import { newAccount, PASSWORD } from './portal';
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

/** An account that is nobody's until a story logs in, with a number and an address that it has proved. */
export async function openAccount(): Promise<Door> {
  const account = newAccount();
  const path = '/wps/member/register';
  const form = { username: account, password: PASSWORD, confirmPassword: PASSWORD, terms: true, age: true };
  const reply = await fetch(stack().publicUrl + path, {
    method: 'PUT',
    headers: { origin: stack().publicUrl, 'content-type': 'application/json' },
    body: JSON.stringify(await sealed(`PUT ${path}`, form)),
  });
  if (!reply.ok) throw new Error(`no account: ${await reply.text()}`);
  numbers += 1;
  const mobile = `017${String(process.pid % 100).padStart(2, '0')}${String(numbers).padStart(6, '0').slice(-6)}`;
  const door = { account, mobile, e164: `+88${mobile}`, email: `${account}@mail.example` };
  await query(
    `update identity.member set mobile = $2, mobile_verified_at = registered_at,
       email = $3, email_verified_at = registered_at where account = $1`,
    [account, door.e164, door.email],
  );
  return door;
}

export const demandNewPassword = (account: string): Promise<void> =>
  query('update identity.member set default_password = true where account = $1', [account]);
