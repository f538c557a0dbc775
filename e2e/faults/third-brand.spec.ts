import { expect } from '@playwright/test';
import { site as en } from '../../apps/web/src/i18n/en/site';
import { groundOf, type Look, memberToken, openSite, siteOf } from '../support/brand-site';
import { SPANISH, TERCERA, test } from '../support/third-brand';

const look: Look = { brand: TERCERA.id, language: 'ES', theme: 'night', width: 1440 };

test('a third brand stands at its own host, in a fourth language and its own colours', async ({
  context,
}) => {
  const page = await openSite(context, look);
  await page.goto(siteOf(TERCERA.id));
  await expect(page).toHaveTitle(new RegExp(TERCERA.name));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('link', { name: SPANISH.home, exact: true }).first()).toBeVisible();
  // What Spanish lacks is said in English.
  await expect(page.getByRole('link', { name: en.shell.register, exact: true }).first()).toBeVisible();
  const ground = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--ground'),
  );
  expect(ground).toBe(groundOf(look));
});

test('its member deposits by a contract of its own, and watches the money arrive', async ({ context }) => {
  const page = await openSite(context, look, await memberToken(TERCERA.id, TERCERA.member));
  await page.goto(siteOf(TERCERA.id, '/member/deposit'));
  await page
    .getByRole('button', { name: /5[.,]?000/ })
    .first()
    .click();
  const [bank] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: en.deposit.submit }).click(),
  ]);
  expect(bank.url()).toContain(`operator=${TERCERA.id}`);
  await bank.locator('form[action$="/pay"] button').click();
  const balance = page.getByRole('status').filter({ hasText: en.shell.balance }).first();
  await expect(balance).toContainText(/5[.,]?000/);
});

test('its session is worth nothing at the first brand', async ({ context }) => {
  const token = await memberToken(TERCERA.id, TERCERA.member);
  const page = await openSite(context, { ...look, brand: 'mela', language: 'EN' }, token);
  await page.goto(siteOf('mela'));
  const status = await page.evaluate(
    async (bearer) =>
      (await fetch('/wps/member/info', { headers: { authorization: `Bearer ${bearer}` } })).status,
    token,
  );
  expect(status).toBe(401);
  await page.goto(siteOf(TERCERA.id));
  const known = await page.evaluate(
    async (bearer) =>
      (await fetch('/wps/member/info', { headers: { authorization: `Bearer ${bearer}` } })).status,
    token,
  );
  expect(known).toBe(200);
});
