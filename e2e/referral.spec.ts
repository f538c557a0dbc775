import { expect, test } from '@playwright/test';
import { promotions as bnPromotions } from '../apps/web/src/i18n/bn/promotions';
import { referral as bn } from '../apps/web/src/i18n/bn/referral';
import { heldRewards } from '../apps/web/src/i18n/en/held-rewards';
import { promotions as enPromotions } from '../apps/web/src/i18n/en/promotions';
import { referral as en } from '../apps/web/src/i18n/en/referral';
import type { CampaignTerms } from '../libs/rewards/common/campaign';
import { accessibilityFaults } from './support/accessibility';
import { sealedCall } from './support/call';
import { codeTerms, publish } from './support/campaign';
import { query } from './support/database';
import { enterAs, logIn, newNumber, registerAccount } from './support/login';
import { deposit } from './support/member';
import { OperatorConsole } from './support/operator-console';
import { newAccount, PASSWORD, Portal, type Variant } from './support/portal';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];

/** 100.00 for the referrer, 50.00 for the friend, as soon as the phone is proved and 500.00 are paid. */
const terms = (side: 'referrer' | 'referred', title: string): CampaignTerms => ({
  ...codeTerms('', title),
  category: 'ambassador',
  trigger: {
    on: 'referral',
    side,
    days: 30,
    deposit: '500.00',
    holdHours: 0,
    validBet: '0.00',
    perMonth: null,
  },
  reward: {
    kind: 'bonus',
    size: { kind: 'fixed', amount: side === 'referrer' ? '100.00' : '50.00' },
    wagering: { times: 500, plan: null, counts: 'all', maxBet: null, days: 7, onWithdrawal: 'forfeit' },
  },
  giving: { optIn: false, how: 'claim', claimDays: 7 },
  texts: { EN: { title, text: '' } },
});

/** Proves a number as the code by SMS would, for which there is a story of its own. */
const prove = (account: string) =>
  query('update members.member set mobile = $2, mobile_verified_at = now() where account = $1', [
    account,
    newNumber().e164,
  ]);

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a friend registers with a member's link, deposits, and both are rewarded live (${name})`, async ({
    context,
    browser,
  }) => {
    const stamp = `${variant.language} ${Date.now()}`;
    await publish(terms('referrer', `Bring ${stamp}`));
    await publish(terms('referred', `Come ${stamp}`));
    const account = await registerAccount();
    const portal = await enterAs(await logIn(account), context, variant, '/member/referral');
    const { page } = portal;
    const [texts, rewards] = variant.language === 'BN' ? [bn, bnPromotions] : [en, enPromotions];
    await expect(page.getByText(texts.noFriends)).toBeVisible();
    const link = (await page.getByText(/register\?referralCode=/).textContent()) ?? '';
    const code = new URL(`http://${link}`).searchParams.get('referralCode') ?? '';
    await portal.expectSound();

    const friendAccount = newAccount();
    await test.step('the friend registers with the link', async () => {
      const guest = await Portal.open(await browser.newContext(), variant, `/register?referralCode=${code}`);
      const { words } = guest;
      await expect(guest.page.getByLabel(words.field.referralCode)).toHaveValue(code);
      await guest.page.getByLabel(words.field.username, { exact: false }).fill(friendAccount);
      await guest.page.getByLabel(words.field.password, { exact: false }).first().fill(PASSWORD);
      await guest.page.getByLabel(words.field.confirmPassword, { exact: false }).fill(PASSWORD);
      await guest.page.getByRole('checkbox').nth(0).check();
      await guest.page.getByRole('checkbox').nth(1).check();
      await guest.page.getByRole('button', { name: words.registration.submit }).click();
      await guest.page.getByRole('button', { name: words.welcome.later }).click();
      await expect(guest.balance).toContainText(guest.amount(0));
      await guest.page.goto(new URL('/member/referral', guest.page.url()).href);
      await expect(guest.page.getByRole('list', { name: texts.ownSteps })).toBeVisible();
      await guest.expectSound();
    });

    await test.step('the reward appears on the open page of the referrer', async () => {
      const friends = page.getByRole('list', { name: texts.friends });
      await expect(friends).toContainText(texts.states.open);
      await portal.expectSound();
      await prove(friendAccount);
      await deposit(await logIn(friendAccount), '500.00');
      await expect(friends).toContainText(texts.states.claim);
      await page.goto(new URL('/member/rewardCenter', page.url()).href);
      const reward = page.getByRole('listitem').filter({ hasText: `Bring ${stamp}` });
      await reward.getByRole('button', { name: rewards.claim }).click();
      await expect(reward).toContainText(rewards.rewardStates.claimed);
    });

    await test.step('a friend who looks like the same person waits for an operator', async () => {
      const twin = newAccount();
      await sealedCall('PUT /wps/member/register', {
        username: twin,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        referralCode: code,
        terms: true,
        age: true,
      });
      await prove(twin);
      await query(
        `update members.member set email = $2 || '+' || id || '@example.org' where account = any ($1)`,
        [[account, twin], account],
      );
      await deposit(await logIn(twin), '500.00');
      const console = await OperatorConsole.open(browser, 'operator1', 'EN');
      await console.page.goto(new URL(`/ops/held-rewards?search=${twin}`, page.url()).href);
      await console.page
        .getByRole('row')
        .filter({ hasText: `Come ${stamp}` })
        .click();
      await expect(console.page.getByText(heldRewards.kinds.mail)).toBeVisible();
      expect(await accessibilityFaults(console.page)).toEqual([]);
      await page.goto(new URL('/member/referral', page.url()).href);
      const friends = page.getByRole('list', { name: texts.friends });
      await expect(friends).toContainText(texts.states.checked);
      await console.page.getByRole('button', { name: heldRewards.approve }).click();
      await expect(friends.getByText(texts.states.checked)).toBeHidden();
      await expect(friends).toContainText(texts.states.claim);
    });
  });
}
