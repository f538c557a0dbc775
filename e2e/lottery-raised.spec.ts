import { expect, type Page, test } from '@playwright/test';
import { lottery as bn } from '../apps/web/src/i18n/bn/lottery';
import { lottery as en } from '../apps/web/src/i18n/en/lottery';
import { query } from './support/database';
import { bar, drawSoon, expectInRecords, filled, like, nameOf, verifyOffline } from './support/lottery';
import { openMember } from './support/member';
import type { Variant } from './support/portal';
import { variantsOf } from './support/variants';

// A draw that one test ends is the one that another would cancel in.
test.describe.configure({ mode: 'default' });

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];
const TEXTS = { BN: bn, EN: en };

/** Until a draw is on sale for so long that a ticket of it can be cancelled, which ends 30 seconds before the sale. */
const timeToCancel = () =>
  expect
    .poll(
      async () => {
        const draws = await query(
          `select 1 from lottery.draw where game = 'SSC5M' and status = 'open'
             and close_at - interval '75 seconds' > now()`,
        );
        return draws.length;
      },
      { timeout: 120_000 },
    )
    .toBeGreaterThan(0);

/** The raised prize is a game of its own in records. */
const RAISED: Record<'EN' | 'BN', string> = { EN: 'Five Stars, raised prize', BN: 'পাঁচ তারা, বাড়তি পুরস্কার' };

/** So that the game is on sale again after its draw was held early. */
const openNextDraw = () =>
  query(
    `update lottery.draw set open_at = now(), due_at = now() where status = 'planned' and id = (
       select id from lottery.draw where game = 'SSC5M' and status in ('planned', 'open') order by draw_at limit 1)`,
  );

const addressOf = (mode: string) => new RegExp(`/lottery\\?gameCode=SSC5M&prizeMode=${mode}$`);
const modeOf = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  const texts = TEXTS[variant.language];

  test(`a member bets at the raised prize, cancels, and sees a draw paid (${name})`, {
    tag: ['@lottery'],
  }, async ({ context }) => {
    const { portal, account } = await openMember(context, variant, {
      path: '/lottery?gameCode=SSC5M&prizeMode=ZY',
      amount: '500.00',
    });
    const { page } = portal;
    await expect(page.getByRole('heading', { level: 1, name: nameOf('SSC5M', variant) })).toBeVisible();
    await expect(modeOf(page, texts.modes.ZY)).toBeChecked();
    // A raised prize has one price and no rebate.
    await expect(page.getByRole('slider')).toHaveCount(0);
    await portal.expectSound();

    await modeOf(page, texts.modes.LOTT).check();
    await expect(page).toHaveURL(addressOf('LOTT'));
    await expect(page.getByRole('slider')).toBeVisible();
    await modeOf(page, texts.modes.ZY).check();
    await expect(page).toHaveURL(addressOf('ZY'));
    await page.reload();
    await expect(modeOf(page, texts.modes.ZY)).toBeChecked();

    await timeToCancel();
    await page
      .getByRole('group', { name: texts.rows.place5 })
      .getByRole('button', { name: portal.digits('7'), exact: true })
      .click();
    await expect(bar(page)).toContainText(filled(texts.bar.bets, { shown: portal.number(1) }));
    await expect(bar(page)).toContainText(portal.amount(9.75));
    await bar(page).getByRole('button', { name: texts.bar.bet }).click();
    const slip = page.getByRole('dialog', { name: texts.slip.title });
    await expect(slip.getByText(like(texts.order.boughtTitle))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(portal.balance).toContainText(portal.amount(499));

    await page.getByRole('tab', { name: texts.tabs.bets }).click();
    const running = page.getByRole('list', { name: texts.bets.filters.running }).getByRole('button');
    await expect(running).toHaveCount(1);
    await expect(running).toContainText(texts.modes.ZY);
    await running.click();
    const ticket = page.getByRole('dialog', { name: texts.ticket.title });
    await expect(ticket.getByText(texts.ticket.status.accepted)).toBeVisible();
    await expect(ticket.getByRole('list', { name: texts.ticket.lines })).toContainText(
      filled(texts.ticket.price, {
        shown: portal.number(1),
        stake: `৳${portal.amount(1)}`,
        odds: portal.number(9.75),
      }),
    );
    await portal.expectSound();
    await ticket.getByRole('button', { name: texts.ticket.cancel }).click();
    await expect(ticket.getByText(texts.ticket.status.cancelled)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(portal.balance).toContainText(portal.amount(500));

    // One of the ten digits is drawn, whatever comes.
    await page.getByRole('tab', { name: texts.tabs.play }).click();
    await page
      .getByRole('button', { name: `${texts.helpers.all}: ${texts.rows.place5}`, exact: true })
      .click();
    await expect(bar(page)).toContainText(filled(texts.bar.bets, { shown: portal.number(10) }));
    await bar(page).getByRole('button', { name: texts.bar.bet }).click();
    await expect(slip.getByText(like(texts.order.boughtTitle))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(portal.balance).toContainText(portal.amount(490));
    await page.getByRole('tab', { name: texts.tabs.bets }).click();
    await expect(running).toHaveCount(1);
    await drawSoon(account);
    await expect(page.getByRole('status').filter({ hasText: like(texts.outcome.returned) })).toContainText(
      portal.amount(9.75),
    );
    await expect(running).toHaveCount(0);
    await expect(portal.balance).toContainText(portal.amount(499.75));
    await openNextDraw();

    await page.getByRole('radio', { name: texts.bets.filters.won, exact: true }).check();
    await page.getByRole('list', { name: texts.bets.filters.won }).getByRole('button').click();
    await portal.expectSound();
    await ticket.getByRole('button', { name: texts.ticket.verify }).click();
    await verifyOffline(portal, texts);
    await expectInRecords(portal, {
      title: RAISED[variant.language],
      category: 'LOTT',
      moved: 9.75,
      rounds: 2,
    });
  });
}

test('a link to a mode that the game does not have opens its first one', async ({ context }) => {
  const [, variant] = variants;
  if (!variant) throw new Error('no variant');
  const { portal } = await openMember(context, variant, {
    path: '/lottery?gameCode=SSC5M&prizeMode=SEA',
    amount: '500.00',
  });
  await expect(modeOf(portal.page, en.modes.LOTT)).toBeChecked();
});
