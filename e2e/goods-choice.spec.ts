import { expect, test } from '@playwright/test';
import { promotions as bn } from '../apps/web/src/i18n/bn/promotions';
import { rewards as bnRewards } from '../apps/web/src/i18n/bn/rewards';
import { promotions as en } from '../apps/web/src/i18n/en/promotions';
import { rewards as enRewards } from '../apps/web/src/i18n/en/rewards';
import { accessibilityFaults } from './support/accessibility';
import { query } from './support/database';
import { dialogOf } from './support/dialog';
import { newGoods } from './support/goods';
import { enterAs, logIn, registerAccount } from './support/login';
import { deposit } from './support/member';
import { OperatorConsole } from './support/operator-console';
import { picture } from './support/picture';
import { Player } from './support/player';
import type { Variant } from './support/portal';
import { stack } from './support/stack';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'EN', theme: 'paper', width: 1440 },
  { language: 'BN', theme: 'night', width: 360 },
];
const STAKE = 1000;
/** A round is counted within seconds of its settlement. */
const COUNTED = { timeout: 40_000 };

/** A member of level 1 whom one more round takes to level 2, as play has left it. */
const nearlyThere = (account: string) =>
  query(
    `with own as (update members.member set vip_rank = 1 where account = $1 returning id, brand)
     insert into rewards.vip (member, brand, level, progress) select id, brand, 1, 24999999 from own`,
    [account],
  );

for (const variant of variantsOf(variants)) {
  const { language, theme, width } = variant;
  test(`an operator lets members of level 2 choose goods, and one orders them (${language} ${theme} ${width})`, async ({
    browser,
  }) => {
    const named = Date.now();
    const names = { EN: `Second step ${named}`, BN: `দ্বিতীয় ধাপ ${named}` };
    const goods = [`Scarf ${named}`, `Lamp ${named}`] as const;
    const texts = language === 'BN' ? bn : en;
    const { mall } = language === 'BN' ? bnRewards : enRewards;

    await test.step('the operator adds goods, and writes and publishes the promotion', async () => {
      const operators = await OperatorConsole.open(browser, 'operator1', language);
      const { page, words } = operators;
      const { campaigns, content } = words;
      const { fields } = campaigns;
      await page.setViewportSize({ width, height: 900 });
      for (const name of goods) await newGoods(operators, { name, points: '900', stock: '5', listed: false });
      await page.goto(`${stack().publicUrl}/ops/campaigns/new`);
      for (const each of ['EN', 'BN'] as const) {
        await page.getByRole('tab', { name: each }).click();
        await page.getByLabel(content.titleOf, { exact: true }).fill(names[each]);
      }
      await page.getByLabel(fields.trigger_on).selectOption('level');
      await page.getByLabel(campaigns.levelLeast).fill('2');
      await page.getByLabel(fields.reward_kind, { exact: true }).selectOption('goods');
      await page.getByLabel(campaigns.goodsWorth).fill('300');
      for (const name of goods) await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
      await page.getByLabel(fields.reward_wagering_times).fill('1');
      await picture(page, 'goods', language);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByRole('button', { name: content.save }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(String(named));
      await page.getByRole('button', { name: campaigns.publish, exact: true }).click();
      const dialog = dialogOf(page);
      await dialog.getByRole('textbox').fill('for the season');
      await dialog.getByRole('button', { name: campaigns.publish, exact: true }).click();
      await expect(page.getByText(campaigns.states.published, { exact: true })).toBeVisible();
      await page.context().close();
    });

    const account = await registerAccount();
    await nearlyThere(account);
    const token = await logIn(account);
    await deposit(token, '5000.00');
    const context = await browser.newContext();
    const portal = await enterAs(token, context, variant, '/member/rewardCenter');
    const player = new Player(await enterAs(token, context, variant));
    const { page } = portal;
    const reward = page.getByRole('listitem').filter({ hasText: names[language] });

    await test.step('a member plays up to level 2, and the choice is there', async () => {
      await player.page.bringToFront();
      await player.startFromHome('river-dice');
      await player.rollSafely(STAKE);
      await page.bringToFront();
      await expect(reward.getByRole('button', { name: texts.choose })).toBeVisible(COUNTED);
      await portal.expectSound();
    });

    await test.step('chooses, is asked for the receiver, and finds the order', async () => {
      await portal.dismissToasts();
      await reward.getByRole('button', { name: texts.choose }).click();
      const dialog = page.getByRole('dialog', { name: names[language] });
      const order = dialog.getByRole('button', { name: texts.order, exact: true });
      await order.click();
      await expect(dialog.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByRole('radio', { name: goods[1] }).check();
      await portal.expectAccessible();
      await dialog.getByLabel(mall.receiver).fill('Shapla Akter');
      await dialog.getByLabel(mall.mobile).fill('+8801712345678');
      await dialog.getByLabel(mall.address).fill('House 12, Road 5, Dhanmondi, Dhaka 1205');
      await picture(page, 'goods-member', language);
      await order.click();
      await expect(dialog).toBeHidden();
      await page.goto(`${stack().publicUrl}/pointMall?view=orders`);
      const ordered = page.getByRole('listitem').filter({ hasText: goods[1] });
      await expect(ordered.getByText(mall.given)).toBeVisible();
      await expect(ordered.getByText(mall.steps['in-process'])).toBeVisible();
      await portal.expectSound();
      await context.close();
    });
  });
}
