import { expect, test } from '@playwright/test';
import { promotions as bn } from '../apps/web/src/i18n/bn/promotions';
import { promotions as en } from '../apps/web/src/i18n/en/promotions';
import { depositTerms, publish } from './support/campaign';
import { enterAs, logIn, registerAccount } from './support/login';
import { blockGets, type Variant } from './support/portal';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a member orders one deposit with a bonus and one without, and gets the bonus once, live (${name})`, async ({
    context,
  }) => {
    const account = await registerAccount();
    const bonus = `Double ${account.slice(-6)}`;
    const id = await publish(depositTerms(bonus));
    const portal = await enterAs(await logIn(account), context, variant, '/member/deposit');
    const { page, words } = portal;
    const texts = (variant.language === 'BN' ? bn : en).depositBonus;
    const choice = page.getByRole('radiogroup', { name: texts.label });
    const amount = page.getByRole('textbox', { name: words.deposit.amount });
    const option = choice.getByRole('radio', { name: bonus });
    const none = choice.getByRole('radio', { name: texts.none });
    const pays = async () => {
      const [bank] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('button', { name: words.deposit.submit }).click(),
      ]);
      await bank.waitForURL(/\/bank\/pay/);
      await expect(page.getByText(words.deposit.states.pending).first()).toBeVisible();
      await blockGets(page);
      await bank.locator('form[action$="/pay"] button').click();
      await expect(page.getByText(words.deposit.sentence.paid)).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await bank.close();
    };

    await expect(none).toBeChecked();
    await amount.fill('300');
    await expect(option).toBeDisabled();
    await expect(choice).toContainText(texts.missing.replace('{{amount}}', `৳${portal.number(200)}`));
    await portal.expectSound();
    await amount.fill('600');
    await option.check();
    await expect(choice).toContainText(portal.number(600));
    await amount.fill('400');
    await expect(none).toBeChecked();
    await amount.fill('600');
    await expect(option).toBeChecked();
    await portal.expectSound();
    await pays();
    await expect(page.getByText(words.notice.rewardPaidTitle)).toBeVisible();
    await portal.dismissToasts();

    await page.goto(`${new URL(page.url()).origin}/member/deposit`);
    await amount.fill('700');
    await expect(none).toBeChecked();
    await pays();
    await page.goto(`${new URL(page.url()).origin}/promotions/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: bonus })).toBeVisible();
    await page.goto(`${new URL(page.url()).origin}/member/rewardCenter`);
    await expect(page.getByRole('listitem').filter({ hasText: bonus })).toHaveCount(1);
    await expect(page.getByRole('listitem').filter({ hasText: bonus })).toContainText(portal.number(600));
  });
}
