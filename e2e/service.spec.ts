import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { help as bn } from '../apps/web/src/i18n/bn/help';
import { help as en } from '../apps/web/src/i18n/en/help';
import { site } from '../apps/web/src/i18n/en/site';
import { accessibilityFaults } from './support/accessibility';
import { query } from './support/database';
import { openMember } from './support/member';
import { OperatorConsole } from './support/operator-console';
import { Portal, type Variant } from './support/portal';
import { messageTo } from './support/post';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];
const picture = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#1450c8' } })
    .png()
    .toBuffer();

/** Customer service in the window that its button opens. On a phone that is a tab. */
async function openChat({ page, words, phone }: Portal): Promise<Page> {
  const button = page.getByRole('complementary').getByRole('button', { name: words.shell.service });
  const [chat] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await chat.setViewportSize(phone ? { width: 360, height: 640 } : { width: 440, height: 750 });
  return chat;
}

async function expectSound(chat: Page): Promise<void> {
  expect(await accessibilityFaults(chat)).toEqual([]);
  expect(
    await chat.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a member and an operator chat, each sees the other at once, and the member rates it (${name})`, {
    tag: ['@service', '@service-button', '@service-window'],
  }, async ({ context, browser }) => {
    const { portal, account } = await openMember(context, variant);
    const { page, words } = portal;
    const help = variant.language === 'BN' ? bn : en;
    const email = `${account}@mela.test`;
    await query('update members.member set email = $2, email_verified_at = now() where account = $1', [
      account,
      email,
    ]);
    let chat = await openChat(portal);
    const say = () => chat.getByLabel(words.feedback.post, { exact: true });
    const send = () => chat.getByRole('button', { name: words.feedback.sendPost, exact: true }).click();
    const log = () => chat.getByRole('log');

    await test.step('common questions are answered first; the draft of the own one is kept', async () => {
      await expect(chat.getByRole('heading', { name: help.chat.questions })).toBeVisible();
      const question = chat.locator('details').first();
      await question.locator('summary').click();
      await expect(question.locator('p').first()).toBeVisible();
      const content = chat.getByLabel(words.feedback.content);
      await content.fill('Where is my deposit?');
      await chat.reload();
      await expect(content).toHaveValue('Where is my deposit?');
      await expectSound(chat);
      await chat.getByRole('button', { name: help.chat.begin }).click();
      await expect(log().getByText('Where is my deposit?')).toBeVisible();
      await expect(chat.getByText(help.chat.place.split('{{place}}')[0] ?? '')).toBeVisible();
      await expectSound(chat);
    });

    const operators = await OperatorConsole.open(browser, 'operator1', 'EN');
    const { threads, chats, move } = operators.words;
    const answer = operators.page.getByLabel(threads.answer, { exact: true });
    const sendAnswer = () => operators.page.getByRole('button', { name: threads.send }).click();
    const posts = operators.page.getByRole('log');
    await test.step('the operator sees who waits and takes the chat, which the member sees', async () => {
      await operators.page.goto(new URL(`/ops/chats?search=${account}`, operators.page.url()).href);
      const row = operators.page.getByRole('row').filter({ hasText: account });
      await expect(row).toContainText(chats.queued);
      await row.click();
      await expect(posts.getByText('Where is my deposit?')).toBeVisible();
      await expect(log().getByText(words.feedback.seen)).toBeVisible();
      await operators.page.getByRole('button', { name: move.claim }).click();
      await expect(chat.getByText(help.chat.served)).toBeVisible();
      expect(await accessibilityFaults(operators.page)).toEqual([]);
    });

    await test.step('each sees the other type and write', async () => {
      await answer.pressSequentially('Which bank was it?');
      await expect(chat.getByText(help.chat.typing)).toBeVisible();
      await sendAnswer();
      await expect(log().getByText('Which bank was it?')).toBeVisible();
      await expect(chat.getByText(help.chat.typing)).toBeHidden();
      await say().pressSequentially('City Bank');
      await expect(operators.page.getByText(chats.typing)).toBeVisible();
      await chat.getByRole('button', { name: words.images.choose }).first().click();
      await chat
        .locator('input[type=file]')
        .setInputFiles([{ name: 'slip.png', mimeType: 'image/png', buffer: await picture() }]);
      await send();
      await expect(posts.getByText('City Bank')).toBeVisible();
      await expect(posts.getByRole('img')).toBeVisible();
      await expect(say()).toHaveValue('');
      await expectSound(chat);
    });

    await test.step('minimised, the portal says that an answer has come; the chat goes on where it was', async () => {
      await say().fill('And by the way');
      await Promise.all([
        chat.waitForEvent('close'),
        // The window may close before the click counts as done.
        chat
          .getByRole('button', { name: help.chat.minimise })
          .click()
          .catch(() => undefined),
      ]);
      await operators.page.getByRole('button', { name: site.images.choose }).click();
      await operators.page
        .locator('input[type=file]')
        .setInputFiles([{ name: 'paid.png', mimeType: 'image/png', buffer: await picture() }]);
      await answer.fill('It has arrived');
      await sendAnswer();
      const badge = page.getByRole('complementary').getByText(words.shell.unread);
      await expect(badge).toBeAttached();
      chat = await openChat(portal);
      await expect(log().getByText('It has arrived')).toBeVisible();
      await expect(log().getByRole('img')).toHaveCount(2);
      await expect(operators.page.getByText(threads.seen)).toBeVisible();
      await expect(badge).toBeHidden();
      await say().fill('Thank you');
      await send();
      await expect(posts.getByText('Thank you')).toBeVisible();
    });

    await test.step('over, it is rated and mailed, and another one may begin', async () => {
      await operators.page.getByRole('button', { name: chats.close }).click();
      await operators.page.getByRole('dialog').getByRole('button', { name: chats.close }).click();
      await expect(chat.getByRole('heading', { name: help.chat.ended })).toBeVisible();
      await expectSound(chat);
      await chat
        .getByRole('button', { name: help.chat.stars_other.replace('{{shown}}', portal.number(5)) })
        .click();
      await expect(chat.getByText(help.chat.rated)).toBeVisible();
      await expect(
        operators.page.getByText(chats.rated.replace('{{rating}}', Number(5).toLocaleString('en'))),
      ).toBeVisible();
      await chat.getByRole('button', { name: help.chat.mail }).click();
      await expect(chat.getByText(help.chat.mailed)).toBeVisible();
      expect((await messageTo(email)).text).toContain('It has arrived');
      await chat.getByRole('button', { name: help.chat.again }).click();
      await expect(chat.getByRole('button', { name: help.chat.begin })).toBeVisible();
    });
    await operators.page.context().close();
  });
}

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a guest chats without an account, and finds the chat again in another window (${name})`, async ({
    context,
    browser,
  }) => {
    const portal = await Portal.open(context, variant, '/service');
    const { words } = portal;
    const help = variant.language === 'BN' ? bn : en;
    let { page } = portal;
    const log = () => page.getByRole('log');
    const question = `Can I register from abroad? ${variant.width}`;

    await test.step('the browser proves work once, and the guest writes', async () => {
      await expect(page.getByRole('link', { name: words.shell.login, exact: true })).toBeVisible();
      await expectSound(page);
      await page.getByRole('button', { name: help.chat.asGuest }).click();
      await page.getByLabel(words.feedback.content).fill(question);
      await expectSound(page);
      await page.getByRole('button', { name: help.chat.begin }).click();
      await expect(log().getByText(question)).toBeVisible();
    });

    const operators = await OperatorConsole.open(browser, 'operator1', 'EN');
    const { threads, chats, move } = operators.words;
    const answer = async (text: string) => {
      await operators.page.getByLabel(threads.answer, { exact: true }).fill(text);
      await operators.page.getByRole('button', { name: threads.send }).click();
    };
    await test.step('the operator sees a guest in the queue, and the answer comes at once', async () => {
      await operators.page.goto(new URL('/ops/chats?search=guest-', operators.page.url()).href);
      const row = operators.page.getByRole('row').filter({ hasText: question });
      await expect(row).toContainText(chats.guest.split(' ')[0] ?? '');
      await expect(row).toContainText(chats.queued);
      await row.click();
      await expect(
        operators.page.getByText(chats.ofGuest.split('}}, ')[1] ?? '', { exact: false }),
      ).toBeVisible();
      await expect(operators.page.getByRole('button', { name: threads.markComplaint })).toHaveCount(0);
      expect(await accessibilityFaults(operators.page)).toEqual([]);
      await operators.page.getByRole('button', { name: move.claim }).click();
      await expect(page.getByText(help.chat.served)).toBeVisible();
      await answer('From most countries');
      await expect(log().getByText('From most countries')).toBeVisible();
    });

    await test.step('closed and opened again, the chat is still there and live', async () => {
      await page.close();
      page = await context.newPage();
      await page.setViewportSize({ width: variant.width, height: 640 });
      await page.goto(new URL('/service', portal.page.url()).href);
      await expect(log().getByText('From most countries')).toBeVisible();
      await page.getByLabel(words.feedback.post, { exact: true }).fill('Which ones?');
      await page.getByRole('button', { name: words.feedback.sendPost, exact: true }).click();
      await expect(operators.page.getByRole('log').getByText('Which ones?')).toBeVisible();
      await answer('All but three');
      await expect(log().getByText('All but three')).toBeVisible();
    });

    await test.step('over, it is rated; nothing is mailed to a guest', async () => {
      await operators.page.getByRole('button', { name: chats.close }).click();
      await operators.page.getByRole('dialog').getByRole('button', { name: chats.close }).click();
      await expect(page.getByRole('heading', { name: help.chat.ended })).toBeVisible();
      await expect(page.getByRole('button', { name: help.chat.mail })).toHaveCount(0);
      await expectSound(page);
      await page
        .getByRole('button', { name: help.chat.stars_other.replace('{{shown}}', portal.number(4)) })
        .click();
      await expect(page.getByText(help.chat.rated)).toBeVisible();
      await page.getByRole('button', { name: help.chat.again }).click();
      await expect(page.getByRole('button', { name: help.chat.begin })).toBeVisible();
    });
    await operators.page.context().close();
  });
}
