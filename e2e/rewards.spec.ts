import { expect, test } from '@playwright/test';
import { rewards as bn } from '../apps/web/src/i18n/bn/rewards';
import { rewards as en } from '../apps/web/src/i18n/en/rewards';
import { enterAs, logIn, registerAccount } from './support/login';
import { deposit } from './support/member';
import { Player } from './support/player';
import { blockGets, type Portal, type Variant } from './support/portal';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];
/** The largest of the game: five of them reach the first level. */
const STAKE = 10_000;
const PAYMENT_PASSWORD = 'pay-2468';
/** A round is counted within seconds of its settlement. */
const COUNTED = { timeout: 40_000 };

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a member plays, converts points, claims a rebate and reaches a level, all live (${name})`, async ({
    context,
  }) => {
    const token = await logIn(await registerAccount());
    await deposit(token, '50000.00');
    const portal = await enterAs(token, context, variant, '/pointMall?view=history');
    const player = new Player(await enterAs(token, context, variant));
    const { page } = portal;
    const words = variant.language === 'BN' ? bn : en;
    const money = (value: number) => `৳${portal.amount(value)}`;
    const say = (phrase: string, values: Record<string, string>) =>
      phrase.replace(/{{(\w+)}}/g, (_, key: string) => values[key] ?? '');

    await page.bringToFront();
    await expect(page.getByText(words.points.emptyTitle)).toBeVisible();
    await portal.expectSound();
    await blockGets(page);

    await player.page.bringToFront();
    await player.startFromHome('river-dice');
    for (let rolls = 0; rolls < 3; rolls += 1) await player.rollSafely(STAKE);
    await page.bringToFront();
    const worth = say(words.points.worth, { amount: money(30) });
    await expect(page.getByText(worth)).toBeVisible(COUNTED);
    await page.unrouteAll();

    const view = (name: keyof typeof words.mall.view) =>
      page.getByRole('tab', { name: words.mall.view[name], exact: true }).click();
    await view('convert');
    await page.getByRole('button', { name: words.points.setPassword }).click();
    const dialog = page.getByRole('dialog', { name: portal.words.security.setTitle });
    await dialog.getByLabel(portal.words.security.newPassword).first().fill(PAYMENT_PASSWORD);
    await dialog.getByLabel(portal.words.security.confirmPassword).fill(PAYMENT_PASSWORD);
    await dialog.getByRole('button', { name: portal.words.security.save }).click();
    await expect(dialog).toBeHidden();
    const points = page.getByRole('textbox', { name: words.points.amount });
    await points.fill('3001');
    await expect(points).toHaveAttribute('aria-invalid', 'true');
    await portal.expectSound();
    const all = portal.number(3000);
    await page.getByRole('button', { name: say(words.points.all, { points: all }), exact: true }).click();
    await page.getByLabel(words.points.paymentPassword).first().fill(PAYMENT_PASSWORD);
    await page.getByRole('button', { name: words.points.submit }).click();
    const converted = say(words.points.converted, { points: all, amount: money(30) });
    await expect(page.getByText(converted)).toBeVisible();
    await view('history');
    await expect(page.getByRole('row').filter({ hasText: words.points.kinds.converted })).toBeVisible();
    await portal.expectSound();

    await open(portal, '/member/manualRebate');
    await expect(page.getByText(money(90)).first()).toBeVisible();
    await portal.expectSound();
    await player.page.bringToFront();
    await player.rollSafely(STAKE);
    await page.bringToFront();
    await expect(page.getByText(money(120)).first()).toBeVisible(COUNTED);
    await page.getByRole('button', { name: words.rebate.claim }).click();
    await expect(page.getByText(say(words.rebate.claimed, { amount: money(120) }))).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: words.rebate.kinds.claimed })).toContainText(
      money(120),
    );
    await expect(page.getByText(words.rebate.nothing).first()).toBeVisible();
    await expect(page.getByRole('button', { name: words.rebate.claim })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await portal.expectSound();

    await open(portal, '/member/vip');
    const missing = (amount: number, level: number) =>
      page.getByText(say(words.vip.missing, { amount: money(amount), level: portal.number(level) }));
    await expect(missing(STAKE, 1)).toBeVisible();
    await portal.expectSound();
    await player.page.bringToFront();
    await player.rollSafely(STAKE);
    await page.bringToFront();
    const reached = say(portal.words.notice.levelTitle, { level: portal.number(1) });
    await expect(page.getByText(reached).first()).toBeVisible(COUNTED);
    await expect(missing(200_000, 2)).toBeVisible();
    await portal.expectSound();
  });
}

/** By the menus: on a phone they are a page. */
async function open({ page, phone, words }: Portal, path: string): Promise<void> {
  if (phone) await page.getByRole('link', { name: words.shell.me, exact: true }).click();
  await page.locator(`a[href="${path}"]:visible`).first().click();
}
