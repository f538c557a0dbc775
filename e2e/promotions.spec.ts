import { expect, test } from '@playwright/test';
import { promotions as bn } from '../apps/web/src/i18n/bn/promotions';
import { promotions as en } from '../apps/web/src/i18n/en/promotions';
import { codeTerms, depositTerms, publish } from './support/campaign';
import { enterAs, logIn, registerAccount } from './support/login';
import { deposit } from './support/member';
import type { Variant } from './support/portal';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a member joins a promotion, gets its bonus, gives a code and claims its points, all live (${name})`, async ({
    context,
  }) => {
    const account = await registerAccount();
    const mark = account.slice(-6).toUpperCase();
    const token = await logIn(account);
    const portal = await enterAs(token, context, variant, '/promotions');
    const { page, phone, words } = portal;
    const texts = variant.language === 'BN' ? bn : en;
    const say = (phrase: string, values: Record<string, string>) =>
      phrase.replace(/{{(\w+)}}/g, (_, key: string) => values[key] ?? '');
    const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });
    const [bonus, points] = [`Double ${mark}`, `Points ${mark}`];
    const hundred = say(words.notice.rewardPoints_other, { shown: portal.number(100) });

    await publish(depositTerms(bonus));
    await publish(codeTerms(`CODE${mark}`, points));
    await page.reload();
    const join = card(bonus).getByRole('button', { name: texts.join });
    await expect(card(bonus)).toContainText(texts.trigger.deposit);
    await portal.expectSound();
    await expect(card(bonus)).toContainText(texts.missingCondition.join);
    await join.click();
    await page.getByRole('tab', { name: texts.tabs.mine }).click();
    await expect(card(bonus)).toContainText(texts.states.joined);
    await expect(card(bonus).getByRole('link', { name: texts.way.deposit })).toBeVisible();

    await deposit(token, '1500.00');
    await expect(page.getByText(words.notice.rewardPaidTitle)).toBeVisible();
    await portal.dismissToasts();
    await page.getByRole('tab', { name: texts.tabs.available }).click();
    await expect(join).toBeVisible();
    await page.getByRole('link', { name: bonus }).click();
    await expect(page.getByRole('heading', { level: 1, name: bonus })).toBeVisible();
    await expect(page.getByText(texts.terms.joinEach)).toBeVisible();
    await portal.expectSound();
    await page.goBack();

    const code = page.getByRole('textbox', { name: texts.code.label });
    const give = page.getByRole('button', { name: texts.code.submit, exact: true });
    await code.fill('NOSUCHCODE');
    await give.click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await portal.expectSound();
    await code.fill(`code${mark}`);
    await give.click();
    await expect(page.getByText(texts.code.accepted)).toBeVisible();
    await expect(page.getByText(words.notice.rewardClaimTitle)).toBeVisible();
    await portal.dismissToasts();
    await page.getByRole('tab', { name: texts.tabs.mine }).click();
    await expect(card(points).getByRole('button', { name: texts.claim })).toBeVisible();

    await portal.dismissToasts();
    if (phone) await page.getByRole('link', { name: words.shell.me, exact: true }).click();
    // These points, and those of the day's first log-in.
    const entry = page
      .locator('a[href="/member/rewardCenter"]:visible')
      .filter({ hasText: portal.number(2) });
    await entry.first().click();
    await expect(page.getByRole('heading', { level: 1, name: words.shell.rewardCenter })).toBeVisible();
    await expect(card(bonus)).toContainText(portal.number(1000));
    await expect(card(points)).toContainText(hundred);
    await expect(card(points).getByRole('timer')).toBeVisible();
    await portal.expectSound();
    await card(points).getByRole('button', { name: texts.claim }).click();
    await expect(
      page.getByText(say(words.notice.rewardPaid, { title: points, reward: hundred })),
    ).toBeVisible();
    await expect(card(points)).toContainText(texts.rewardStates.claimed);
    await expect(card(points).getByRole('button')).toHaveCount(0);
    await portal.expectSound();
  });
}
