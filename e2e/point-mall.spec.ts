import { expect, type Page, test } from '@playwright/test';
import { rewards as bn } from '../apps/web/src/i18n/bn/rewards';
import { rewards as en } from '../apps/web/src/i18n/en/rewards';
import { accessibilityFaults } from './support/accessibility';
import { query } from './support/database';
import { dialogOf } from './support/dialog';
import { newGoods } from './support/goods';
import { enterAs, logIn, registerAccount } from './support/login';
import { OperatorConsole } from './support/operator-console';
import type { Variant } from './support/portal';
import { stack } from './support/stack';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];

const PAYMENT_PASSWORD = 'pay-2468';

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a member redeems points for new goods, follows the order live, gets chips, and what is rejected back (${name})`, async ({
    context,
    browser,
  }) => {
    const account = await registerAccount();
    await givePoints(account, 3000);
    const portal = await enterAs(await logIn(account), context, variant, '/pointMall');
    const { page } = portal;
    const {
      mall,
      points: words,
      promotions: { center },
    } = variant.language === 'BN' ? bn : en;
    const goods = { kite: `Kite ${Date.now()}`, chips: `Chips ${Date.now()}` };
    const say = (phrase: string, values: Record<string, string>) =>
      phrase.replace(/{{(\w+)}}/g, (_, key: string) => values[key] ?? '');
    const pts = (count: number) => say(mall.points, { points: portal.number(count) });
    const redeem = (count: number) =>
      page.getByRole('button', { name: say(mall.redeem, { price: pts(count) }) });
    const held = (count: number) =>
      expect(page.getByText(portal.number(count), { exact: true })).toBeVisible();
    const tab = (view: keyof typeof mall.view) =>
      page.getByRole('tab', { name: mall.view[view], exact: true });
    // On a phone the toasts of what has just happened lie over the tabs, and stay while the pointer is on them.
    const open = (view: keyof typeof mall.view) =>
      expect(async () => {
        await portal.dismissToasts();
        await tab(view).click({ timeout: 2000 });
      }).toPass();
    const order = (of: string) => page.getByRole('listitem').filter({ hasText: of });

    const operators = await OperatorConsole.open(browser, 'operator1', 'EN');

    await test.step('an operator adds goods, which open pages show at once', async () => {
      await expect(tab('goods')).toHaveAttribute('aria-selected', 'true');
      await held(3000);
      await newGoods(operators, { name: goods.kite, points: '1000', stock: '2' });
      await expect(page.getByRole('button', { name: goods.kite })).toBeVisible();
      expect(await accessibilityFaults(operators.page)).toEqual([]);
      await newGoods(operators, {
        name: goods.chips,
        points: '500',
        stock: '9',
        type: 'chips',
        amount: '10',
      });
      await page.getByLabel(mall.affordable).click();
      await expect(page.getByRole('button', { name: goods.chips })).toBeVisible();
      await portal.expectSound();
    });

    await test.step('the member redeems with the payment password and an address', async () => {
      await page.getByRole('button', { name: goods.kite }).click();
      await page.getByRole('button', { name: words.setPassword }).click();
      const password = page.getByRole('dialog', { name: portal.words.security.setTitle });
      await password.getByLabel(portal.words.security.newPassword).first().fill(PAYMENT_PASSWORD);
      await password.getByLabel(portal.words.security.confirmPassword).fill(PAYMENT_PASSWORD);
      await password.getByRole('button', { name: portal.words.security.save }).click();
      await expect(password).toBeHidden();
      const dialog = page.getByRole('dialog', { name: goods.kite });
      await redeem(1000).click();
      await expect(dialog.getByLabel(mall.receiver)).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByLabel(mall.receiver).fill('Shapla Akter');
      await dialog.getByLabel(mall.mobile).fill('+8801712345678');
      await dialog.getByLabel(mall.address).fill('House 12, Road 5, Dhanmondi, Dhaka 1205');
      await dialog.getByLabel(mall.paymentPassword).first().fill('not-this-one');
      await portal.expectAccessible();
      await redeem(1000).click();
      await expect(dialog.getByLabel(mall.paymentPassword).first()).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByLabel(mall.paymentPassword).first().fill(PAYMENT_PASSWORD);
      await redeem(1000).click();
      await expect(dialog).toBeHidden();
      await expect(order(goods.kite).getByText(mall.steps['in-process'])).toBeVisible();
      await held(2000);
      await portal.expectSound();
    });

    const { redemptions } = operators.words;
    const openCase = async (state = 'in-process') => {
      await operators.page.goto(`${stack().publicUrl}/ops/redemptions?state=${state}&search=${account}`);
      await operators.page.getByRole('row').filter({ hasText: account }).first().click();
    };
    const press = (label: string, within: Page | ReturnType<typeof dialogOf> = operators.page) =>
      within.getByRole('button', { name: label, exact: true }).click();

    await test.step('an operator approves and completes it, and the member sees both at once', async () => {
      await openCase();
      await expect(operators.page.getByText(redemptions.receiverHidden)).toBeVisible();
      await press(redemptions.approve);
      await expect(operators.page.getByText('Dhanmondi')).toBeVisible();
      await expect(order(goods.kite).getByText(mall.states.approved, { exact: true })).toBeVisible();
      expect(await accessibilityFaults(operators.page)).toEqual([]);
      await press(redemptions.complete);
      await press(redemptions.complete, dialogOf(operators.page));
      await expect(order(goods.kite).getByText(mall.states.completed, { exact: true })).toBeVisible();
      await expect(page.getByText(portal.words.notice.redemptionCompletedTitle).first()).toBeVisible();
      await portal.expectSound();
    });

    await test.step('chips are there at once, as a bonus', async () => {
      await open('goods');
      await page.getByRole('button', { name: goods.chips }).click();
      await page.getByRole('dialog').getByLabel(mall.paymentPassword).first().fill(PAYMENT_PASSWORD);
      await redeem(500).click();
      await expect(order(goods.chips).getByText(mall.states.completed, { exact: true })).toBeVisible();
      await held(1500);
    });

    await test.step('the last one is sold out, and a rejection gives it back with the points', async () => {
      await open('goods');
      await page.getByRole('button', { name: goods.kite }).click();
      await expect(page.getByRole('dialog', { name: goods.kite }).getByLabel(mall.receiver)).toHaveValue(
        'Shapla Akter',
      );
      await page.getByRole('dialog').getByLabel(mall.paymentPassword).first().fill(PAYMENT_PASSWORD);
      await redeem(1000).click();
      await held(500);
      await open('goods');
      await expect(page.getByRole('button', { name: goods.kite })).toContainText(mall.soldOut);
      await portal.expectSound();
      await openCase();
      await press(redemptions.reject);
      await dialogOf(operators.page).getByRole('textbox').fill('The courier does not go there');
      await press(redemptions.reject, dialogOf(operators.page));
      await expect(page.getByRole('button', { name: goods.kite })).not.toContainText(mall.soldOut);
      await held(1500);
      await page.goto(`${stack().publicUrl}/member/rewardCenter`);
      const changed = page.getByRole('link', { name: center.redemptions_one });
      await changed.click();
      await expect(page.getByText('The courier does not go there').first()).toBeVisible();
      await page.goBack();
      await expect(
        page.getByRole('heading', { level: 1, name: portal.words.shell.rewardCenter }),
      ).toBeVisible();
      await expect(changed).toHaveCount(0);
      await page.goBack();
      await open('history');
      const refunded = say(words.kinds.refunded, { name: goods.kite });
      await expect(page.getByRole('row').filter({ hasText: refunded })).toBeVisible();
      await portal.expectSound();
    });
    await operators.page.context().close();
  });
}

/** Points as play would have earned them, which takes a rewards story of its own. */
async function givePoints(account: string, points: number): Promise<void> {
  const [of] = await query<{ own: string; house: string }>(
    `select ledger.open_account('mela', id, 'points', 'PTS') as own, ledger.open_account('mela', null, 'points', 'PTS') as house
     from members.member where account = $1`,
    [account],
  );
  const postings = [
    { account: of?.own, amount: points },
    { account: of?.house, amount: -points },
  ];
  const item = {
    key: `story:${account}`,
    brand: 'mela',
    kind: 'points-earned',
    reference: account,
    postings,
  };
  await query('select ledger.post($1::jsonb, now())', [JSON.stringify([item])]);
}
