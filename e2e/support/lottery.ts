import fs from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { query } from './database';
import type { Variant } from './portal';

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
