import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility';
import { call } from './support/call';
import { enterAs, logIn, registerAccount } from './support/login';
import { drawSoon } from './support/lottery';
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
const WRONG = ['42027', ...RIGHT.slice(1)];

/** Types a whole result into the dialog and sends it. */
async function enter({ page, words }: OperatorConsole, prizes: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: words.draws.enter, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [at, numbers] of prizes.entries())
    await dialog.getByLabel(words.draws.prize.replace('{{place}}', String(at + 1))).fill(numbers);
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
  await expect(refused).toContainText(/differ in prize 1/);
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
