import { expect, test } from '@playwright/test';
import { blockGets, Portal, type Variant } from './support/portal';

/** Combinations of language, theme and width that few other stories use. */
const variants: Variant[] = [
  { language: 'BN', theme: 'paper', width: 1440 },
  { language: 'EN', theme: 'night', width: 360 },
];

for (const variant of variants) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a newcomer registers, deposits 500 and sees the balance arrive, live (${name})`, {
    tag: ['@depositv2'],
  }, async ({ context }) => {
    const portal = await Portal.open(context, variant);
    const { page, words } = portal;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await portal.expectNoSidewaysScroll();
    await portal.expectAccessible();

    await page.goto(`${new URL(page.url()).origin}/register`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await portal.expectAccessible();
    await portal.register();

    await page.locator('a[href="/member/deposit"]:visible').first().click();
    const amount = page.getByRole('textbox', { name: words.deposit.amount });
    await amount.fill('1');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await portal.expectSound();
    await page.getByRole('button', { name: words.deposit.submit }).click();
    await expect(amount).toBeFocused();
    expect(context.pages()).toHaveLength(1);

    const bank = await portal.orderDeposit(variant.language === 'BN' ? '৳৫০০' : '৳500');
    await expect(page.getByText(words.deposit.states.pending).first()).toBeVisible();
    await portal.expectNoSidewaysScroll();
    await portal.expectAccessible();

    await blockGets(page);
    await bank.locator('form[action$="/pay"] button').click();
    await expect(portal.balance).toContainText(portal.amount(500));
    await expect(page.getByText(words.notice.creditedTitle).first()).toBeVisible();
    await expect(page.getByText(words.deposit.sentence.paid)).toBeVisible();
    await portal.expectAccessible();
  });
}
