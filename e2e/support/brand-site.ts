import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { insertSession } from '../../libs/platform/testing/test-session';
import { query } from './database';
import { stack } from './stack';

export interface Look {
  brand: string;
  language: string;
  theme: string;
  width: number;
}

/** From the checkout that runs. */
function read(brand: string, file: string): Record<string, unknown> {
  const name = path.join(process.env.STACK_ROOT ?? '', 'brands', brand, file);
  return JSON.parse(fs.readFileSync(name, 'utf8')) as Record<string, unknown>;
}

/** A page of the brand, at the host that it has beside that of another brand. */
export function siteOf(brand: string, at = '/'): string {
  const url = new URL(at, stack().publicUrl);
  const { hosts } = read(brand, 'brand.json') as { hosts: string[] };
  if (!hosts.includes(url.hostname)) url.hostname = hosts[0] ?? '';
  return url.href;
}

/** The colour of the page's ground, as the brand's files have it. */
export function groundOf({ brand, theme }: Pick<Look, 'brand' | 'theme'>): string {
  const themes = read(brand, 'look/theme.json') as Record<string, { ground: string }>;
  return themes[theme]?.ground ?? '';
}

/** A tab of the brand's site with these preferences; with a token it has that session. */
export async function openSite(context: BrowserContext, look: Look, token?: string): Promise<Page> {
  const url = siteOf(look.brand);
  await context.addCookies([
    { name: 'lang', value: look.language, url },
    { name: 'theme', value: look.theme, url },
    ...(token ? [{ name: 'member', value: '1', url }] : []),
  ]);
  const page = await context.newPage();
  if (token) await page.addInitScript((text) => sessionStorage.setItem('token', text), token);
  await page.addInitScript(countShifts);
  await page.setViewportSize({ width: look.width, height: look.width < 768 ? 740 : 900 });
  return page;
}

/** The token of a new session of a demo member of the brand. */
export async function memberToken(brand: string, account: string): Promise<string> {
  const [member] = await query<{ id: string }>(
    'select id from members.member where brand = $1 and account = $2',
    [brand, account],
  );
  if (!member) throw new Error(`${brand} has no member ${account}`);
  return insertSession({ query }, { person: member.id, role: 'member', brand, ends: '1 day' });
}

/** How far the page has shifted while it loaded, as Web Vitals count it; above 0.1 a person notices. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number }).shifts);

function countShifts(): void {
  const counted = window as unknown as { shifts: number };
  counted.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) counted.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
