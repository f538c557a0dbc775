import { expect, test } from '@playwright/test';
import { lottery as bn } from '../apps/web/src/i18n/bn/lottery';
import { accessibilityFaults } from './support/accessibility';
import { call } from './support/call';
import { query } from './support/database';
import { enterAs, logIn, registerAccount } from './support/login';
import { drawSoon, filled } from './support/lottery';
import { deposit } from './support/member';
import { OperatorConsole } from './support/operator-console';
import { stack } from './support/stack';

const GAME = 'VN_NORTH';
const RIGHT = [
  '42021',
  '33379',
  '54024 29062',
  '70419 40306 41068 34819 02247 09692',
  '1528 8590 4810 9103',
  '4421 2140 4591 1692 2471 9345',
  '691 928 304',
  '13 18 09 98',
];
interface RunningDraw {
  drawNo: string;
  drawAt: string;
}

const DAY_MS = 86_400_000;
/** As the page says it in Bengali, by the browser's clock. */
const dateTime = (at: string): string =>
  new Date(at).toLocaleString('bn', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Dhaka',
  });
const WRONG = ['42027', ...RIGHT.slice(1)];

/** Types a whole result into the dialog and sends it. */
async function enter({ page, words }: OperatorConsole, prizes: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: words.draws.enter, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [at, numbers] of prizes.entries())
    await dialog
      .getByLabel(`${at + 1}. ${at === 0 ? words.draws.prizes.special : `Prize ${at}`}`)
      .fill(numbers);
  await dialog.getByRole('button', { name: words.draws.enter, exact: true }).click();
}

test('a result that two operators typed differently is typed again, pays a member and counts in a mission', async ({
  context,
  browser,
}) => {
  const account = await registerAccount();
  const token = await logIn(account);
  await deposit(token, '1000.00');
  const { draw } = await call<{ draw: { drawNo: string } }>(
    `GET /lotto/lgw/games/${GAME}/current`,
    undefined,
    {
      token,
    },
  );
  const order = {
    gameCode: GAME,
    drawNo: draw.drawNo,
    prizeMode: 'LOTT',
    lines: [{ rule: 'vn.de', picks: [['21']], unit: '1', multiple: 1, bets: 1 }],
    amount: '1.00',
  };
  await call('POST /lotto/lgw/bets', order, { token });
  const variant = { language: 'BN', theme: 'night', width: 360 } as const;
  const portal = await enterAs(token, context, variant, `/vnLottery?gameCode=${GAME}`);
  await expect(portal.balance).toContainText(portal.amount(999));

  const [first, second] = await Promise.all([
    OperatorConsole.open(browser, 'operator1', 'EN'),
    OperatorConsole.open(browser, 'operator2', 'EN'),
  ]);
  const { words } = first;
  for (const { page } of [first, second]) await page.goto(`${stack().publicUrl}/ops/draws`);
  await drawSoon(account);
  for (const { page } of [first, second]) {
    const row = page.getByRole('row').filter({ hasText: draw.drawNo });
    await expect(row).toBeVisible({ timeout: 30_000 });
    await row.click();
    await expect(page.getByRole('heading', { name: new RegExp(draw.drawNo) })).toBeVisible();
  }
  expect(await accessibilityFaults(first.page)).toEqual([]);

  await enter(first, WRONG);
  await expect(second.page.getByText(words.draws.entryWaits)).toBeVisible();
  await enter(second, RIGHT);
  const refused = second.page.getByRole('dialog');
  await expect(refused).toContainText(/differ in line 1/);
  expect(await accessibilityFaults(second.page)).toEqual([]);
  await second.page.keyboard.press('Escape');
  await enter(first, RIGHT);
  await expect(second.page.getByText(words.draws.entryWaits)).toBeVisible();
  await enter(second, RIGHT);
  await expect(
    second.page.getByText(RIGHT.map((prize) => prize.replaceAll(' ', ',')).join('/')).first(),
  ).toBeVisible();

  await expect(portal.balance).toContainText(portal.amount(1095.5), { timeout: 30_000 });
  // The day counts in the mission of the lottery.
  await portal.page.goto(`${stack().publicUrl}/lottery?view=missions`);
  await expect(async () => {
    await portal.page.reload();
    const days = portal.page.getByRole('meter').first();
    expect(await days.evaluate((meter: HTMLMeterElement) => meter.value)).toBeGreaterThan(0);
  }).toPass({ timeout: 30_000 });

  await first.page.getByText(words.draws.views.limits, { exact: true }).click();
  await expect(first.page.getByRole('table')).toContainText(GAME);
  expect(await accessibilityFaults(first.page)).toEqual([]);
});

test('a draw that two operators move is drawn on the other day for the page that is open, and its holder is told', async ({
  context,
  browser,
}) => {
  const account = await registerAccount();
  const token = await logIn(account);
  await deposit(token, '500.00');
  const path = 'GET /lotto/lgw/games/TH_GOV/current';
  const { draw } = await call<{ draw: RunningDraw }>(path, undefined, { token });
  const order = {
    gameCode: 'TH_GOV',
    drawNo: draw.drawNo,
    prizeMode: 'SEA',
    lines: [{ rule: 'sea.bottom2', picks: [['74']], amount: '1.00', bets: 1 }],
    amount: '1.00',
  };
  await call('POST /lotto/lgw/bets', order, { token });
  const variant = { language: 'BN', theme: 'night', width: 360 } as const;
  const { page, words } = await enterAs(token, context, variant, '/seaLottery?gameCode=TH_GOV');
  const drawnOn = (at: string) => page.getByText(filled(bn.head.expectedAt, { time: dateTime(at) }));
  await expect(drawnOn(draw.drawAt)).toBeVisible();

  const after = new Date(Date.parse(draw.drawAt) + DAY_MS).toISOString();
  const [first, second] = await Promise.all([
    OperatorConsole.open(browser, 'operator1', 'EN'),
    OperatorConsole.open(browser, 'operator2', 'EN'),
  ]);
  const { draws, proposal, proposals, reason } = first.words;
  const [row] = await query<{ id: string }>(
    `select id from lottery.draw where brand = 'mela' and game = 'TH_GOV' and draw_no = $1`,
    [draw.drawNo],
  );
  await first.page.goto(`${stack().publicUrl}/ops/draws/list/${row?.id}`);
  await first.page.getByRole('button', { name: draws.move, exact: true }).click();
  const dialog = first.page.getByRole('dialog');
  await dialog.getByRole('button', { name: proposal.propose }).click();
  await expect(dialog.getByText(draws.moveWrong)).toBeVisible();
  expect(await accessibilityFaults(first.page)).toEqual([]);
  // The time of the drawing is in the afternoon there and in the morning of the same day in UTC.
  await dialog.getByLabel(draws.moveDate).fill(after.slice(0, 10));
  await dialog.getByLabel(reason).fill('Public holiday');
  await dialog.getByRole('button', { name: proposal.propose }).click();
  await expect(dialog).toBeHidden();

  await second.page.getByRole('link', { name: proposals }).click();
  const card = second.page
    .locator('section')
    .filter({ hasText: `TH_GOV ${draw.drawNo}` })
    .first();
  await expect(card).toContainText(after.slice(0, 10));
  expect(await accessibilityFaults(second.page)).toEqual([]);
  await card.getByRole('button', { name: proposal.approve }).click();
  await second.page.getByRole('dialog').getByRole('button', { name: proposal.approve }).click();
  await expect(first.page.getByRole('table', { name: draws.moves })).toContainText('Public holiday');

  await expect(drawnOn(after)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto(`${stack().publicUrl}/member/messages`);
  const message = page.getByText(words.notice.drawMovedTitle);
  await expect(message).toBeVisible();
  await message.click();
  await expect(page.getByText(/Public holiday/).last()).toContainText(dateTime(after));
});
