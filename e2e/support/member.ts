import { type BrowserContext, expect } from '@playwright/test';
import { call } from './call';
import { query } from './database';
import { enterAs, logIn, registerAccount } from './login';
import type { Portal, Variant } from './portal';

interface Scene {
  path?: string;
  /** The money that was deposited before, in units of the currency: "500.00". */
  amount?: string;
  /** Whether its turnover is met, so that it can be withdrawn. */
  played?: boolean;
}

/** A new member who is logged in, with money if the story asks for it. Other stories cover those steps. */
export async function openMember(
  context: BrowserContext,
  variant: Variant,
  { path, amount, played }: Scene = {},
): Promise<{ portal: Portal; account: string }> {
  const account = await registerAccount();
  const token = await logIn(account);
  if (amount) await deposit(token, amount);
  if (played) await playThrough(account);
  return { account, portal: await enterAs(token, context, variant, path) };
}

/** Pays at the bank, which notifies the portal before it answers. */
export async function deposit(token: string, amount: string): Promise<void> {
  const order = { method: 'bank', amount };
  const { payUrl } = await call<{ payUrl: string }>('POST /wps/cashier/deposits', order, { token });
  const [, action] = /action="([^"]+\/pay)"/.exec(await (await fetch(payUrl)).text()) ?? [];
  const reply = await fetch(new URL(action ?? '', payUrl), { method: 'POST' });
  if (!reply.ok) throw new Error(`the bank refused: ${await reply.text()}`);
}

/** The bank repeats a notice that the portal could not take at once, so that the money may come a moment later. */
const playThrough = (account: string): Promise<void> =>
  expect
    .poll(() =>
      query(
        `update wagering.requirement set done_e4 = required * 10000, status = 'met', closed_at = now()
         where member = (select id from members.member where account = $1) returning member`,
        [account],
      ),
    )
    .toHaveLength(1);
