import { expect, test } from '@playwright/test';
import { lottery as bn } from '../apps/web/src/i18n/bn/lottery';
import { lottery as en } from '../apps/web/src/i18n/en/lottery';
import { query } from './support/database';
import { bar, drawSoon, expectInRecords, filled, like, nameOf, verifyOffline } from './support/lottery';
import { openMember } from './support/member';
import type { Variant } from './support/portal';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];
const TEXTS = { BN: bn, EN: en };
/** Until the value of the beacon is there, and the tickets are settled. */
const DRAWN = { timeout: 60_000 };

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  const texts = TEXTS[variant.language];

  test(`a member bets on numbers with an amount each, and sees them drawn (${name})`, async ({ context }) => {
    const { portal, account } = await openMember(context, variant, {
      path: '/seaLottery',
      amount: '5000.00',
    });
    const { page, words } = portal;
    await expect(page.getByRole('heading', { level: 1, name: texts.lobby.titles.numbers })).toBeVisible();
    await portal.expectSound();
    await page.getByRole('link', { name: nameOf('SEA_5M', variant) }).click();
    await expect(page.getByRole('heading', { level: 1, name: nameOf('SEA_5M', variant) })).toBeVisible();

    // All numbers with a 7, on the last two of the top: a member wins 19 of 100 times.
    await page.getByRole('radio', { name: texts.groups.two, exact: true }).check();
    await page.getByText(texts.board.make, { exact: true }).click();
    const digits = page.getByRole('group', { name: texts.board.digits });
    await digits.getByRole('button', { name: portal.digits('7') }).click();
    await portal.expectSound();
    await page.getByRole('button', { name: filled(texts.board.add, { shown: portal.number(19) }) }).click();
    const picked = page.getByRole('list', { name: filled(texts.board.picked, { shown: portal.number(19) }) });
    await expect(picked.getByRole('listitem')).toHaveCount(19);
    await page
      .getByLabel(filled(texts.board.amountOf, { number: portal.digits('70') }), { exact: true })
      .fill('25');
    await expect(bar(page)).toContainText(portal.amount(205));
    await portal.expectSound();

    await bar(page).getByRole('button', { name: texts.bar.add }).click();
    await bar(page).getByRole('button', { name: texts.slip.open }).click();
    const slip = page.getByRole('dialog', { name: texts.slip.title });
    const lines = slip.getByRole('list', { name: texts.slip.lines }).getByRole('listitem');
    await expect(lines).toHaveCount(2);
    await expect(slip).toContainText(portal.amount(4795));
    await portal.expectSound();
    const keep = slip.getByRole('button', { name: like(texts.changed.keep) });
    const bought = slip.getByText(like(texts.order.boughtTitle));
    // The draw may close between two presses.
    await expect(async () => {
      if (await keep.isVisible()) await keep.click();
      await slip.getByRole('button', { name: texts.slip.bet }).click({ timeout: 5000 });
      await expect(bought).toBeVisible({ timeout: 5000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(portal.balance).toContainText(portal.amount(4795));

    await page.getByRole('tab', { name: texts.tabs.bets }).click();
    const running = page.getByRole('list', { name: texts.bets.filters.running });
    await expect(running.getByRole('button')).toHaveCount(1);
    await drawSoon(account);
    const outcome = page.getByRole('status').filter({
      hasText: new RegExp(
        Object.values(texts.outcome)
          .map((each) => like(each).source)
          .join('|'),
      ),
    });
    await expect(outcome).toBeVisible(DRAWN);
    await expect(running.getByRole('button')).toHaveCount(0);
    const [row] = await query<{ status: 'won' | 'lost'; win: string; ends: string }>(
      `select t.status, t.win::text as win, right(split_part(d.result, '/', 1), 2) as ends from lottery.ticket t
       join lottery.draw d on d.id = t.draw where t.member = (select id from members.member where account = $1)`,
      [account],
    );
    expect(row?.status).toBe(row?.ends.includes('7') ? 'won' : 'lost');
    await expect(portal.balance).toContainText(portal.amount(4795 + Number(row?.win ?? 0) / 100));
    await portal.expectSound();

    const filter = texts.bets.filters[row?.status ?? 'lost'];
    await page.getByRole('radio', { name: filter, exact: true }).check();
    await page.getByRole('list', { name: filter }).getByRole('button').click();
    const ticket = page.getByRole('dialog', { name: texts.ticket.title });
    await expect(ticket.getByRole('list', { name: texts.ticket.lines }).getByRole('listitem')).toHaveCount(2);
    await expect(ticket.getByText(texts.ticket.hit, { exact: true })).toHaveCount(
      row?.status === 'won' ? 1 : 0,
    );
    await portal.expectSound();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: texts.tabs.results }).click();
    await expect(page.getByRole('list', { name: texts.prizes.bottom }).first()).toBeVisible();
    await portal.expectSound();

    await page.goto(new URL('/member/bets', page.url()).href);
    await page.getByRole('button', { name: nameOf('SEA_5M', variant) }).click();
    await page.getByRole('link', { name: words.bets.checkDraw }).click();
    await expect(page).toHaveURL(/\/seaLottery\?verify=SEA_5M/);
    await verifyOffline(portal, texts);
    await portal.expectSound();
    await expectInRecords(portal, { title: nameOf('SEA_5M', variant), category: 'ELOTT', moved: 205 });
  });
}

for (const variant of variantsOf(variants, 1)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  const texts = TEXTS[variant.language];

  test(`a member chases a lô and a xiên until a win (${name})`, async ({ context }) => {
    const { portal, account } = await openMember(context, variant, {
      // Another spelling, and a game that is played on another page.
      path: '/sealottery?gameCode=VN_5M',
      amount: '5000.00',
    });
    const { page } = portal;
    await expect(page).toHaveURL(/\/vnLottery\?gameCode=VN_5M$/);
    await expect(page.getByRole('heading', { level: 1, name: nameOf('VN_5M', variant) })).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await page.getByRole('group', { name: texts.stake.unit }).getByRole('radio').last().check();
    // Of all hundred numbers 27 are drawn, whatever comes.
    await page.getByText(texts.board.make, { exact: true }).click();
    const digits = page.getByRole('group', { name: texts.board.digits });
    for (const digit of '0123456789')
      await digits.getByRole('button', { name: portal.digits(digit), exact: true }).click();
    await page.getByRole('button', { name: filled(texts.board.add, { shown: portal.number(100) }) }).click();
    await expect(bar(page)).toContainText(filled(texts.bar.bets, { shown: portal.number(2700) }));
    await portal.expectSound();
    await bar(page).getByRole('button', { name: texts.bar.add }).click();

    await page.getByRole('radio', { name: texts.groups.xien, exact: true }).check();
    await page.getByRole('radio', { name: texts.board.keys }).check();
    await page.getByLabel(filled(texts.board.type, { width: portal.number(2) })).fill('19 21 92');
    await expect(bar(page)).toContainText(filled(texts.bar.bets, { shown: portal.number(3) }));
    // Xiên of a hundredth does not cost what a line has to.
    await page.getByRole('group', { name: texts.stake.unit }).getByRole('radio').first().check();
    await portal.expectSound();
    await bar(page).getByRole('button', { name: texts.bar.add }).click();

    await bar(page).getByRole('button', { name: texts.slip.open }).click();
    const slip = page.getByRole('dialog', { name: texts.slip.title });
    await expect(slip).toContainText(portal.amount(4970));
    await slip.getByRole('button', { name: texts.slip.chase, exact: true }).click();
    const chase = page.getByRole('dialog', { name: texts.chase.title });
    await chase.getByLabel(texts.chase.draws, { exact: true }).fill('3');
    await expect(chase.getByRole('switch', { name: texts.chase.stopOnWin })).toBeChecked();
    await portal.expectSound();
    await chase.getByRole('button', { name: like(texts.chase.buy) }).click();
    await expect(chase).toBeHidden();
    await expect(portal.balance).toContainText(portal.amount(4910));

    await page.getByRole('tab', { name: texts.tabs.bets }).click();
    await page.getByRole('radio', { name: texts.bets.filters.chases, exact: true }).check();
    const chases = page.getByRole('list', { name: texts.chases.title });
    await expect(chases.getByText(texts.chases.status.running)).toBeVisible();
    await drawSoon(account);
    await expect(chases.getByText(texts.chases.status.stopped)).toBeVisible(DRAWN);
    await expect(chases).toContainText(portal.amount(60));
    await portal.expectSound();

    await page.getByText(like(texts.head.allPrizes)).click();
    const prizes = page.getByRole('table', { name: texts.numbers });
    await expect(prizes.getByRole('row')).toHaveCount(8);
    await page.getByRole('radio', { name: texts.bets.filters.won, exact: true }).check();
    await page.getByRole('list', { name: texts.bets.filters.won }).getByRole('button').click();
    const ticket = page.getByRole('dialog', { name: texts.ticket.title });
    await expect(ticket.getByText(texts.ticket.hit, { exact: true }).first()).toBeVisible();
    await portal.expectSound();
    await ticket.getByRole('button', { name: texts.ticket.verify }).click();
    await verifyOffline(portal, texts);
    await page.goBack();
    await page.getByRole('tab', { name: texts.tabs.rules }).click();
    await expect(page.getByText(texts.rules.loUnit.wins)).toBeVisible();
    await portal.expectSound();
    await page.getByRole('button', { name: texts.games }).click();
    const others = page.getByRole('dialog', { name: texts.games });
    await others.getByRole('link', { name: nameOf('SEA_5M', variant) }).click();
    await expect(page).toHaveURL(/\/seaLottery\?gameCode=SEA_5M$/);
    const [paid] = await query<{ win: string }>(
      `select (win / 100.0)::text as win from lottery.ticket
       where status = 'won' and member = (select id from members.member where account = $1)`,
      [account],
    );
    await expectInRecords(portal, {
      title: nameOf('VN_5M', variant),
      category: 'LOTT',
      moved: Number(paid?.win),
      rounds: 3,
    });
  });
}

test('the tile of a lottery of numbers leads to its page', async ({ context }) => {
  const [, variant] = variants;
  if (!variant) throw new Error('no variant');
  const { portal } = await openMember(context, variant, { path: '/elott', amount: '500.00' });
  const { page } = portal;
  await page
    .getByRole('button', { name: nameOf('SEA_5M', variant) })
    .first()
    .click();
  const details = page.getByRole('dialog', { name: nameOf('SEA_5M', variant) });
  await details.getByRole('button', { name: portal.words.games.play, exact: true }).click();
  await expect(page).toHaveURL(/\/seaLottery\?gameCode=SEA_5M$/);
});
