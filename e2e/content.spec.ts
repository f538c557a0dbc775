import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { openMember } from './support/member';
import { OperatorConsole } from './support/operator-console';
import { Portal } from './support/portal';
import { stack } from './support/stack';

test('an operator publishes a notice, a visitor and a member see it without a reload, and it goes when it is withdrawn', {
  tag: ['@announce', '@marquee', '@notice-popup'],
}, async ({ browser }) => {
  const named = Date.now();
  const [english, bengali] = [`Water at gate ${named}`, `গেটে পানি ${named}`];
  const visitor = await Portal.open(
    await browser.newContext(),
    { language: 'EN', theme: 'night', width: 360 },
    '/announce',
  );
  const { portal: member } = await openMember(
    await browser.newContext(),
    { language: 'BN', theme: 'paper', width: 1440 },
    { path: '/announce' },
  );
  const home = await Portal.open(visitor.page.context(), { language: 'EN', theme: 'night', width: 768 });
  await expect(visitor.page.getByRole('heading', { name: visitor.words.announcements.title })).toBeVisible();

  const operator = await OperatorConsole.open(browser, 'operator1', 'EN');
  const { page, words } = operator;
  const { content } = words;
  await test.step('writes it in two languages, and looks at it before anybody else does', async () => {
    await page.getByRole('link', { name: content.title, exact: true }).click();
    await page.getByRole('link', { name: content.kinds.PL }).click();
    for (const [language, title] of [
      ['BN', bengali],
      ['EN', english],
    ] as const) {
      await page.getByRole('tab', { name: language }).click();
      await page.getByLabel(content.titleOf, { exact: true }).fill(title);
      await page
        .getByLabel(content.contentOf, { exact: true })
        .fill(`${title}\n\n<script>alert(1)</script><strong>Free</strong>`);
    }
    await page.getByRole('button', { name: content.save }).click();
    await expect(page.getByRole('heading', { name: bengali, level: 1 })).toBeVisible();
    await page.getByText(content.preview, { exact: true }).click();
    await expect(page.getByRole('heading', { name: bengali, level: 2 })).toBeVisible();
    await expect(visitor.page.getByText(english)).toHaveCount(0);
  });

  await test.step('publishes it, and open pages show it in their language', async () => {
    await page.getByRole('button', { name: content.publish }).click();
    await page.getByRole('dialog').getByRole('button', { name: content.publish }).click();
    await expect(visitor.page.getByRole('button', { name: english })).toBeVisible();
    await expect(member.page.getByRole('button', { name: bengali })).toBeVisible();
    await expect(home.page.getByRole('button', { name: english })).toBeVisible();
    await visitor.page.getByRole('button', { name: english }).click();
    await expect(visitor.page.getByRole('article').locator('strong')).toHaveText('Free');
    await visitor.expectSound();
    await member.expectSound();
    await home.page.getByRole('button', { name: english }).click();
    await expect(home.page.getByRole('dialog').getByRole('heading', { name: english })).toBeVisible();
    await home.expectAccessible();
  });

  await test.step('withdraws it, and it is gone', async () => {
    await page.getByRole('button', { name: content.withdraw }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('the tap is dry');
    await dialog.getByRole('button', { name: content.withdraw }).click();
    for (const { page: open } of [visitor, home]) await expect(open.getByText(english)).toHaveCount(0);
    await expect(member.page.getByText(bengali)).toHaveCount(0);
  });

  await test.step('publishes a banner with an image, which open pages of home show, and takes it away', async () => {
    const [title, alt] = [`Lamps ${named}`, `Lamps on the river ${named}`];
    const colour = { width: 1200, height: 500, channels: 3 as const, background: '#a03c1e' };
    const buffer = await sharp({ create: colour }).png().toBuffer();
    await page.goto(`${stack().publicUrl}/ops/content/new/B`);
    await page.getByRole('tab', { name: 'EN' }).click();
    await page.getByLabel(content.titleOf, { exact: true }).fill(title);
    await page.getByLabel(content.imageAlt, { exact: true }).fill(alt);
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('img', { name: content.image, exact: true })).toBeVisible();
    await page.getByLabel(content.group, { exact: true }).selectOption('w_home');
    await page.getByRole('button', { name: content.save }).click();
    await page.getByRole('button', { name: content.publish }).click();
    await page.getByRole('dialog').getByRole('button', { name: content.publish }).click();
    const picture = home.page.locator(`img[alt="${alt}"]`);
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('button', { name: content.withdraw }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('the lamps are out');
    await page.getByRole('dialog').getByRole('button', { name: content.withdraw }).click();
    await expect(picture).toHaveCount(0);
    await home.expectSound();
  });
});
