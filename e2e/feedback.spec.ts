import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { site as en } from '../apps/web/src/i18n/en/site';
import { accessibilityFaults } from './support/accessibility';
import { openMember } from './support/member';
import { OperatorConsole } from './support/operator-console';
import type { Variant } from './support/portal';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];
const picture = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#1450c8' } })
    .png()
    .toBuffer();

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a member complains with an image, an operator answers, and both see it at once (${name})`, {
    tag: ['@feedback'],
  }, async ({ context, browser }) => {
    const { portal, account } = await openMember(context, variant, { path: '/member/messages' });
    const { page, words } = portal;
    const log = page.getByRole('log');
    const say = page.getByLabel(words.feedback.post, { exact: true });

    await test.step('the form says what is missing, keeps the draft, and sends', async () => {
      await page.getByRole('link', { name: words.feedback.title, exact: true }).click();
      await expect(page.getByText(words.feedback.emptyTitle)).toBeVisible();
      await portal.expectAccessible();
      await page.getByRole('link', { name: words.feedback.new }).click();
      const content = page.getByLabel(words.feedback.content);
      await content.fill('too short');
      const send = page.getByRole('button', { name: words.feedback.send });
      await send.click();
      await expect(content).toHaveAttribute('aria-invalid', 'true');
      await content.fill('My deposit of 500 did not arrive');
      await page.reload();
      await expect(content).toHaveValue('My deposit of 500 did not arrive');
      await page.locator('input[type=file]').setInputFiles([
        { name: 'slip.png', mimeType: 'image/png', buffer: await picture() },
        { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') },
      ]);
      await expect(page.getByText(words.images.wrongType.replace('{{name}}', 'words.txt'))).toBeVisible();
      await page.getByLabel(words.feedback.asComplaint).check();
      await portal.expectAccessible();
      await portal.expectNoSidewaysScroll();
      await page.getByRole('button', { name: words.feedback.sendComplaint }).click();
      await expect(log.getByText('My deposit of 500 did not arrive')).toBeVisible();
      const image = words.feedback.image.replace('{{number}}', portal.number(1));
      await expect(log.getByRole('img', { name: image })).toBeVisible();
      await portal.expectAccessible();
      await portal.expectNoSidewaysScroll();
    });

    const operators = await OperatorConsole.open(browser, 'operator1', 'EN');
    const { threads } = operators.words;
    await test.step('the operator finds it among the complaints, and the member sees that it was seen', async () => {
      await operators.page.goto(
        new URL(`/ops/threads?complaint=1&search=${account}`, operators.page.url()).href,
      );
      await operators.page.getByRole('row').filter({ hasText: account }).click();
      await expect(operators.page.getByRole('log').getByText('did not arrive')).toBeVisible();
      await expect(operators.page.getByRole('log').getByRole('img')).toBeVisible();
      await expect(log.getByText(words.feedback.seen)).toBeVisible();
      expect(await accessibilityFaults(operators.page)).toEqual([]);
    });

    await test.step('the answer comes at once, and acknowledges the complaint', async () => {
      await operators.page.getByLabel(threads.answer, { exact: true }).fill('We have asked the bank');
      await operators.page.getByRole('button', { name: en.images.choose }).click();
      await operators.page
        .locator('input[type=file]')
        .setInputFiles([{ name: 'reply.png', mimeType: 'image/png', buffer: await picture() }]);
      expect(await accessibilityFaults(operators.page)).toEqual([]);
      await operators.page.getByRole('button', { name: threads.send }).click();
      await expect(log.getByText('We have asked the bank')).toBeVisible();
      await expect(log.getByRole('img')).toHaveCount(2);
      await expect(operators.page.getByRole('log').getByRole('img')).toHaveCount(2);
      await expect(operators.page.locator('input[type=file]')).toHaveCount(0);
      await expect(operators.page.getByText(threads.seen)).toBeVisible();
      await expect(
        page.getByText(words.feedback.complaintAcknowledged.split('{{due}}')[0] ?? ''),
      ).toBeVisible();
      await say.fill('Thank you');
      await page.getByRole('button', { name: words.feedback.sendPost, exact: true }).click();
      await expect(say).toHaveValue('');
      await expect(operators.page.getByRole('log').getByText('Thank you')).toBeVisible();
      await portal.expectAccessible();
    });

    await test.step('elsewhere the answer counts as unread, and leads to the thread', async () => {
      await page.goto(new URL('/member/feedback', page.url()).href);
      await expect(page.getByRole('link').filter({ hasText: 'Thank you' })).toBeVisible();
      await operators.page.getByLabel(threads.answer, { exact: true }).fill('It has arrived');
      await operators.page.getByRole('button', { name: threads.send }).click();
      const row = page.getByRole('main').getByRole('link').filter({ hasText: 'It has arrived' });
      await expect(row).toContainText(words.messages.unread);
      await portal.expectAccessible();
      await row.click();
      await expect(log.getByText('It has arrived')).toBeVisible();
    });

    await test.step('closed by the operator, it is opened again by a post', async () => {
      await operators.page.getByRole('button', { name: threads.close }).click();
      await operators.page.getByRole('dialog').getByRole('button', { name: threads.close }).click();
      await expect(page.getByText(words.feedback.states.closed, { exact: true })).toBeVisible();
      await portal.expectAccessible();
      await say.fill('One more thing');
      await page.getByRole('button', { name: words.feedback.sendPost, exact: true }).click();
      await expect(page.getByText(words.feedback.states.open, { exact: true })).toBeVisible();
      await expect(operators.page.getByRole('log').getByText('One more thing')).toBeVisible();
    });
    await operators.page.context().close();
  });
}
