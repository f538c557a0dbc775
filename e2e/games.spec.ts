import { type BrowserContext, expect, test } from '@playwright/test';
import { identity } from '../apps/web/src/i18n/bn/identity';
import { query } from './support/database';
import { registerAccount } from './support/login';
import { openMember } from './support/member';
import { FLIGHT_MS, PAYOUT, Player, STAKE, titles } from './support/player';
import { blockGets, PASSWORD, Portal, type Variant } from './support/portal';
import { variantsOf } from './support/variants';

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

for (const variant of variantsOf([desktop, phone])) {
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
    await player.expectDiceInSight();
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

test('a guest who wants to play logs in and is in the game; the way back leads to the same list of the lobby', async ({
  context,
}) => {
  const account = await registerAccount();
  const portal = await Portal.open(context, desktop, '/rng?vendor=STUDIO');
  const player = new Player(portal);
  const { page, words } = portal;
  await expect(page.getByText(/^currently displaying \d+ Casino games out of \d+$/)).toBeVisible();
  await player.tile('night-bazaar').click();
  await page.getByRole('button', { name: words.games.play, exact: true }).click();
  await page.getByLabel(words.field.username).fill(account);
  await page.getByLabel(words.field.password, { exact: false }).first().fill(PASSWORD);
  await page.getByLabel(words.field.password, { exact: false }).first().press('Enter');
  await page.waitForURL(/\/game\/\d+$/);
  await expect(player.game.getByRole('button', { name: player.studio.slot.play, exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: words.shell.sideMenu })).toHaveCount(0);
  await page.getByRole('link', { name: words.games.back }).click();
  expect(page.url()).toContain('/rng?vendor=STUDIO');
  await expect(player.tile('night-bazaar')).toBeVisible();

  await page.goto(new URL('/seamless', page.url()).href);
  await expect(player.game.getByRole('button', { name: player.studio.slot.play, exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.shell.deposit }).click();
  await expect(page.getByRole('dialog', { name: words.deposit.title })).toBeVisible();
  await portal.expectAccessible();
  await page.getByRole('button', { name: words.games.backToGame }).click();
  await expect(player.game.getByRole('button', { name: player.studio.slot.play, exact: true })).toBeVisible();
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
  const closed = titles.find(({ gameCode }) => gameCode === 'boatman-poker')?.nodeId;
  const setMaintenance = (on: boolean) =>
    query('update games.title set maintenance = $2 where node_id = $1', [closed, on]);
  await setMaintenance(true);
  try {
    const { portal } = await openMember(context, desktop, { path: `/?play=${closed}` });
    const { page, words } = portal;
    const { origin } = new URL(page.url());
    await expect(page.getByRole('dialog').getByText(words.errors.error_game_maintenance)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await portal.expectAccessible();
    await page.goto(`${origin}/game/${closed}`);
    await expect(page.getByText(words.errors.error_game_maintenance)).toBeVisible();
    await page.goto(`${origin}/game/987654`);
    await expect(page.getByText(words.games.missing, { exact: true })).toBeVisible();
    await portal.expectAccessible();
  } finally {
    await setMaintenance(false);
  }
});

test('a guest with a phone is in a game with play money after three taps', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true });
  const portal = await Portal.open(context, phone);
  const player = new Player(portal);
  const { page, words } = portal;
  await player.tile('lantern-reels').tap();
  await page.getByRole('button', { name: words.games.play, exact: true }).tap();
  await page.getByRole('button', { name: identity.freePlay.start }).tap();
  await page.waitForURL(/\/game\/\d+\?demo=1$/);
  await expect(player.game.getByRole('button', { name: player.studio.slot.play, exact: true })).toBeVisible();
  await player.spin();
  await context.close();
});

const tablet: Variant = { language: 'EN', theme: 'night', width: 768 };
for (const variant of [phone, tablet]) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a guest finds a game and a lobby from the foot of the screen (${name})`, {
    tag: ['@bottom-bar'],
  }, async ({ context }) => {
    const portal = await Portal.open(context, variant);
    const { page, words } = portal;
    const player = new Player(portal);
    const entry = page.getByRole('navigation', { name: words.shell.bottomBar }).getByRole('button');
    const sheet = page.getByRole('dialog', { name: words.shell.sideMenu });
    const field = sheet.getByRole('searchbox', { name: words.games.search });
    const tileOf = (code: string) => sheet.locator('[data-tile]', { hasText: player.nameOf(code) });

    await portal.hydrated(entry);
    await entry.press('Enter');
    await expect(field).toBeFocused();
    await expect(sheet.getByRole('heading', { name: words.home.hot })).toBeVisible();
    await expect(
      sheet.getByRole('listitem').filter({ hasText: words.category.COCKFIGHT }).last(),
    ).toBeVisible();
    await portal.expectSound();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(sheet.locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(entry).toBeFocused();

    const refused = { success: false, message: 'error_unknown', value: null };
    await page.route(/GCSGAME_getGameList/, (route) => route.fulfill({ status: 400, json: refused }));
    await entry.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type(player.nameOf('river-dice').slice(0, 4));
    await expect(sheet.getByText(words.errors.error_unknown)).toBeVisible();
    await portal.expectAccessible();
    await page.unroute(/GCSGAME_getGameList/);
    await sheet.getByRole('button', { name: words.common.retry }).click();
    await expect(tileOf('river-dice')).toBeVisible();
    await field.fill('no such game');
    await expect(sheet.getByText(words.games.noMatch)).toBeVisible();
    await portal.expectSound();

    await sheet.getByRole('link', { name: words.category.RNG }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: words.category.RNG })).toBeVisible();
    await portal.expectSound();
  });
}

test('a member finds what was played last in the sheet, and may start it from there', async ({ context }) => {
  const { portal } = await openMember(context, { ...phone, theme: 'night' }, { path: '/game/1008' });
  const player = new Player(portal);
  const { page, words } = portal;
  await expect(player.game.getByRole('button', { name: player.studio.dice.play, exact: true })).toBeVisible();
  await player.goHome();
  await page.getByRole('navigation', { name: words.shell.bottomBar }).getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: words.shell.sideMenu });
  await expect(sheet.getByRole('heading', { name: words.category.RECENT })).toBeVisible();
  await portal.expectSound();
  await sheet.locator('[data-tile]', { hasText: player.nameOf('river-dice') }).click();
  await page.getByRole('button', { name: words.games.play, exact: true }).click();
  await page.waitForURL(/\/game\/1008$/);
  await expect(sheet).toBeHidden();
});

test('a round of mines waits through a reload, is cashed out, and is in the betting record', async ({
  context,
}) => {
  const { portal } = await openMember(context, phone, { amount: '100.00', path: '/game/1019' });
  const player = new Player(portal);
  const { page, words } = portal;
  const { mines, result } = player.studio;
  const digit = (number: number) => new Intl.NumberFormat('bn').format(number);
  const action = (name: string) => player.game.getByRole('button', { name, exact: true });
  await action(mines.play).click();
  await action(mines.tile(digit(1))).click();
  await expect(action(mines.safe(digit(1)))).toBeVisible();
  await expect(portal.balance).toContainText(portal.amount(90));
  await page.reload();
  await expect(action(mines.safe(digit(1)))).toBeVisible();
  await action(mines.cashOut(`৳${portal.amount(11.25)}`)).click();
  await expect(player.game.getByText(result.won(`৳${portal.amount(11.25)}`)).first()).toBeVisible();
  await expect(portal.balance).toContainText(portal.amount(101.25));
  await portal.expectSound();
  await page.goto(new URL('/member/bets', page.url()).href);
  const round = page.getByRole('row').filter({ hasText: player.nameOf('lily-mines') });
  await expect(round.filter({ hasText: words.bets.won })).toBeVisible();
  await expect(round).toContainText(portal.amount(11.25));
});
