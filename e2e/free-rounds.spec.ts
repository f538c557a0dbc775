import { expect, test } from '@playwright/test';
import { promotions as bn } from '../apps/web/src/i18n/bn/promotions';
import { promotions as en } from '../apps/web/src/i18n/en/promotions';
import { accessibilityFaults } from './support/accessibility';
import { dialogOf } from './support/dialog';
import { enterAs, logIn, registerAccount } from './support/login';
import { deposit } from './support/member';
import { OperatorConsole } from './support/operator-console';
import { picture } from './support/picture';
import { Player, titles } from './support/player';
import type { Variant } from './support/portal';
import { stack } from './support/stack';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'EN', theme: 'paper', width: 1440 },
  { language: 'BN', theme: 'night', width: 360 },
];
/** One for each variant, since the campaigns of both reach the members of both. */
const GAMES = { EN: 'lantern-reels', BN: 'mango-grove' } as const;
/** A round is counted within seconds of its settlement. */
const COUNTED = { timeout: 40_000 };

for (const variant of variantsOf(variants)) {
  const { language, theme, width } = variant;
  test(`an operator gives free rounds at the third deposit of a week, and a member plays one (${language} ${theme} ${width})`, async ({
    browser,
  }) => {
    const named = Date.now();
    const names = { EN: `Lantern week ${named}`, BN: `লণ্ঠনের সপ্তাহ ${named}` };
    const texts = language === 'BN' ? bn : en;
    const game = titles.find(({ gameCode }) => gameCode === GAMES[language]);

    await test.step('the operator writes and publishes it', async () => {
      const { page, words } = await OperatorConsole.open(browser, 'operator1', language);
      const { campaigns, content } = words;
      const { fields } = campaigns;
      const value = page.getByLabel(fields.reward_rounds_value);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${stack().publicUrl}/ops/campaigns/new`);
      for (const each of ['EN', 'BN'] as const) {
        await page.getByRole('tab', { name: each }).click();
        await page.getByLabel(content.titleOf, { exact: true }).fill(names[each]);
      }
      await page.getByLabel(fields.trigger_nth).fill('3');
      await page.getByLabel(fields.trigger_within).selectOption('W');
      await page.getByLabel(fields.reward_kind, { exact: true }).selectOption('free-rounds');
      await page.getByLabel(campaigns.roundsAmount).fill('2');
      await page.getByLabel(fields.reward_rounds_title).fill(String(game?.nodeId));
      await value.fill('5000');
      await page.getByLabel(fields.reward_rounds_winnings).selectOption('cash');
      await page.getByLabel(fields.reward_wagering_times).fill('1');
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByRole('button', { name: content.save }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(String(named));
      const publishIt = async () => {
        await page.getByRole('button', { name: campaigns.publish, exact: true }).click();
        const dialog = dialogOf(page);
        await dialog.getByRole('textbox').fill('for the season');
        await dialog.getByRole('button', { name: campaigns.publish, exact: true }).click();
        await expect(dialog).toBeHidden();
      };
      await publishIt();
      // The game takes no such stake.
      await expect(value).toHaveAttribute('aria-invalid', 'true');
      await value.fill('10');
      await page.getByRole('button', { name: content.save }).click();
      await picture(page, 'free-rounds', language);
      await publishIt();
      await expect(page.getByText(campaigns.states.published, { exact: true })).toBeVisible();
      await page.context().close();
    });

    const token = await logIn(await registerAccount());
    const context = await browser.newContext();
    const portal = await enterAs(token, context, variant, '/promotions');
    const player = new Player(portal);
    const { page } = portal;
    const shown = (count: number) => portal.number(count);
    const say = (phrase: string, values: Record<string, string>) =>
      phrase.replace(/{{(\w+)}}/g, (_, key: string) => values[key] ?? '');
    const gameName = player.nameOf(GAMES[language]);

    await test.step('the member reads what it takes, and makes three deposits', async () => {
      const card = page.getByRole('listitem').filter({ hasText: names[language] });
      await expect(card).toContainText(say(texts.trigger.nthDepositWithin.W, { nth: shown(3) }));
      await expect(card).toContainText(gameName);
      await expect(card).toContainText(texts.winnings.cash);
      await portal.expectSound();
      for (const amount of ['600.00', '700.00', '800.00']) await deposit(token, amount);
    });

    await test.step('finds the rounds in the reward centre, and plays one', async () => {
      await page.goto(`${stack().publicUrl}/member/rewardCenter`);
      const reward = page.getByRole('listitem').filter({ hasText: names[language] });
      const left = (count: number) =>
        reward.getByText(say(texts.rounds.left, { left: shown(count), count: shown(2) }), { exact: true });
      await expect(left(2)).toBeVisible(COUNTED);
      await portal.expectSound();
      await picture(page, 'free-rounds-member', language);
      await reward.getByRole('link', { name: `${texts.rounds.play}: ${gameName}` }).click();
      await page.waitForURL(/\/game\/\d+$/);
      const spin = player.game.getByRole('button', { name: player.studio.slot.playFree, exact: true });
      await spin.click();
      await expect(spin).toBeEnabled({ timeout: 20_000 });
      await page.goto(`${stack().publicUrl}/member/rewardCenter`);
      await expect(left(1)).toBeVisible(COUNTED);
      await portal.expectSound();
      await context.close();
    });
  });
}
