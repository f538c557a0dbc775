import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Portal, type Variant } from './support/portal';

const FOLDER = path.join(import.meta.dirname, '../docs/screenshots');

const variants: Variant[] = (['night', 'paper'] as const).flatMap((theme) =>
  [360, 1440].map((width) => ({ language: theme === 'night' ? 'BN' : 'EN', theme, width }) as const),
);

/** The README's screenshots, taken on request only: SCREENSHOTS=1 npx playwright test screenshots */
function takePictures(variant: Variant): void {
  const size = variant.width < 768 ? 'phone' : 'desktop';
  test(`pictures ${size} ${variant.theme}`, async ({ context }) => {
    const portal = await Portal.open(context, variant);
    const { page } = portal;
    await page.setViewportSize({ width: variant.width, height: size === 'phone' ? 740 : 900 });
    const take = async (name: string) => {
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({
        path: path.join(FOLDER, `${name}-${size}-${variant.theme}.png`),
        animations: 'disabled',
      });
    };
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await take('home');

    await portal.register();
    const bank = await portal.orderDeposit(variant.language === 'BN' ? '৳৫০০' : '৳500');
    await bank.locator('form[action$="/pay"] button').click();
    await page.bringToFront();
    await expect(portal.balance).toContainText(portal.amount(500));
    await expect(page.getByText(portal.words.deposit.sentence.paid)).toBeVisible();
    await take('deposit');
  });
}

if (process.env.SCREENSHOTS === '1') variants.forEach(takePictures);
