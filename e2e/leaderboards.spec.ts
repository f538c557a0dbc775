import { expect, test } from '@playwright/test';
import { leaderboards as bn } from '../apps/web/src/i18n/bn/leaderboards';
import { promotions as bnPromotions } from '../apps/web/src/i18n/bn/promotions';
import { leaderboards as en } from '../apps/web/src/i18n/en/leaderboards';
import { promotions as enPromotions } from '../apps/web/src/i18n/en/promotions';
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

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a member joins a leaderboard, plays, and the own rank appears live (${name})`, async ({
    context,
  }) => {
    const token = await logIn(await registerAccount());
    await deposit(token, '5000.00');
    const portal = await enterAs(token, context, variant, '/member/missionLeaderboard');
    const player = new Player(await enterAs(token, context, variant));
    const { page } = portal;
    const [texts, terms] = variant.language === 'BN' ? [bn, bnPromotions] : [en, enPromotions];
    const title = variant.language === 'BN' ? 'সপ্তাহের সেরা জয়' : 'Best win of the week';

    await page.bringToFront();
    await page.getByRole('tab', { name: texts.tab }).click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible(COUNTED);
    const own = page.getByRole('region', { name: texts.you });
    await own.getByRole('button', { name: terms.join }).click();
    await expect(own).toContainText(texts.noRank);
    await portal.expectSound();

    await player.page.bringToFront();
    await player.startFromHome('river-dice');
    await player.rollSafely(100);
    await page.bringToFront();
    await expect(own).toContainText(texts.rank.replace('{{rank}}', ''), COUNTED);
    const ranks = page.getByRole('list', { name: texts.ranks });
    await expect(ranks.getByRole('listitem').filter({ hasText: texts.you })).toBeVisible();
    await portal.expectSound();
  });
}
