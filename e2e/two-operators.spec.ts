import { type Browser, expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility';
import { openMember } from './support/member';
import { OperatorConsole } from './support/operator-console';
import { Payee } from './support/payee';
import type { Portal, Variant } from './support/portal';

const variant: Variant = { language: 'EN', theme: 'paper', width: 1440 };

const bothDesks = (browser: Browser) =>
  Promise.all([
    OperatorConsole.open(browser, 'operator1', 'EN'),
    OperatorConsole.open(browser, 'operator2', 'BN'),
  ]);

test('what one operator approves and proposes, another one pays and confirms', async ({
  context,
  browser,
}) => {
  const [first, second] = await bothDesks(browser);

  await test.step('a large withdrawal is approved by one and paid by another', async () => {
    const scene = { path: '/member/withdraw', amount: '6000.00', played: true };
    const { portal } = await openMember(context, variant, scene);
    const payee = new Payee(portal);
    await payee.prepare();
    const id = await payee.order('6000');
    await first.approve(id);
    await expect(first.page.getByText(first.words.withdrawal.paidByAnother)).toBeVisible();
    await expect(first.page.getByRole('button', { name: first.words.move.distribute })).toHaveCount(0);
    expect(await accessibilityFaults(first.page)).toEqual([]);
    await second.show(id);
    await second.payOut('by another');
    await expect(payee.question).toContainText(portal.amount(6000));
    await payee.question.getByRole('button', { name: portal.words.receipt.received }).click();
    await payee.question.getByRole('button', { name: portal.words.receipt.confirm }).click();
    await expect(payee.question).toBeHidden();
  });

  await test.step('what was paid twice is credited by two, live', async () => {
    const other = await browser.newContext();
    const { portal, account } = await openMember(other, variant);
    await payTwice(portal);
    await expect(portal.balance).toContainText(portal.amount(500));
    await first.page.getByRole('link', { name: first.words.payments }).click();
    await first.page.getByRole('row').filter({ hasText: account }).click();
    expect(await accessibilityFaults(first.page)).toEqual([]);
    const amount = '৳500.00';
    const propose = first.words.payment.propose.replace('{{amount}}', amount);
    await first.page.getByRole('button', { name: propose }).click();
    const proposal = first.page.getByRole('dialog');
    expect(await accessibilityFaults(first.page)).toEqual([]);
    await proposal.getByRole('button', { name: first.words.payment.proposeSubmit }).click();
    await expect(proposal).toBeHidden();
    const own = first.words.payment.proposedByYou
      .replace('{{amount}}', amount)
      .replace('{{account}}', account);
    await expect(first.page.getByText(own)).toBeVisible();

    await second.page.getByRole('link', { name: second.words.payments }).click();
    const row = second.page.getByRole('row').filter({ hasText: account });
    await expect(row).toContainText(second.words.payment.stateProposed);
    await row.click();
    const confirm = second.words.payment.confirm.replace('{{amount}}', '৳৫০০.০০');
    await second.page.getByRole('button', { name: confirm }).click();
    await second.page.getByRole('dialog').getByRole('button', { name: confirm }).click();
    await expect(portal.balance).toContainText(portal.amount(1000));
    await expect(row).toHaveCount(0);
    await expect(first.page.getByRole('row').filter({ hasText: account })).toHaveCount(0);
    await other.close();
  });

  for (const ops of [first, second]) await ops.page.context().close();
});

/** Orders 500 and presses the bank's button for it. */
async function payTwice(portal: Portal): Promise<void> {
  const bank = await portal.orderDeposit('৳500');
  await bank.locator('form[action$="/pay-twice"] button').click();
}
