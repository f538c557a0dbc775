import { expect } from '@playwright/test';
import { openMember } from '../support/member';
import { OperatorConsole } from '../support/operator-console';
import { test } from '../support/own-stack';
import { Portal } from '../support/portal';

/** It closes the brand, so it has a stack of its own. */
test('an operator closes the site and opens it; a visitor and a member in the middle of a deposit follow, without a reload', async ({
  context,
  browser,
}) => {
  const visitor = await Portal.open(await browser.newContext(), {
    language: 'BN',
    theme: 'paper',
    width: 360,
  });
  const { portal } = await openMember(context, { language: 'EN', theme: 'night', width: 1440 });
  const { page, words } = portal;
  const bank = await portal.orderDeposit('৳500');
  await expect(page.getByText(words.deposit.states.pending).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(new URL('/member/deposit', page.url()).href);
  const amount = other.getByRole('textbox', { name: words.deposit.amount });
  await amount.fill('777');

  const operator = await OperatorConsole.open(browser, 'operator1', 'EN');
  const { gate, reason } = operator.words;
  await operator.page.getByRole('link', { name: gate.title, exact: true }).click();
  await operator.page.getByRole('button', { name: gate.close, exact: true }).click();
  const dialog = operator.page.getByRole('dialog');
  await dialog.getByLabel(gate.endTime, { exact: false }).fill('2099-01-01T18:00');
  await dialog.getByLabel(reason, { exact: false }).fill('new servers');
  await dialog.getByRole('button', { name: gate.close, exact: true }).click();
  await expect(operator.page.getByText(gate.endTime, { exact: true })).toBeVisible();

  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(
    visitor.words.closed.maintenanceTitle,
  );
  await visitor.expectSound();
  for (const each of [page, other]) {
    await expect(each.getByRole('heading', { level: 1, name: words.closed.maintenanceTitle })).toBeVisible();
    await expect(each.getByText('18:00')).toBeVisible();
  }
  await expect(amount).toBeHidden();
  await portal.expectSound();
  await visitor.page.goto(new URL('/rng', page.url()).href);
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(
    visitor.words.closed.maintenanceTitle,
  );

  // What was paid arrives meanwhile.
  await bank.locator('form[action$="/pay"] button').click();
  await expect(page.getByText(words.notice.creditedTitle).filter({ visible: true }).first()).toBeVisible();
  // A member may still withdraw.
  await other.bringToFront();
  await expect(other.getByRole('link', { name: words.shell.withdraw })).toBeVisible();

  await operator.page.getByRole('button', { name: gate.open, exact: true }).click();
  await dialog.getByLabel(reason, { exact: false }).fill('all done');
  await dialog.getByRole('button', { name: gate.open, exact: true }).click();
  await expect(operator.page.getByText(gate.status.normal, { exact: true })).toBeVisible();
  await expect(amount).toHaveValue('777');
  await expect(amount).toBeVisible();
  await expect(page.getByText(words.deposit.say.paid)).toBeVisible();
  await expect(portal.balance).toContainText(portal.amount(500));
  await expect(
    visitor.page.getByRole('heading', { name: visitor.words.closed.maintenanceTitle }),
  ).toBeHidden();
});
