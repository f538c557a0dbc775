import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { promotions as bn } from '../apps/web/src/i18n/bn/promotions';
import { applications } from '../apps/web/src/i18n/en/applications';
import { promotions as en } from '../apps/web/src/i18n/en/promotions';
import { accessibilityFaults } from './support/accessibility';
import { dialogOf } from './support/dialog';
import { openMember } from './support/member';
import { OperatorConsole } from './support/operator-console';
import type { Variant } from './support/portal';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];
/** Of the demo brand, which gives 50.00 for it. */
const TITLES = { BN: 'আপনার গল্প বলুন', EN: 'Tell us your story' };

const picture = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#1450c8' } })
    .png()
    .toBuffer();

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a member applies for a reward, is rejected, applies again, and has it as soon as it is approved (${name})`, async ({
    context,
    browser,
  }) => {
    const { portal, account } = await openMember(context, variant, { path: '/promotions' });
    const { page } = portal;
    const texts = variant.language === 'BN' ? bn : en;
    const { application } = texts;
    const comment = page.getByLabel(application.comment);
    const operators = await OperatorConsole.open(browser, 'operator1', 'EN');
    const { words } = operators;

    await test.step('the member applies with an image', async () => {
      await page.getByRole('link', { name: TITLES[variant.language], exact: true }).click();
      await page.getByRole('button', { name: application.send }).click();
      await expect(comment).toHaveAttribute('aria-invalid', 'true');
      await comment.fill('I won my first round on Lantern Reels');
      await page.locator('input[type=file]').setInputFiles([
        { name: 'round.png', mimeType: 'image/png', buffer: await picture() },
        { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') },
      ]);
      await expect(
        page.getByText(portal.words.images.wrongType.replace('{{name}}', 'words.txt')),
      ).toBeVisible();
      await portal.expectSound();
      await page.getByRole('button', { name: application.send }).click();
      await expect(page.getByText(application.applying)).toBeVisible();
      await expect(
        page.getByRole('img', { name: imageOf(application.image, portal.number(1)) }),
      ).toBeVisible();
      await expect(comment).toBeHidden();
      await portal.expectSound();
    });

    await test.step('an operator takes it and rejects it, which the open page of the member shows', async () => {
      await operators.page.goto(new URL(`/ops/applications?search=${account}`, operators.page.url()).href);
      await operators.page.getByRole('row').filter({ hasText: account }).click();
      await expect(operators.page.getByRole('img', { name: imageOf(applications.image, '1') })).toBeVisible();
      expect(await accessibilityFaults(operators.page)).toEqual([]);
      await operators.page.getByRole('button', { name: words.move.claim }).click();
      await expect(page.getByText(application.process)).toBeVisible();
      await reject(operators.page, 'Tell us more about it');
      await expect(page.getByRole('heading', { name: application.reason })).toBeVisible();
      await portal.dismissToasts();
      await portal.expectSound();
    });

    await test.step('the member applies again', async () => {
      await comment.fill('Forty times my stake, on my birthday');
      await page.getByRole('button', { name: application.send }).click();
      await expect(page.getByText(application.applying)).toBeVisible();
      await expect(page.getByText('Tell us more about it')).toBeHidden();
    });

    await test.step('it is approved, and the reward is in', async () => {
      await operators.page.getByRole('row').filter({ hasText: 'Forty times' }).click();
      await operators.page.getByRole('button', { name: words.move.claim }).click();
      await operators.page.getByRole('button', { name: applications.approve, exact: true }).click();
      await expect(page.getByText(texts.states.received, { exact: true })).toBeVisible();
      await expect(portal.balance).toContainText(portal.amount(50));
      expect(await accessibilityFaults(operators.page)).toEqual([]);
      await portal.dismissToasts();
      await portal.expectSound();
    });
  });
}

const imageOf = (phrase: string, number: string): string => phrase.replace('{{number}}', number);

async function reject(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: applications.reject, exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: applications.reject, exact: true }).click();
  await expect(dialog).toBeHidden();
}
