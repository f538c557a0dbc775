import { expect, test } from '@playwright/test';
import { site as en } from '../apps/web/src/i18n/en/site';
import { accessibilityFaults } from './support/accessibility';
import { logIn, registerAccount } from './support/login';
import { deposit, openMember } from './support/member';
import { OperatorConsole } from './support/operator-console';
import { PASSWORD, Portal, type Variant } from './support/portal';
import { arriveLate, countShifts, holdParts, readShifts } from './support/shifts';

const desktop = { language: 'EN', theme: 'night', width: 1440 } as const;

test('a guest who wants to deposit logs in and is back at the deposit', {
  tag: ['@guard-member', '@login'],
}, async ({ context }) => {
  const account = await registerAccount();
  const first = await Portal.open(context, desktop, '/member/deposit');
  await first.page.getByLabel(first.words.field.username).fill(account);
  await first.page.getByLabel(first.words.field.password, { exact: false }).first().fill('wrong-password');
  await first.page.getByLabel(first.words.field.password, { exact: false }).first().press('Enter');
  await expect(first.page.getByText(first.words.errors.error_wrong_credentials)).toBeVisible();
  await first.expectAccessible();
  await first.page.getByLabel(first.words.field.password, { exact: false }).first().fill(PASSWORD);
  await first.page.getByLabel(first.words.field.password, { exact: false }).first().press('Enter');
  await expect(first.page.getByRole('heading', { name: first.words.deposit.title })).toBeVisible();
  expect(new URL(first.page.url()).pathname).toBe('/member/deposit');
});

test('two tabs share the session, agree on the balance, and leave together', {
  tag: ['@balance', '@money-buttons', '@account-menu', '@copy-id', '@banners', '@log-out', '@depositv2'],
}, async ({ context }) => {
  const { portal: first } = await openMember(context, desktop);
  const second = await Portal.open(context, desktop);
  await expect(second.balance).toContainText('0.00');

  await test.step('covers the balance, and finds the own account', async () => {
    const { page, words } = first;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: words.shell.hideBalance }).click();
    await expect(first.balance).not.toContainText('0.00');
    await page.getByRole('button', { name: words.shell.showBalance }).click();
    await page.getByRole('button', { name: words.shell.refreshBalance }).click();
    await expect(first.balance).toContainText('0.00');
    await expect(page.locator('header').getByRole('link', { name: words.shell.withdraw })).toBeVisible();
    await page.getByRole('button', { name: words.shell.menu }).click();
    const account = page.locator('header').getByRole('listitem');
    for (const name of [words.bets.title, words.shell.messages, words.shell.security])
      await expect(account.getByRole('link', { name, exact: true })).toBeVisible();
    await page.getByRole('button', { name: words.shell.copyId }).click();
    await expect(page.getByText(words.common.copy_success).last()).toBeVisible();
    await first.expectAccessible();
    await account.getByRole('link', { name: words.shell.menu }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.shell.menu })).toBeVisible();
    await page.goto(new URL('/Home', page.url()).href);
    await page.locator('main').locator('a[href="/member/deposit"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: words.deposit.title })).toBeVisible();
  });

  const bank = await first.orderDeposit('৳200');
  await bank.locator('form[action$="/pay"] button').click();
  await expect(first.balance).toContainText('200.00');
  await expect(second.balance).toContainText('200.00');

  await first.logOut();
  await expect(second.page.getByRole('link', { name: second.words.shell.login }).first()).toBeVisible();
});

test('what the bank refuses is told, and may still be paid', {
  tag: ['@messageV2', '@account-menu'],
}, async ({ context }) => {
  const { portal } = await openMember(context, desktop);
  const bank = await portal.orderDeposit('৳1,000');
  await bank.locator('form[action$="/fail"] button').click();
  await expect(portal.page.getByText(portal.words.deposit.sentence.failed)).toBeVisible();
  await expect(portal.balance).toContainText('0.00');
  await bank.locator('form[action$="/pay"] button').click();
  await expect(portal.balance).toContainText('1,000.00');
  await portal.page.getByRole('button', { name: portal.words.shell.menu }).click();
  await portal.page.getByRole('link', { name: portal.words.shell.messages }).last().click();
  await expect(portal.page.getByText(portal.words.notice.failedTitle).first()).toBeVisible();
  await portal.expectAccessible();
});

const places: [Variant, string][] = [
  [{ language: 'EN', theme: 'night', width: 360 }, '/'],
  [{ language: 'BN', theme: 'paper', width: 360 }, '/member/deposit'],
  [{ language: 'BN', theme: 'night', width: 768 }, '/'],
];
for (const [variant, path] of places) {
  test(`after the log-in nothing shifts, however late it arrives (${variant.language} ${variant.width} ${path})`, async ({
    context,
  }) => {
    const account = await registerAccount();
    await deposit(await logIn(account), '500.00');
    await countShifts(context);
    const portal = await Portal.open(context, variant, path);
    const { page, words } = portal;
    if (path === '/') await page.getByRole('link', { name: words.shell.login }).first().click();
    await page.getByLabel(words.field.username).fill(account);
    await page.getByLabel(words.field.password, { exact: false }).first().fill(PASSWORD);
    await page.waitForLoadState('networkidle');
    await arriveLate(page);
    await readShifts(page);
    await page.keyboard.press('Enter');
    await expect(portal.balance).toContainText(portal.amount(500));
    await page.waitForLoadState('networkidle');
    const shifts = await readShifts(page);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThan(0.05);
  });
}

test('a press on what is not there yet is answered before it comes', async ({ context }) => {
  const portal = await Portal.open(context, { language: 'BN', theme: 'night', width: 360 });
  const { page, words } = portal;
  const held = await holdParts(
    page,
    /assets\/(login-dialog|winners-page|games-sheet|game-dialog|game-scene)-[^/]*\.js/,
  );
  // The pictures of the server's first picture are not taken over yet.
  await page.reload();
  const waiting = page.getByRole('dialog', { name: words.common.loading });
  const entry = page.getByRole('navigation', { name: words.shell.bottomBar });
  await entry.getByRole('button').click();
  await expect(waiting).toBeVisible();
  await waiting.getByRole('button', { name: words.common.close }).click();
  await expect(waiting).toBeHidden();
  await page.locator('button', { hasText: 'Studio' }).first().click();
  await expect(waiting).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(waiting).toBeHidden();
  await page.getByRole('link', { name: words.winners.all }).click();
  await expect(page.getByRole('status').filter({ hasText: words.common.loading })).toBeAttached();
  await entry.getByRole('link', { name: words.shell.login }).click();
  await expect(waiting).toBeVisible();
  await portal.expectSound();
  held.release();
  await expect(page.getByLabel(words.field.username)).toBeVisible();
  await expect(waiting).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(entry.getByRole('link', { name: words.shell.login })).toBeFocused();
});

test('a page that could not be fetched says so and is fetched again; one of a former build is loaded anew', {
  tag: ['@load-failure'],
}, async ({ context }) => {
  const { portal } = await openMember(context, { ...desktop, width: 360 });
  const { page, words } = portal;
  const entry = page.getByRole('navigation', { name: words.shell.bottomBar });
  await expect(portal.balance).toBeVisible();
  const depositPage = /assets\/deposit-page-[^/]*\.js/;
  await page.route(depositPage, (route) => route.abort());
  await entry.getByRole('link', { name: words.shell.deposit }).click();
  await expect(page.getByRole('alert').getByText(words.errors.error_network)).toBeVisible();
  await portal.expectSound();
  await page.unroute(depositPage);
  await page.getByRole('button', { name: words.common.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.deposit.title })).toBeVisible();

  let loadedAnew = false;
  const gone = { status: 404, body: 'no such file' };
  await page.route(/assets\/(index|messages-page)-[^/]*\.js/, (route) =>
    loadedAnew ? route.continue() : route.fulfill(gone),
  );
  page.on('request', (request) => {
    loadedAnew ||= request.isNavigationRequest();
  });
  await entry.getByRole('link', { name: words.shell.messages }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.messages.title })).toBeVisible();
  expect(loadedAnew).toBe(true);
});

test("an operator's page that could not be fetched says so, and is fetched again", async ({ browser }) => {
  const ops = await OperatorConsole.open(browser, 'operator1', 'EN');
  const { page, words } = ops;
  const depositQueue = /ops\/assets\/deposit-queue-page-[^/]*\.js/;
  const failure = page.getByRole('alert').getByText(en.errors.error_network);
  await page.route(depositQueue, (route) => route.abort());
  await page.getByRole('link', { name: words.deposits }).click();
  await expect(failure).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute(depositQueue);
  await page.getByRole('button', { name: en.common.retry }).click();
  await expect(failure).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
