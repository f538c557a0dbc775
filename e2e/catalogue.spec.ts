import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility';
import { query } from './support/database';
import { dialogOf } from './support/dialog';
import { OperatorConsole } from './support/operator-console';
import { Portal } from './support/portal';

/** No other story plays it. */
const GAME = 'Rain Plinko';

test('an operator reads a vendor’s list and accepts a game that is back, which a guest’s open page shows', async ({
  context,
  browser,
}) => {
  await query(
    `update games.title set withdrawn_at = now() where brand = 'mela' and game_code = 'rain-plinko'`,
  );
  const guest = await Portal.open(context, { language: 'EN', theme: 'night', width: 360 }, '/rng');
  await expect(guest.page.getByText('Night Bazaar').first()).toBeVisible();
  await expect(guest.page.getByText(GAME)).toHaveCount(0);

  const { page, words } = await OperatorConsole.open(browser, 'operator1', 'EN');
  const { catalogue } = words;
  await page.getByRole('link', { name: catalogue.title }).click();
  const studio = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Studio', exact: true }) })
    .last();
  await studio.getByRole('button', { name: catalogue.readNow }).click();
  // The brand's file has what the studio lists; what the worker found before is over.
  await page.goto(new URL('/ops/catalogue/changes?state=open', page.url()).href);
  await expect(page.getByRole('row').filter({ hasText: 'Studio' })).toHaveCount(1);
  await page.getByRole('row', { name: new RegExp(`${GAME}.*${catalogue.kinds.returned}`) }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: catalogue.accept, exact: true }).click();
  await dialogOf(page).getByRole('button', { name: catalogue.accept }).click();
  await expect(page.getByText(catalogue.accepted)).toBeVisible();
  await expect(guest.page.getByText(GAME).first()).toBeVisible();
});
