import { expect, test } from '@playwright/test';
import { dialogOf } from './support/dialog';
import { OperatorConsole } from './support/operator-console';
import { Payee } from './support/payee';
import type { Variant } from './support/portal';

const phone: Variant = { language: 'EN', theme: 'paper', width: 360 };

test('two operators change a limit, and the page of a member who is typing shows it, without a reload', async ({
  context,
  browser,
}) => {
  const payee = await Payee.open(context, phone);
  await payee.prepare();
  const { portal } = payee;
  const amount = portal.page.getByLabel(portal.words.withdrawal.amount, { exact: false }).first();
  await expect(portal.page.getByText('50,000').first()).toBeVisible();
  await amount.fill('700');

  const first = await OperatorConsole.open(browser, 'operator1', 'EN');
  await first.page.goto(new URL('/ops/settings/withdrawals', first.page.url()).href);
  const { settings, proposal, proposals } = first.words;
  const highest = first.page.getByLabel(settings.fields.withdrawals_max);
  await highest.fill('60000.00');
  await first.page.getByRole('button', { name: settings.review }).click();
  const dialog = dialogOf(first.page);
  await dialog.getByRole('textbox').fill('a new limit');
  await dialog.getByRole('button', { name: proposal.propose }).click();
  await expect(dialog).toBeHidden();

  const second = await OperatorConsole.open(browser, 'operator2', 'EN');
  await second.page.getByRole('link', { name: proposals }).click();
  const proposed = second.page.locator('section', { hasText: settings.fields.withdrawals_max });
  await proposed.getByRole('button', { name: proposal.approve }).first().click();
  await dialogOf(second.page).getByRole('button', { name: proposal.approve }).click();
  await expect(portal.page.getByText('60,000').first()).toBeVisible();
  await expect(amount).toHaveValue('700');
  await expect(highest).toHaveValue('60000.00');

  await second.page.goto(new URL('/ops/settings/history', second.page.url()).href);
  const change = second.page.locator('section', { hasText: settings.fields.withdrawals_max });
  await change.getByRole('button', { name: settings.revert }).first().click();
  await expect(dialogOf(second.page).getByText('50,000')).toBeVisible();
});
