import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility';
import { dialogOf } from './support/dialog';
import { openMember } from './support/member';
import { OperatorConsole } from './support/operator-console';

test('an operator uploads a list of accounts, and whoever is on it finds the message at once', async ({
  browser,
}) => {
  const title = `Your table is ready ${Date.now()}`;
  const opened = await Promise.all(
    [360, 1440].map(async (width) =>
      openMember(
        await browser.newContext(),
        { language: 'EN', theme: 'night', width },
        { path: '/member/messages' },
      ),
    ),
  );
  const [listed, other] = opened as [(typeof opened)[0], (typeof opened)[0]];
  const { page, words } = await OperatorConsole.open(browser, 'operator1', 'EN');
  const { broadcasts, content } = words;
  const list = page.getByRole('group', { name: broadcasts.list });
  const upload = async (text: string) => {
    const dialog = dialogOf(page);
    await dialog
      .locator('input[type=file]')
      .setInputFiles([{ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }]);
    await expect(dialog.getByLabel(broadcasts.listAccounts)).toHaveValue(text);
    await dialog.getByRole('button', { name: broadcasts.uploadList }).click();
  };

  await test.step('a list with an unknown account is refused, and says how many', async () => {
    await page.goto(new URL('/ops/broadcasts/new', page.url()).href);
    await page.getByRole('tab', { name: 'EN' }).click();
    await page.getByLabel(content.titleOf, { exact: true }).fill(title);
    await list.getByRole('button', { name: broadcasts.uploadList }).click();
    await upload(`${listed.account}\nnobodyatall`);
    await expect(dialogOf(page).getByRole('alert')).toContainText('nobodyatall');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('a right one is the audience of the draft, and stays it after a reload', async () => {
    await upload(`username;name\n${listed.account};A`);
    const shown = broadcasts.listed_one.replace('{{shown}}', '1');
    await expect(list).toContainText(shown);
    await expect(page.getByText(broadcasts.audience_one.replace('{{shown}}', '1'))).toBeVisible();
    await page.getByRole('button', { name: content.save }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await page.reload();
    await expect(list).toContainText(shown);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('published with a reason, it reaches the inbox of who is listed, and no other', async () => {
    await page.getByRole('button', { name: broadcasts.publish, exact: true }).click();
    await dialogOf(page).getByRole('textbox').fill('a table for them');
    await dialogOf(page).getByRole('button', { name: broadcasts.publish }).click();
    await expect(page.getByText(broadcasts.done.publish)).toBeVisible();
    await expect(listed.portal.page.getByText(title)).toBeVisible();
    await other.portal.page.reload();
    await expect(other.portal.page.getByText(other.portal.words.messages.emptyTitle)).toBeVisible();
    await expect(other.portal.page.getByText(title)).toHaveCount(0);
  });
});
