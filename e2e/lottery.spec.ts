import { expect, test } from '@playwright/test';
import { lottery as bn } from '../apps/web/src/i18n/bn/lottery';
import { lottery as en } from '../apps/web/src/i18n/en/lottery';
import { query } from './support/database';
import { bar, expectInRecords, filled, like, nameOf, verifyOffline } from './support/lottery';
import { openMember } from './support/member';
import { Portal, type Variant } from './support/portal';
import { variantsOf } from './support/variants';

const variants: Variant[] = [
  { language: 'BN', theme: 'night', width: 360 },
  { language: 'EN', theme: 'paper', width: 1440 },
];
const TEXTS = { BN: bn, EN: en };
/** A draw a minute, and a value of the beacon each three seconds. */
const DRAWN = { timeout: 100_000 };

for (const variant of variantsOf(variants)) {
  const name = `${variant.language} ${variant.theme} ${variant.width}`;
  const texts = TEXTS[variant.language];

  test(`a member bets on a draw, sees it live, and checks it (${name})`, { tag: ['@lottery'] }, async ({
    context,
  }) => {
    const { portal, account } = await openMember(context, variant, { path: '/lottery', amount: '5000.00' });
    const { page } = portal;
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await portal.expectSound();
    await page.getByRole('link', { name: nameOf('SSC1M', variant) }).click();
    await expect(page.getByRole('heading', { level: 1, name: nameOf('SSC1M', variant) })).toBeVisible();
    await page.getByRole('radio', { name: texts.groups.sides, exact: true }).check();
    await page.getByRole('radio', { name: texts.rules.total.name, exact: true }).check();
    // One of the two sides wins, whatever is drawn.
    for (const side of [texts.tokens.B, texts.tokens.S])
      await page.getByRole('button', { name: side }).click();
    await expect(bar(page)).toContainText(filled(texts.bar.bets, { shown: portal.number(2) }));
    await portal.expectSound();

    await bar(page).getByRole('button', { name: texts.bar.add }).click();
    await page.getByRole('group', { name: texts.quick.label }).getByRole('button').first().click();
    await bar(page).getByRole('button', { name: texts.slip.open }).click();
    const slip = page.getByRole('dialog', { name: texts.slip.title });
    await slip
      .getByRole('button', { name: like(texts.slip.doubleLine) })
      .first()
      .click();
    await expect(slip).toContainText(portal.amount(4950));
    await portal.expectSound();
    const keep = slip.getByRole('button', { name: like(texts.changed.keep) });
    const bought = slip.getByText(like(texts.order.boughtTitle));
    // The draw may close between two presses: the member says that the lines are for the next one.
    await expect(async () => {
      if (await keep.isVisible()) await keep.click();
      await slip.getByRole('button', { name: texts.slip.bet }).click({ timeout: 5000 });
      await expect(bought).toBeVisible({ timeout: 5000 });
    }).toPass();
    await portal.expectSound();
    await page.keyboard.press('Escape');
    await expect(portal.balance).toContainText(portal.amount(4950));

    await page.getByRole('tab', { name: texts.tabs.bets }).click();
    const running = page.getByRole('list', { name: texts.bets.filters.running });
    await expect(running.getByRole('button')).toHaveCount(1);
    await portal.expectSound();

    const outcome = page.getByRole('status').filter({
      hasText: new RegExp(
        Object.values(texts.outcome)
          .map((each) => like(each).source)
          .join('|'),
      ),
    });
    await expect(outcome).toBeVisible(DRAWN);
    await expect(running.getByRole('button')).toHaveCount(0);
    const [paid] = await query<{ win: string }>(
      'select (win / 100.0)::text as win from lottery.ticket where member = (select id from members.member where account = $1)',
      [account],
    );
    await expect(portal.balance).toContainText(portal.amount(4950 + Number(paid?.win)));
    await page.getByRole('radio', { name: texts.bets.filters.won, exact: true }).check();
    await page.getByRole('list', { name: texts.bets.filters.won }).getByRole('button').click();
    const ticket = page.getByRole('dialog', { name: texts.ticket.title });
    await expect(ticket.getByRole('list', { name: texts.ticket.lines }).getByRole('listitem')).toHaveCount(2);
    await portal.expectSound();

    await ticket.getByRole('button', { name: texts.ticket.verify }).click();
    await verifyOffline(portal, texts);
    await portal.expectSound();
    await expectInRecords(portal, {
      title: nameOf('SSC1M', variant),
      category: 'ELOTT',
      moved: Number(paid?.win),
    });
  });

  test(`a member plays a list, cancels, and chases (${name})`, async ({ context }) => {
    const { portal } = await openMember(context, variant, {
      // Another spelling, which is the same page.
      path: '/LOTTERT?gameCode=SSC5M_ZY',
      amount: '5000.00',
    });
    const { page } = portal;
    await expect(page.getByRole('radio', { name: texts.modes.ZY })).toBeChecked();
    await page.getByRole('radio', { name: texts.modes.LOTT }).check();
    await page.getByRole('radio', { name: texts.groups.last3, exact: true }).check();
    await page.getByRole('radio', { name: texts.typed.type }).check();
    await page.getByLabel(texts.typed.label).fill('123 045\n123 9');
    await expect(page.getByText(like(texts.typed.duplicates))).toBeVisible();
    await expect(page.getByText(like(texts.typed.bad))).toBeVisible();
    await expect(bar(page)).toContainText(filled(texts.bar.bets, { shown: portal.number(2) }));
    await portal.expectSound();
    await page.getByRole('tab', { name: texts.tabs.rules }).click();
    await expect(page.getByText(texts.rules.position.wins).first()).toBeVisible();
    await portal.expectSound();

    await page.getByRole('button', { name: texts.games }).click();
    const others = page.getByRole('dialog', { name: texts.games });
    await portal.expectSound();
    await others.getByRole('link', { name: nameOf('L645', variant) }).click();
    await page.getByRole('group', { name: texts.quick.label }).getByRole('button').first().click();
    await bar(page).getByRole('button', { name: texts.slip.open }).click();
    const slip = page.getByRole('dialog', { name: texts.slip.title });
    await slip.getByRole('button', { name: texts.slip.bet }).click();
    await expect(slip.getByText(like(texts.order.boughtTitle))).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: texts.tabs.bets }).click();
    await page.getByRole('list', { name: texts.bets.filters.running }).getByRole('button').click();
    const ticket = page.getByRole('dialog', { name: texts.ticket.title });
    await portal.expectSound();
    await ticket.getByRole('button', { name: texts.ticket.repeat }).click();

    await bar(page).getByRole('button', { name: texts.slip.open }).click();
    await slip.getByRole('button', { name: texts.slip.chase, exact: true }).click();
    const chase = page.getByRole('dialog', { name: texts.chase.title });
    await chase.getByLabel(texts.chase.draws, { exact: true }).fill('3');
    await expect(chase.getByRole('list', { name: texts.chase.list }).getByRole('listitem')).toHaveCount(3);
    await portal.expectSound();
    await chase.getByRole('button', { name: like(texts.chase.buy) }).click();
    await expect(chase).toBeHidden();
    await expect(portal.balance).toContainText(portal.amount(4996));
    await page.getByRole('tab', { name: texts.tabs.bets }).click();
    await page.getByRole('radio', { name: texts.bets.filters.chases, exact: true }).check();
    const chases = page.getByRole('list', { name: texts.chases.title });
    await expect(chases.getByText(texts.chases.status.running)).toBeVisible();
    await portal.expectSound();
    await page.getByRole('button', { name: texts.chases.end }).click();
    await expect(chases.getByText(texts.chases.status.cancelled)).toBeVisible();
    await expect(portal.balance).toContainText(portal.amount(4999));
    await page.getByRole('radio', { name: texts.bets.filters.running, exact: true }).check();
    const running = page.getByRole('list', { name: texts.bets.filters.running }).getByRole('button');
    // The tickets of the chase are cancelled.
    await expect(running).toHaveCount(1);
    await running.click();
    await ticket.getByRole('button', { name: texts.ticket.cancel }).click();
    await expect(ticket.getByText(texts.ticket.status.cancelled)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(portal.balance).toContainText(portal.amount(5000));
  });
}

test('a bet whose answer was lost is asked for again and placed once', async ({ context }) => {
  const [, variant] = variants;
  if (!variant) throw new Error('no variant');
  const { portal, account } = await openMember(context, variant, {
    path: '/lottery?gameCode=L645',
    amount: '500.00',
  });
  const { page } = portal;
  let lost = 0;
  let isLost = true;
  await page.route('**/lotto/lgw/bets', async (route) => {
    if (!isLost || route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    lost += 1;
    return route.abort();
  });
  await page.getByRole('group', { name: en.quick.label }).getByRole('button').first().click();
  await bar(page).getByRole('button', { name: en.slip.open }).click();
  const slip = page.getByRole('dialog', { name: en.slip.title });
  await slip.getByRole('button', { name: en.slip.bet }).click();
  await expect(slip.getByText(en.order.unclearTitle)).toBeVisible();
  await portal.expectSound();
  // The page asks by itself too, so that the answer is lost until the button was pressed.
  const before = lost;
  await slip.getByRole('button', { name: en.order.askAgain }).click();
  await expect.poll(() => lost).toBeGreaterThan(before);
  isLost = false;
  await expect(slip.getByText(like(en.order.boughtTitle))).toBeVisible();
  expect(lost).toBeGreaterThan(1);
  const bought = await query(
    'select 1 from lottery.ticket where member = (select id from members.member where account = $1)',
    [account],
  );
  expect(bought).toHaveLength(1);
});

test('the tile of a lottery leads to its page, without a free trial for members', async ({ context }) => {
  const [, variant] = variants;
  if (!variant) throw new Error('no variant');
  const { portal } = await openMember(context, variant, { path: '/lott', amount: '500.00' });
  const { page } = portal;
  await page
    .getByRole('button', { name: nameOf('X5_5M', variant) })
    .first()
    .click();
  const details = page.getByRole('dialog', { name: nameOf('X5_5M', variant) });
  await expect(details.getByRole('button', { name: portal.words.games.tryFree })).toHaveCount(0);
  await details.getByRole('button', { name: portal.words.games.play, exact: true }).click();
  await expect(page).toHaveURL(/\/lottery\?gameCode=X5_5M$/);
  await expect(page.getByRole('heading', { level: 1, name: nameOf('X5_5M', variant) })).toBeVisible();
});

test('a guest logs in first', async ({ context }) => {
  const [, variant] = variants;
  if (!variant) throw new Error('no variant');
  const portal = await Portal.open(context, variant, '/lottery?gameCode=SSC1M');
  await expect(portal.page).toHaveURL(/\/login$/);
});
