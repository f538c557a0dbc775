import { expect, test } from '@playwright/test';
import { call } from './support/call';
import { logIn } from './support/login';
import { openMember } from './support/member';
import { Operator } from './support/operator';
import { Payee } from './support/payee';
import { blockGets, type Variant } from './support/portal';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'paper', width: 360 },
  { language: 'EN', theme: 'night', width: 1440 },
];

test.describe.configure({ mode: 'serial', timeout: 120_000 });
let operator: Operator;
test.beforeAll(async () => {
  operator = await Operator.login('operator2');
});

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`home names the one thing to do next, live (${name})`, async ({ context }) => {
    const { portal, account } = await openMember(context, variant);
    const { page, words } = portal;
    const token = await logIn(account);
    const card = page.getByRole('complementary', { name: words.home.needsYou });
    await expect(card.getByRole('heading', { name: words.home.firstDeposit })).toBeVisible();
    await blockGets(page);
    await call('POST /wps/cashier/deposits', { method: 'bank', amount: '700.00' }, { token });
    await expect(card.getByRole('heading', { name: words.home.unpaidTitle })).toBeVisible();
    await expect(card).toContainText(portal.amount(700));
    await portal.expectSound();
  });

  test(`a question waits for the dialog that the person opened (${name})`, async ({ context }) => {
    const payee = await Payee.open(context, variant);
    const { portal } = payee;
    const { page, words } = portal;
    await payee.prepare();
    const id = await payee.order('500');
    await operator.approve(id);
    await expect(page.getByText(words.withdrawal.sentence.approved)).toBeVisible();
    await page.goto(new URL('/member/withdraw', page.url()).href);
    await page.getByRole('button', { name: words.withdrawal.addAccount }).click();
    const own = page.getByRole('dialog', { name: words.security.addTitle });
    await own.getByLabel(words.security.bank, { exact: false }).first().fill('Demo Bank');
    await operator.distribute(id, '500.00');
    await expect(page.getByText(words.receipt.waitingCount).first()).toBeAttached();
    await expect(own.getByLabel(words.security.bank, { exact: false }).first()).toHaveValue('Demo Bank');
    await expect(payee.question).toBeHidden();

    await page.keyboard.press('Escape');
    await expect(payee.question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(payee.question.getByRole('heading', { name: words.receipt.title })).toBeFocused();
    await portal.expectSound();

    await payee.question.getByRole('button', { name: words.receipt.notNow }).click();
    await page.goto(new URL('/', page.url()).href);
    await payee.question.getByRole('button', { name: words.receipt.notNow }).click();
    const card = page.getByRole('complementary', { name: words.home.needsYou });
    await expect(card).toContainText(portal.amount(500));
    await card.getByRole('button', { name: words.receipt.answer }).click();
    await expect(payee.question).toBeVisible();
  });
}
