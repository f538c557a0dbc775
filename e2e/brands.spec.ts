import { expect, type Page, test } from '@playwright/test';
import { phrases } from '../apps/sandbox/web/src/i18n/phrases';
import { identity } from '../apps/web/src/i18n/en/identity';
import { site as en } from '../apps/web/src/i18n/en/site';
import { directionOf, type LanguageCode, LOCALES } from '../libs/site/common/locales';
import { LOOKS, nameOfLook } from '../tools/generate/look-cases.mjs';
import { accessibilityFaults } from './support/accessibility';
import { groundOf, type Look, memberToken, openSite, shiftsOf, siteOf } from './support/brand-site';
import { query } from './support/database';

const MEMBERS: Record<string, string> = { mela: 'rupali', fener: 'defne' };
const NAMES: Record<string, string> = { mela: 'Mela', fener: 'Fener' };

async function expectGoodLook(page: Page, look: Look): Promise<void> {
  const html = page.locator('html');
  const language = look.language as LanguageCode;
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(html).toHaveAttribute('lang', LOCALES[language]);
  await expect(html).toHaveAttribute('dir', directionOf(language));
  const ground = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--ground'),
  );
  expect(ground).toBe(groundOf(look));
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await shiftsOf(page)).toBeLessThan(0.1);
}

const VISITED = (LOOKS as Look[]).slice(0, process.env.ALL_VARIANTS ? LOOKS.length : 4);

for (const look of VISITED)
  test(`the site, a guest's and a member's (${nameOfLook(look)})`, async ({ context, browser }) => {
    const page = await openSite(context, look);
    await page.goto(siteOf(look.brand));
    await expect(page).toHaveTitle(new RegExp(NAMES[look.brand] ?? ''));
    await expectGoodLook(page, look);
    await page.goto(siteOf(look.brand, '/help'));
    await expectGoodLook(page, look);

    const token = await memberToken(look.brand, MEMBERS[look.brand] ?? '');
    const inside = await openSite(await browser.newContext(), look, token);
    await inside.goto(siteOf(look.brand, '/member/deposit'));
    await expect(inside.getByRole('radio').first()).toBeAttached();
    await expectGoodLook(inside, look);
  });

test('a member of the second brand pays and plays in yen; the first brand knows nobody', async ({
  context,
}) => {
  const look: Look = { brand: 'fener', language: 'EN', theme: 'night', width: 1440 };
  const account = `yen${Date.now().toString(36)}`;
  const page = await openSite(context, look);
  await page.goto(siteOf('fener', '/register'));
  await page.locator('input[name="username"]').fill(account);
  await page.locator('input[name="password"]').fill('Boishakh-1431');
  await page.locator('input[name="confirmPassword"]').fill('Boishakh-1431');
  await page.locator('input[name="email"]').fill(`${account}@fener.example`);
  await expect(page.getByText(/21/).first()).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: identity.registration.submit }).click();
  await page.getByRole('button', { name: identity.welcome.later }).click();
  const balance = page.getByRole('status').filter({ hasText: en.shell.balance }).first();
  await expect(balance).toContainText('¥');

  await page.locator('a[href="/member/deposit"]:visible').first().click();
  await page.getByRole('button', { name: '¥10,000', exact: true }).click();
  const [bank] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: en.deposit.submit }).click(),
  ]);
  await bank.locator('form[action$="/pay"] button').click();
  await expect(balance).toContainText('10,000');

  await page.goto(siteOf('fener', '/rng'));
  await page.locator('button', { hasText: 'River Dice' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: en.games.play, exact: true }).click();
  await page.waitForURL(/\/game\/\d+$/);
  const game = page.frameLocator('iframe');
  const { dice, stake } = phrases.en;
  await game.getByLabel(stake.label, { exact: true }).fill('500');
  await game.getByRole('button', { name: dice.play, exact: true }).click();
  await expect
    .poll(() =>
      query(
        `select r.brand, r.currency, r.stake::int as stake from games.round r
         join members.member m on m.id = r.member where m.account = $1 and r.settled_at is not null`,
        [account],
      ),
    )
    .toEqual([{ brand: 'fener', currency: 'JPY', stake: 500 }]);

  const mela = await context.newPage();
  await mela.goto(siteOf('mela'));
  await expect(mela).toHaveTitle(/Mela/);
  await expect(mela.locator('a[href="/login"]').first()).toBeVisible();
});
