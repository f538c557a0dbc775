import { expect, test } from '@playwright/test';
import { identity } from '../apps/web/src/i18n/ar/identity';
import { site as ar } from '../apps/web/src/i18n/ar/site';
import { accessibilityFaults } from './support/accessibility';
import { newAccount, PASSWORD } from './support/portal';
import { inArabic } from './support/scenes';

test('a brand in Arabic is mirrored on a phone, and turns round with the language', {
  tag: ['@language'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const html = page.locator('html');
  for (const path of ['/login', '/', '/rng']) {
    await page.goto(inArabic(path));
    // The log-in's dialog hides it from screen readers.
    const bar = page.getByRole('navigation', { name: ar.shell.bottomBar, includeHidden: true });
    await expect(bar).toBeVisible();
    await expect(html).toHaveAttribute('lang', 'ar');
    await expect(html).toHaveAttribute('dir', 'rtl');
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  }
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: ar.shell.language }).first().click();
  const choices = page.getByRole('menuitemcheckbox');
  await expect(choices).toHaveText(['العربية', 'English']);
  await choices.last().click();
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(html).toHaveAttribute('lang', 'en');
});

test('a member fills in the profile from the right', async ({ page }) => {
  const { field, profile, securityCentre } = identity;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(inArabic('/register'));
  await page.locator('input[name="username"]').fill(newAccount());
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.locator('input[name="confirmPassword"]').fill(PASSWORD);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: identity.registration.submit }).click();
  await page.getByRole('button', { name: identity.welcome.later }).click();
  await page.goto(inArabic('/member/security'));
  await page.getByRole('button', { name: `${field.nickname}: ${profile.add}` }).click();
  await page.getByRole('dialog').getByLabel(field.nickname).fill('زائر المعرض');
  await page.getByRole('dialog').getByRole('button', { name: securityCentre.save }).click();
  await expect(page.getByRole('heading', { name: 'زائر المعرض' })).toBeVisible();
  await page.getByRole('button', { name: `${profile.avatar}: ${profile.choose}` }).click();
  await expect(page.getByRole('radio')).toHaveCount(12);
  expect(await accessibilityFaults(page)).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
});
