import { expect } from '@playwright/test';
import { Operator } from '../support/operator';
import { test } from '../support/own-stack';
import { Payee } from '../support/payee';
import { stack } from '../support/stack';

const MINUTE = 60_000;

/** It moves the clock of all programs, so it runs alone. */
test('a payout that nobody answers counts as received, and its question goes away', async ({ context }) => {
  const operator = await Operator.login('operator1');
  const payee = await Payee.open(context, { language: 'EN', theme: 'night', width: 1440 });
  const { page, words } = payee.portal;
  await payee.prepare();
  const id = await payee.order('600');
  await operator.approve(id);
  await operator.distribute(id, '600.00');
  await expect(payee.question).toBeVisible();

  await advance(16 * MINUTE);
  await expect(page.getByText(words.notice.remindedTitle).first()).toBeVisible();
  // Without a call the session would end before the payout's deadline.
  await payee.question.getByRole('button', { name: words.receipt.notNow }).click();
  await page.getByRole('button', { name: words.shell.refreshBalance }).click();
  await page.getByRole('button', { name: words.receipt.answer, exact: true }).click();
  await expect(payee.question).toBeVisible();
  await advance(15 * MINUTE);
  await expect(payee.question).toBeHidden();
  await expect(page.getByText(words.withdrawal.sentence['auto-received'])).toBeVisible();
});

async function advance(advanceMs: number): Promise<void> {
  const reply = await fetch(`${stack().publicUrl}/dev/api/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs }),
  });
  expect(reply.ok).toBe(true);
}
