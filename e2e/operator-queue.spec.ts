import fs from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility';
import { dialogOf } from './support/dialog';
import { openMember } from './support/member';
import { OperatorConsole } from './support/operator-console';
import { Payee } from './support/payee';
import type { Variant } from './support/portal';

const variant: Variant = { language: 'EN', theme: 'paper', width: 1440 };

test('an operator finds a case, sees its member beside it, and leaves a note that others see at once', async ({
  context,
  browser,
}) => {
  const [first, second] = await Promise.all([
    OperatorConsole.open(browser, 'operator1', 'EN'),
    OperatorConsole.open(browser, 'operator2', 'BN'),
  ]);
  const scene = { path: '/member/withdraw', amount: '1000.00', played: true };
  const { portal, account } = await openMember(context, variant, scene);
  const payee = new Payee(portal);
  await payee.prepare();
  const id = await payee.order('600');
  const { page, words } = first;
  const row = page.getByRole('row').filter({ hasText: account });

  await test.step('found by the keyboard, by the beginning of the account', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(account.slice(0, -1).toUpperCase());
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(row).toBeVisible();
    await page.reload();
    await expect(row).toBeVisible();
  });

  await test.step('saved as a file by a key, as it is filtered', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('e');
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^withdrawals_\d{4}-\d\d-\d\d\.csv$/);
    const text = await fs.readFile(await file.path(), 'utf8');
    expect(text.trimEnd().split('\r\n').slice(7)).toEqual([expect.stringContaining(`,${account},600.00,`)]);
  });

  await test.step('narrowed until nothing is left, and cleared', async () => {
    await page.getByText(words.filter.title, { exact: true }).click();
    await page.getByLabel(words.filter.amountFrom).fill('600.01');
    await expect(page.getByText(words.filter.emptyTitle)).toBeVisible();
    await expect(page).toHaveURL(/amountFrom=600.01/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel(words.filter.amountTo).fill('5');
    await expect(page.getByText(words.filter.wrongAmounts)).toBeVisible();
    await page.getByRole('button', { name: words.filter.clear }).first().click();
    await expect(page).toHaveURL(/\/ops\/withdrawals$/);
    await expect(row).toBeVisible();
  });

  await test.step('with the member beside it', async () => {
    await row.click();
    const member = panelOf(page, words.member.title, account);
    await expect(member.getByText(portal.amount(1000))).toBeVisible();
    await expect(member.getByText(portal.amount(600))).toBeVisible();
    await expect(member.getByText('127.0.0.1').first()).toBeVisible();
    await expect(member.getByText(words.member.noNotes)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('a note is seen by another operator at once', async () => {
    await second.show(id);
    const there = panelOf(second.page, second.words.member.title, account);
    await expect(there.getByText(second.words.member.noNotes)).toBeVisible();
    const here = panelOf(page, words.member.title, account);
    const add = here.getByRole('button', { name: words.member.addNote });
    await here.getByLabel(words.member.newNote).fill('ab');
    await add.click();
    await expect(here.getByText(words.member.noteShort.replace('{{min}}', '3'))).toBeVisible();
    await here.getByLabel(words.member.newNote).fill('Called, asked for the slip');
    await add.click();
    await expect(there.getByText('Called, asked for the slip')).toBeVisible();
    await expect(there.getByText(/^operator1 · /)).toBeVisible();
    await expect(here.getByLabel(words.member.newNote)).toHaveValue('');
  });

  await test.step('filters are shared under a name, chosen again, and open the list', async () => {
    await page.goto(new URL('/ops/withdrawals?queue=sent', page.url()).href);
    await page.getByRole('button', { name: words.view.title }).click();
    await page.getByRole('menuitem', { name: words.view.save }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel(words.view.name).fill(account);
    await dialog.getByLabel(words.view.share).check();
    await dialog.getByRole('button', { name: words.view.saveSubmit }).click();
    await expect(dialog).toBeHidden();
    await page.goto(new URL('/ops/withdrawals', page.url()).href);
    const shared = words.view.sharedName.replace('{{name}}', account);
    await page.getByRole('button', { name: words.view.title }).click();
    await page.getByRole('menuitemcheckbox', { name: shared }).click();
    await expect(page).toHaveURL(/queue=sent/);
    await page.getByRole('button', { name: shared }).click();
    await page
      .getByRole('menuitemcheckbox', { name: words.view.openWith.replace('{{name}}', account) })
      .click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto(new URL('/ops/withdrawals', page.url()).href);
    await expect(page).toHaveURL(/queue=sent/);
    await page.getByRole('button', { name: words.filter.clear }).first().click();
    await expect(page).toHaveURL(/\/ops\/withdrawals$/);
    await second.page.getByRole('button', { name: second.words.view.title }).click();
    const there = second.words.view.sharedName.replace('{{name}}', account);
    await expect(second.page.getByRole('menuitemcheckbox', { name: there })).toBeVisible();
    await second.page.keyboard.press('Escape');
  });

  await test.step('approved, it comes first', async () => {
    await first.approve(id);
    await second.page.goto(new URL('/ops/withdrawals', second.page.url()).href);
    await expect(second.page.getByRole('row').nth(1)).toContainText(second.words.state.approved);
  });

  await test.step('on a phone, the parts about the member are closed at first', async () => {
    await second.page.setViewportSize({ width: 360, height: 740 });
    await second.show(id);
    const member = panelOf(second.page, second.words.member.title, account);
    await expect(member.getByText('Called, asked for the slip')).toBeHidden();
    await member.getByText(second.words.member.notes, { exact: true }).click();
    await expect(member.getByText('Called, asked for the slip')).toBeVisible();
    expect(await accessibilityFaults(second.page)).toEqual([]);
  });

  for (const { page: opened } of [first, second]) await opened.context().close();
});

const panelOf = (page: Page, title: string, account: string) =>
  page.getByRole('complementary', { name: title.replace('{{account}}', account) });
