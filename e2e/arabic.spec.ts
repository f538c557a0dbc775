import { expect, test } from '@playwright/test';
import { site as ar } from '../apps/web/src/i18n/ar/site';
import { accessibilityFaults } from './support/accessibility';
import { inArabic } from './support/scenes';

test('a brand in Arabic is mirrored on a phone, and turns round with the language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const html = page.locator('html');
  for (const path of ['/login', '/', '/rng']) {
    await page.goto(inArabic(path));
    await expect(page.getByRole('navigation', { name: ar.shell.bottomBar })).toBeVisible();
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
