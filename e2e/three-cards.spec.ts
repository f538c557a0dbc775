import { type BrowserContext, expect, test } from '@playwright/test';
import { openMember } from './support/member';
import { Player, titles } from './support/player';
import type { Variant } from './support/portal';

const desktop: Variant = { language: 'EN', theme: 'night', width: 1440 };
const phone: Variant = { language: 'BN', theme: 'paper', width: 360 };
const CODE = 'three-cards';

/** A member whose money went along to the vendor, in front of the tables. */
async function openTables(context: BrowserContext, variant: Variant): Promise<Player> {
  const { portal } = await openMember(context, variant, { amount: '500.00' });
  const player = new Player(portal);
  const { page } = portal;
  await page.goto(new URL('/pvp', page.url()).href);
  await expect(player.tile(CODE)).toBeVisible();
  const title = titles.find(({ gameCode }) => gameCode === CODE);
  await page.goto(new URL(`/game/${title?.nodeId}`, page.url()).href);
  await player.expectOneHeader(player.nameOf(CODE));
  return player;
}

async function sit({ game, studio }: Player): Promise<void> {
  const { sit: words } = studio.seats;
  const [first = ''] = words('|').split('|');
  await game.getByRole('button', { name: first }).click();
}

test('two members find the game among those against each other, and one wins what the other lost', async ({
  browser,
}) => {
  // Two browsers log in, pay and wait for the vendor's bets.
  const options = { timezoneId: 'Asia/Dhaka', reducedMotion: 'reduce' } as const;
  const contexts = [await browser.newContext(options), await browser.newContext(options)] as const;
  const ann = await openTables(contexts[0], desktop);
  await sit(ann);
  await expect(ann.game.getByText(ann.studio.seats.alone).first()).toBeVisible();
  const bob = await openTables(contexts[1], phone);
  await sit(bob);
  // The seat after the first dealer begins.
  const fold = bob.game.getByRole('button', { name: bob.studio.seats.fold, exact: true });
  await expect(fold).toBeEnabled();
  await bob.portal.expectNoSidewaysScroll();
  await bob.game.getByRole('button', { name: bob.studio.seats.see }).click();
  await fold.click();
  await expect(ann.game.getByText('+৳1.94')).toBeVisible();
  for (const { portal, page } of [ann, bob]) {
    const name = portal.variant.language === 'BN' ? bob.nameOf(CODE) : ann.nameOf(CODE);
    await page.goto(new URL('/member/bets', page.url()).href);
    // What was played in a wallet of the vendor's own is read every 15 seconds.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible();
    }).toPass({ timeout: 60_000 });
    await page.goto(new URL('/member/personalProfit?groupBy=category', page.url()).href);
    await expect(page.getByRole('row').filter({ hasText: portal.words.category.PVP })).toBeVisible();
  }
  for (const context of contexts) await context.close();
});
