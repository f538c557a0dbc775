import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility';
import { stack } from './support/stack';

const SERVER_SEED = '0123456789abcdef'.repeat(4);
const SALT = '00000000000000000001e08b7fd44f95e3e950ac65650a8031a6d5e1750e34be';
const HASH = '94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44';

/** Opens a page of the studio; nothing there may break its content policy or throw. */
async function open(context: BrowserContext, path: string, width = 1440): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw new Error(`the page threw: ${error.message}`);
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) throw new Error(message.text());
  });
  await page.setViewportSize({ width, height: width < 768 ? 640 : 900 });
  await page.goto(stack().sandboxUrl + path);
  return page;
}

async function expectWellMade(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

/** On every screen the flight is drawn in a box that overlaps no text and no control. */
async function expectFlightApart(page: Page): Promise<void> {
  const written = page.getByTestId('figure').or(page.getByRole('listitem')).or(page.getByRole('button'));
  for (const [width, height] of [
    [360, 640],
    [768, 900],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const flight = await boxOf(page.getByTestId('flight'));
    expect(flight.height).toBeGreaterThanOrEqual(120);
    for (const one of await written.all()) {
      const box = await boxOf(one);
      const apart =
        box.x >= flight.x + flight.width ||
        flight.x >= box.x + box.width ||
        box.y >= flight.y + flight.height ||
        flight.y >= box.y + box.height;
      expect(apart, `${await one.textContent()} at ${width}`).toBe(true);
    }
  }
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('not on the screen');
  return box;
}

/** An amount of the page in minor units. */
async function balanceOf(page: Page): Promise<number> {
  const text = (await page.getByTestId('balance').textContent()) ?? '';
  return Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a round is verified with the network off', async ({ context }) => {
  const page = await open(context, '/games/verify?lang=en&theme=paper', 360);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Studio’s seed', { exact: true }).fill(SERVER_SEED);
  await page.getByLabel('Your seed').fill('player-seed');
  await page.getByLabel('Bet number, from 0').fill('1');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByTestId('finding')).toHaveText('33.03');
  await page.getByRole('radio', { name: 'Wheel' }).check();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByTestId('finding')).toHaveText('12');
  await page.getByRole('radio', { name: 'Crash' }).check();
  await page.getByLabel('Round hash').fill(HASH);
  await page.getByLabel('Salt').fill(SALT);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByTestId('finding')).toHaveText('10.91×');
  await expectWellMade(page);
});

test('dice: a roll by the space bar is the one that its revealed seeds give', async ({ context }) => {
  const page = await open(context, '/studio/demo/river-dice?lang=en&theme=night');
  const before = await balanceOf(page);
  await expect(page.getByRole('button', { name: 'Roll' })).toBeEnabled();
  await page.keyboard.press('Space');
  const said = page.getByText(/^Rolled [\d.]+\./);
  await expect(said).toBeAttached();
  const [, roll] = /Rolled ([\d.]+)\./.exec((await said.textContent()) ?? '') ?? [];
  expect(await balanceOf(page)).not.toBe(before);
  await page.getByRole('button', { name: 'Fair play' }).click();
  const drawer = page.getByRole('dialog', { name: 'Fair play' });
  await expect(drawer.getByText('Can be verified after the seeds are changed')).toBeVisible();
  await drawer.getByRole('button', { name: 'Change seeds' }).click();
  const [proof] = await Promise.all([
    context.waitForEvent('page'),
    drawer.getByRole('link', { name: 'Verify' }).click(),
  ]);
  await expect(proof.getByTestId('finding')).toHaveText(roll ?? 'no roll');
  await expect(
    proof.getByText('The studio’s seed is the one whose hash was shown before play.'),
  ).toBeVisible();
  await expectWellMade(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Fair play' })).toBeFocused();
});

for (const [game, title] of [
  ['lantern-reels', 'লণ্ঠন রিলস'],
  ['night-bazaar', 'রাতের বাজার'],
  ['mango-grove', 'আমবাগান'],
]) {
  test(`${game}: a spin settles on what the studio answered`, async ({ context }) => {
    const page = await open(context, `/studio/demo/${game}?lang=bn&theme=paper`, 360);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const answered = page.waitForResponse((reply) => reply.url().endsWith('/slot/spin'));
    await page.getByRole('button', { name: 'ঘোরান', exact: true }).click();
    const { window: shown } = (await (await answered).json()) as { window: string[][] };
    await expect(page.getByRole('button', { name: 'ঘোরান', exact: true })).toBeEnabled();
    const { rows, reels } = { rows: 3, reels: shown.length };
    expect(reels * rows).toBe(shown.flat().length);
    await expect(page.locator('[data-symbol]')).toHaveCount(reels * rows);
    expect(
      await page
        .locator('[data-symbol]')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-symbol'))),
    ).toEqual(shown.flat());
    await expectWellMade(page);
  });
}

test('the kite: who comes back after a reload is still in the round, and can take the money', async ({
  context,
}) => {
  const page = await open(context, '/studio/demo/sky-kite?lang=en&theme=night');
  const take = page.getByRole('button', { name: /^Cash out ৳/ });
  // A string may break at once; then the next round is played.
  await expect(async () => {
    await page.getByRole('button', { name: 'Place bet' }).click({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Bet placed' })).toBeVisible();
    await page.reload();
    await expect(take).toBeEnabled({ timeout: 10_000 });
    await take.click();
    await expect(page.getByText(/^Cashed out ৳[\d.]+ at [\d.]+×$/)).toBeVisible();
  }).toPass({ timeout: 170_000 });
  await expectFlightApart(page);
  await expectWellMade(page);
});

test('a line that is cut is said, and restored without a reload', async ({ context }) => {
  const page = await open(context, '/studio/demo/river-dice?lang=en');
  await expect(page.getByRole('button', { name: 'Roll' })).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByText('Connection lost.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Roll' })).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Roll' })).toBeEnabled();
});
