import { expect, test } from '@playwright/test';
import { promotions as bn } from '../apps/web/src/i18n/bn/promotions';
import { promotions as en } from '../apps/web/src/i18n/en/promotions';
import { enterAs, logIn, registerAccount } from './support/login';
import { deposit } from './support/member';
import { Player } from './support/player';
import type { Variant } from './support/portal';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];
/** A round is counted within seconds of its settlement. */
const COUNTED = { timeout: 40_000 };
/** The second step of the mission of the day. */
const STAKE = 500;

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a member plays, sees a mission advance live and claims a step in place (${name})`, async ({
    context,
  }) => {
    const token = await logIn(await registerAccount());
    await deposit(token, '5000.00');
    const portal = await enterAs(token, context, variant, '/member/missionLeaderboard');
    const player = new Player(await enterAs(token, context, variant));
    const { page } = portal;
    const texts = variant.language === 'BN' ? bn : en;
    const title = variant.language === 'BN' ? 'আজকের মিশন' : 'Mission of the day';
    const say = (phrase: string, values: Record<string, string>) =>
      phrase.replace(/{{(\w+)}}/g, (_, key: string) => values[key] ?? '');
    const mission = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
    const points = (count: number) =>
      say(portal.words.notice.rewardPoints_other, { shown: portal.number(count) });
    const step = (count: number) =>
      mission.getByRole('listitem').filter({ has: page.getByText(points(count), { exact: true }) });

    await page.bringToFront();
    await expect(page.getByRole('heading', { level: 1, name: portal.words.shell.missions })).toBeVisible();
    await expect(step(5)).toBeVisible();
    await expect(mission.getByRole('button')).toHaveCount(0);
    await portal.expectSound();

    await player.page.bringToFront();
    await player.startFromHome('river-dice');
    await player.rollSafely(STAKE);
    await page.bringToFront();
    await expect(step(15).getByRole('button', { name: texts.claim })).toBeVisible(COUNTED);
    await expect(step(50).getByRole('button')).toHaveCount(0);
    await portal.expectSound();
    await step(5).getByRole('button', { name: texts.claim }).click();
    await expect(
      page.getByText(say(portal.words.notice.rewardPaid, { title, reward: points(5) })),
    ).toBeVisible();
    await expect(step(5)).toContainText(texts.rewardStates.claimed);
    await expect(step(5).getByRole('button')).toHaveCount(0);
    await portal.expectSound();
  });
}
