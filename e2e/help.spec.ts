import { expect, test } from '@playwright/test';
import { help as words } from '../apps/web/src/i18n/en/help';
import { OperatorConsole } from './support/operator-console';
import { Portal, type Variant } from './support/portal';

const desktop: Variant = { language: 'EN', theme: 'paper', width: 1440 };
const OTHER = '127.0.0.1';

test('a visitor reads help, goes on at another line, and finds the guide; help changes without a reload', async ({
  context,
  browser,
}) => {
  const operator = await OperatorConsole.open(browser, 'operator2', 'EN');
  const portal = await Portal.open(context, desktop, '/help#term');
  const { page } = portal;
  await expect(page.getByRole('region', { name: 'Terms of this demonstration' })).toBeFocused();

  const menu = page.getByRole('navigation', { name: portal.words.shell.sideMenu, exact: true });
  await menu.getByRole('button', { name: words.lines.title }).click();
  const dialog = page.getByRole('dialog', { name: words.lines.title });
  await expect(dialog.getByText(/\d ms/)).toHaveCount(3);
  await portal.expectAccessible();
  await dialog.getByRole('radio', { name: new RegExp(OTHER.replaceAll('.', '\\.')) }).click();
  await dialog.getByRole('button', { name: words.lines.use }).click();
  await page.waitForURL((url) => url.hostname === OTHER && url.pathname === '/help' && url.hash === '#term');
  await expect.poll(() => new URL(page.url()).search).toBe('');

  await expect(page.getByRole('heading', { name: words.title, exact: true })).toBeVisible();
  await portal.expectSound();
  const { articles } = operator.words;
  await operator.page.goto(new URL('/ops/articles', operator.page.url()).href);
  await operator.page.getByRole('link', { name: /Games/ }).click();
  await operator.page.getByLabel(articles.heading).last().fill('Fair games');
  await operator.page.getByRole('button', { name: articles.save }).click();
  await expect(page.getByRole('heading', { name: 'Fair games' })).toBeVisible();

  await menu.getByRole('link', { name: words.download }).click();
  await page.getByRole('tab', { name: words.platform.android }).click();
  await expect(page.getByRole('heading', { name: 'Install on Android' })).toBeVisible();
});
