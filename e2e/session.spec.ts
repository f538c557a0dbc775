import { expect, test } from '@playwright/test';
import { registerAccount } from './support/door';
import { openMember } from './support/member';
import { PASSWORD, Portal } from './support/portal';

const desktop = { language: 'EN', theme: 'night', width: 1440 } as const;

test('a guest who wants to deposit logs in and is back at the deposit', async ({ context }) => {
  const account = await registerAccount();
  const first = await Portal.open(context, desktop, '/member/deposit');
  await first.page.getByLabel(first.words.login.username).fill(account);
  await first.page.getByLabel(first.words.login.password, { exact: false }).first().fill('wrong-password');
  await first.page.keyboard.press('Enter');
  await expect(first.page.getByText(first.words.errors.error_wrong_credentials)).toBeVisible();
  await first.expectAccessible();
  await first.page.getByLabel(first.words.login.password, { exact: false }).first().fill(PASSWORD);
  await first.page.keyboard.press('Enter');
  await expect(first.page.getByRole('heading', { name: first.words.deposit.title })).toBeVisible();
  expect(new URL(first.page.url()).pathname).toBe('/member/deposit');
});

test('two tabs share the session, agree on the balance, and leave together', async ({ context }) => {
  const { portal: first } = await openMember(context, desktop);
  const second = await Portal.open(context, desktop);
  await expect(second.balance).toContainText('0.00');

  const bank = await first.orderDeposit('৳200');
  await bank.locator('form[action$="/pay"] button').click();
  await expect(first.balance).toContainText('200.00');
  await expect(second.balance).toContainText('200.00');

  await first.logOut();
  await expect(second.page.getByRole('link', { name: second.words.shell.login }).first()).toBeVisible();
});

test('what the bank refuses is told, and may still be paid', async ({ context }) => {
  const { portal } = await openMember(context, desktop);
  const bank = await portal.orderDeposit('৳1,000');
  await bank.locator('form[action$="/fail"] button').click();
  await expect(portal.page.getByText(portal.words.deposit.sayFailed)).toBeVisible();
  await expect(portal.balance).toContainText('0.00');
  await bank.locator('form[action$="/pay"] button').click();
  await expect(portal.balance).toContainText('1,000.00');
  await portal.page.getByRole('button', { name: portal.words.shell.menu }).click();
  await portal.page.getByRole('link', { name: portal.words.shell.messages }).last().click();
  await expect(portal.page.getByText(portal.words.notice.failedTitle).first()).toBeVisible();
  await portal.expectAccessible();
});
