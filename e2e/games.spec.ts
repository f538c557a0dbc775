import { type BrowserContext, expect, test } from '@playwright/test';
import { registerAccount } from './support/door';
import { openMember } from './support/member';
import { FLIGHT_MS, PAYOUT, Player, STAKE, titles } from './support/player';
import { blockGets, PASSWORD, Portal, type Variant } from './support/portal';

const desktop: Variant = { language: 'EN', theme: 'night', width: 1440 };
const phone: Variant = { language: 'BN', theme: 'paper', width: 360 };
async function guestAtTheBoard(context: BrowserContext, { language }: Variant): Promise<Portal> {
  const guest = await Portal.open(context, { ...desktop, language }, '/winners');
  await expect(guest.page.getByRole('heading', { name: guest.words.winners.boardTitle })).toBeVisible();
  await guest.page.waitForLoadState('networkidle');
  await blockGets(guest.page);
  return guest;
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const variant of [desktop, phone]) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a member deposits, plays dice, a slot and the kite, and finds it all in the record (${name})`, async ({
    context,
    browser,
  }) => {
    test.setTimeout(2 * FLIGHT_MS);
    const { portal, account } = await openMember(context, variant, { amount: '500.00' });
    const player = new Player(portal);
    const { page, words } = portal;
    const guest = await guestAtTheBoard(await browser.newContext(), variant);
    await page.bringToFront();

    await player.startFromHome('river-dice');
    const losses = await player.rollUntilWon();
    const after = 500 - (losses + 1) * STAKE + PAYOUT;
    await expect(portal.balance).toContainText(portal.amount(after));
    await portal.expectNoSidewaysScroll();
    await portal.expectAccessible();

    const masked = `${account.slice(0, 2)}***${account.slice(-1)}`;
    const row = guest.page.getByRole('listitem').filter({ hasText: masked });
    await expect(row.filter({ hasText: guest.amount(PAYOUT) }).first()).toBeVisible();
    await guest.expectAccessible();

    await player.goHome();
    await player.startFromHome('mango-grove');
    await player.spin();
    await player.goHome();
    await player.startFromHome('sky-kite');
    await player.fly();

    await page.goto(new URL('/member/bets', page.url()).href);
    const over = new RegExp(`${words.bets.won}|${words.bets.lost}|${words.bets.even}`);
    for (const code of ['river-dice', 'mango-grove', 'sky-kite']) {
      const round = page.getByRole('row').filter({ hasText: player.nameOf(code) });
      await expect(round.filter({ hasText: over }).first()).toBeVisible();
    }
    await portal.expectNoSidewaysScroll();
    await portal.expectAccessible();
    await page
      .getByRole('button', { name: player.nameOf('river-dice') })
      .first()
      .click();
    await expect(page.getByText(words.bets.seedHash)).toBeVisible();
    await expect(page.getByRole('link', { name: words.bets.verify })).toBeVisible();
    await portal.expectAccessible();
    await guest.page.context().close();
  });
}

test('a guest who wants to play logs in and is in the game; the way back leads to the lobby', async ({
  context,
}) => {
  const account = await registerAccount();
  const portal = await Portal.open(context, desktop, '/rng');
  const player = new Player(portal);
  const { page, words } = portal;
  await player.tile('night-bazaar').click();
  await page.getByRole('button', { name: words.games.play, exact: true }).click();
  await page.getByLabel(words.login.username).fill(account);
  await page.getByLabel(words.login.password, { exact: false }).first().fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/game\/\d+$/);
  await expect(player.game.getByRole('button', { name: player.studio.slot.play, exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: words.shell.sideMenu })).toHaveCount(0);
  await page.getByRole('link', { name: words.games.back }).click();
  expect(new URL(page.url()).pathname).toBe('/rng');
});

test('a trial round moves no balance', async ({ context }) => {
  const { portal } = await openMember(context, desktop, { path: '/rng' });
  const player = new Player(portal);
  const { page, words } = portal;
  await player.tile('river-dice').click();
  await page.getByRole('button', { name: words.games.tryFree }).click();
  await page.waitForURL(/demo=1/);
  await player.rollUntilWon();
  await expect(page.getByText(words.games.playMoney)).toBeVisible();
  await page.getByRole('link', { name: words.games.playReal }).click();
  await expect(portal.balance).toContainText(portal.amount(0));
  await page.goto(new URL('/member/bets', page.url()).href);
  await expect(page.getByText(words.bets.emptyTitle)).toBeVisible();
});

test('games that cannot be played say why', async ({ context }) => {
  const closed = titles.findIndex(({ gameCode }) => gameCode === 'monsoon-fish');
  const { portal } = await openMember(context, desktop, { path: `/?play=${1000 + closed}` });
  const { page, words } = portal;
  const { origin } = new URL(page.url());
  await expect(page.getByRole('dialog').getByText(words.errors.error_vendor_maintenance)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await portal.expectAccessible();
  await page.goto(`${origin}/game/${1000 + closed}`);
  await expect(page.getByText(words.errors.error_vendor_maintenance)).toBeVisible();
  await page.goto(`${origin}/game/987654`);
  await expect(page.getByText(words.games.missing, { exact: true })).toBeVisible();
  await portal.expectAccessible();
});
