import fs from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { lottery } from '../../apps/web/src/i18n/en/lottery';
import { query } from './database';
import type { Portal, Variant } from './portal';

const games = JSON.parse(
  fs.readFileSync(new URL('../../brands/mela/lottery.json', import.meta.url), 'utf8'),
) as Record<string, { names: { EN: string; BN: string } }>;
export const nameOf = (code: string, { language }: Variant): string => games[code]?.names[language] ?? code;

/** Puts the values of a phrase in its place. */
export const filled = (phrase: string, values: Record<string, string>): string =>
  phrase.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '.*');
export const like = (phrase: string): RegExp => new RegExp(filled(phrase.replace(/[?!.+()]/g, '\\$&'), {}));

/** The stake bar. */
export const bar = (page: Page): Locator => page.locator('[data-bar-at-foot]');

/** Checks the draw that the page shows while the network is off: the member's ticket is in its root. */
export async function verifyOffline(
  { page }: Portal,
  { verify }: Pick<typeof lottery, 'verify'>,
): Promise<void> {
  const run = page.getByRole('button', { name: verify.run });
  await expect(run).toBeEnabled();
  await page.context().setOffline(true);
  await run.click();
  await expect(page.getByText(verify.agrees)).toBeVisible();
  await expect(page.getByRole('list', { name: verify.steps })).toContainText(like(verify.ticketStep));
  await page.context().setOffline(false);
}

interface Recorded {
  title: string;
  category: keyof Portal['words']['category'];
  /** What was staked or paid. */
  moved: number;
  /** Of this title, void ones included. */
  rounds?: number;
}

/** The only round in which so much moved is in the betting record, in profit and loss, and in the account record. */
export async function expectInRecords(
  portal: Portal,
  { title, category, moved, rounds = 1 }: Recorded,
): Promise<void> {
  const { page, words } = portal;
  const { origin } = new URL(page.url());
  const rows = page.getByRole('row');
  const withAmount = rows.filter({ hasText: portal.amount(moved) });
  await page.goto(`${origin}/member/bets`);
  await expect(rows.filter({ hasText: title })).toHaveCount(rounds);
  await expect(withAmount.filter({ hasText: title })).toHaveCount(1);
  await page.goto(`${origin}/member/personalProfit?groupBy=category`);
  await expect(rows.filter({ hasText: words.category[category] })).toBeVisible();
  await page.goto(`${origin}/member/record?type=game`);
  await expect(withAmount).toBeVisible();
}

/** Ends the sale of the next draw that a member has a ticket of in a few seconds: the story would else wait for minutes. */
export async function drawSoon(account: string): Promise<void> {
  await query(
    `update lottery.draw set open_at = least(open_at, now()), close_at = now() + interval '2 seconds',
       draw_at = now() + interval '3 seconds',
       due_at = case status when 'planned' then now() else now() + interval '2 seconds' end
     where status in ('planned', 'open') and id = (
       select t.draw from lottery.ticket t join lottery.draw d on d.id = t.draw
       where t.member = (select id from members.member where account = $1) and t.status = 'accepted'
       order by d.draw_at limit 1)`,
    [account],
  );
}
