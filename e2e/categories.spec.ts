import { expect, type FrameLocator, test } from '@playwright/test';
import { wallets as bn } from '../apps/web/src/i18n/bn/wallets';
import { wallets as en } from '../apps/web/src/i18n/en/wallets';
import { query } from './support/database';
import { openMember } from './support/member';
import { Player, titles } from './support/player';
import type { Variant } from './support/portal';
import { variantsOf } from './support/variants';

const desktop: Variant = { language: 'EN', theme: 'night', width: 1440 };
const phone: Variant = { language: 'BN', theme: 'paper', width: 360 };

/** Of each vendor: a title, and how a bet of 10.00 is placed in it. */
const TABLES = ['lotus-table', 'courtyard-cards', 'village-derby'];
/** Spun or bought with one press. */
const POT = 'harvest-pot';
const HOUSIE = 'evening-housie';
const BOOKS = ['village-cup', 'village-overs', 'pixel-league'];

const TEN = /10|১০/;

/** The first spot of a table, with the chip of ten that is chosen. */
async function betAtTable(game: FrameLocator, { studio }: Player): Promise<void> {
  const { table } = studio;
  await game.getByRole('group', { name: table.spots }).getByRole('button').first().click();
  await game
    .locator('button', { hasText: table.bet('') })
    .filter({ hasText: TEN })
    .click({ timeout: 40_000 });
  await expect(game.getByText(table.placed(''))).toBeVisible();
}

async function betOnMatch(game: FrameLocator, { studio, portal }: Player): Promise<void> {
  const { book } = studio;
  await game.locator('fieldset button[aria-pressed]:enabled').last().click();
  await game.getByRole('button', { name: book.slip.open(portal.number(1)) }).click();
  await game.getByRole('button', { name: TEN }).last().click();
  await expect(game.getByText(book.slip.placed).first()).toBeVisible();
}

/** Settles the newest ticket now rather than at the end of its match. */
async function cashOut(game: FrameLocator, { studio }: Player): Promise<void> {
  const { myBets, tickets } = studio.book;
  await game.getByRole('dialog').press('Escape');
  await game.getByRole('radio', { name: myBets }).click();
  await game
    .getByRole('button', { name: new RegExp(tickets.cashOut('')) })
    .first()
    .click({ timeout: 60_000 });
  await expect(game.getByText(new RegExp(tickets.cashedOut(''))).first()).toBeVisible();
}

/** Once tickets are on sale. */
async function buyTicket(game: FrameLocator, { studio: { housie } }: Player): Promise<void> {
  const buy = new RegExp(housie.buy('.+', '.+'));
  await game.locator('button:enabled', { hasText: buy }).click({ timeout: 120_000 });
  await expect(game.getByText(housie.marks)).toBeVisible();
}

/** The whole balance went along when the game was started. */
async function shootAtFish(game: FrameLocator, { studio }: Player): Promise<void> {
  const { fish } = studio;
  const water = game.getByRole('listbox', { name: fish.water });
  await expect(water.getByRole('option').first()).toBeAttached({ timeout: 20_000 });
  const decided = new RegExp([fish.missed('.+'), fish.caught('.+', '.+')].join('|'));
  // A fish may swim away before the shot, which then is none.
  await expect(async () => {
    await water.press('ArrowRight');
    await water.press('Space');
    await expect(game.getByText(decided).first()).toBeAttached({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

for (const variant of variantsOf([desktop, phone])) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  test(`a member bets at tables, on matches, on reels with a pot, in housie and at fish, and finds each bet in the record (${name})`, async ({
    context,
  }) => {
    const { portal, account } = await openMember(context, variant, { amount: '500.00' });
    const player = new Player(portal);
    const { page } = portal;
    const wallets = variant.language === 'BN' ? bn : en;
    const { origin } = new URL(page.url());
    const open = async (code: string) => {
      const title = titles.find(({ gameCode }) => gameCode === code);
      await page.goto(`${origin}/game/${title?.nodeId}`);
      await player.expectOneHeader(player.nameOf(code));
    };
    for (const code of TABLES) {
      await open(code);
      await betAtTable(player.game, player);
    }
    for (const code of BOOKS) {
      await open(code);
      await betOnMatch(player.game, player);
      await cashOut(player.game, player);
    }
    await open(POT);
    await player.spin();
    await open(HOUSIE);
    await buyTicket(player.game, player);
    await open('monsoon-fish');
    await shootAtFish(player.game, player);

    await page.goto(`${origin}/member/transferFund`);
    await page.getByRole('button', { name: wallets.bringBack }).click();
    await expect(page.getByText(wallets.nothingThere)).toBeAttached();
    await portal.expectNoSidewaysScroll();
    await portal.expectAccessible();

    await page.goto(`${origin}/member/bets`);
    // What was played in a wallet of the vendor's own is read every 15 seconds.
    await expect(async () => {
      await page.reload();
      for (const code of [...TABLES, ...BOOKS, POT, HOUSIE, 'monsoon-fish'])
        await expect(
          page
            .getByRole('row')
            .filter({ hasText: player.nameOf(code) })
            .first(),
        ).toBeVisible();
    }).toPass({ timeout: 60_000 });

    await page.goto(`${origin}/member/personalProfit?groupBy=category`);
    const categories = ['LIVE', 'COCKFIGHT', 'SPORTS', 'ESPORTS', 'RNG', 'FISH'] as const;
    await expect(async () => {
      await page.reload();
      for (const category of categories)
        await expect(
          page.getByRole('row').filter({ hasText: portal.words.category[category] }).first(),
        ).toBeVisible();
    }).toPass({ timeout: 60_000 });

    await page.goto(`${origin}/member/record?type=game`);
    // A bet at each table, a bet and a cash-out in each book, a spin and a ticket.
    await expect(page.getByRole('row').nth(TABLES.length + 2 * BOOKS.length + 2)).toBeVisible();

    const [member] = await query<{ id: string }>('select id from members.member where account = $1', [
      account,
    ]);
    const gains = await query<{ payout: string }>(
      `select (payout / 100.0)::numeric(12, 2)::text as payout from games.round
       where member = $1 and payout > stake and vendor <> 'DELTA'`,
      [member?.id],
    );
    const reply = await page.request.get(`${origin}/wps/relay/GCSGAME_getRankList?limitNum=100`);
    const { value } = (await reply.json()) as { value: { list: { winAmount: string }[] } };
    const board = value.list.map(({ winAmount }) => winAmount);
    expect(board).toEqual(expect.arrayContaining(gains.map(({ payout }) => payout)));
    const findings = await query(
      `select f.kind from games.reconciliation_finding f join games.wallet_transaction w using (brand, vendor, transaction_uuid)
       join games.round r on r.id = w.round where r.member = $1`,
      [member?.id],
    );
    expect(findings).toEqual([]);
  });
}
