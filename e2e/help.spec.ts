import { expect, type Locator, test } from '@playwright/test';
import { help as words } from '../apps/web/src/i18n/en/help';
import { OperatorConsole } from './support/operator-console';
import { Portal, type Variant } from './support/portal';
import { atBlockedBrand, atOtherBrand, LICENCE, POPUP } from './support/scenes';

const desktop: Variant = { language: 'EN', theme: 'paper', width: 1440 };
const OTHER = '127.0.0.1';

test('a visitor reads help, goes on at another line, and finds the guide; help changes without a reload', {
  tag: [
    '@home',
    '@home-alias',
    '@help',
    '@help-term',
    '@helpmc',
    '@help-back',
    '@promotions',
    '@announce',
    '@down',
    '@invalid-url',
    '@scroll-top',
    '@region',
    '@top-navigation',
    '@clock',
    '@guest-header',
    '@side-menu',
    '@lines',
    '@right-bar',
    '@service-button',
    '@service-window',
    '@footer',
    '@vendors',
    '@announcement-popup',
    '@forget-mobile-first',
    '@forget',
  ],
}, async ({ context, browser }) => {
  const operator = await OperatorConsole.open(browser, 'operator2', 'EN');
  const portal = await Portal.open(context, desktop, '/help#term');
  const { page } = portal;
  await expect(page.getByRole('region', { name: 'Terms of this demonstration' })).toBeFocused();

  const menu = page.getByRole('navigation', { name: portal.words.shell.sideMenu, exact: true });
  await menu.getByRole('button', { name: portal.words.shell.lines }).click();
  const dialog = page.getByRole('dialog', { name: portal.words.shell.lines });
  await expect(dialog.getByText(/\d ms/)).toHaveCount(3);
  await portal.expectAccessible();
  await dialog.getByRole('radio', { name: new RegExp(OTHER.replaceAll('.', '\\.')) }).click();
  await dialog.getByRole('button', { name: words.lines.use }).click();
  await page.waitForURL((url) => url.hostname === OTHER && url.pathname === '/help' && url.hash === '#term');
  await expect.poll(() => new URL(page.url()).search).toBe('');

  await expect(page.getByRole('heading', { name: portal.words.shell.help, exact: true })).toBeVisible();
  await portal.expectSound();
  const { articles } = operator.words;
  await operator.page.goto(new URL('/ops/articles', operator.page.url()).href);
  await operator.page.getByRole('link', { name: /Games/ }).click();
  await operator.page.getByLabel(articles.heading).last().fill('Fair games');
  await operator.page.getByRole('button', { name: articles.save }).click();
  await expect(page.getByRole('heading', { name: 'Fair games' })).toBeVisible();

  await menu.getByRole('link', { name: portal.words.shell.download }).click();
  await page.getByRole('tab', { name: words.platform.android }).click();
  await expect(page.getByRole('heading', { name: 'Install on Android' })).toBeVisible();

  await test.step('goes through the menus; each page begins at its top', async () => {
    const { shell, announcements, category, home } = portal.words;
    const link = (menu: Locator, name: string) => menu.getByRole('link', { name, exact: true });
    const title = (name: string) => page.getByRole('heading', { level: 1, name });
    await page.goto(new URL('/helpmc', page.url()).href);
    await expect(title(shell.help)).toBeVisible();
    await page.getByRole('link', { name: words.back }).click();
    await page.waitForURL((url) => url.pathname === '/index');
    await expect(page.getByRole('timer', { name: shell.clock }).first()).toHaveText(
      /\d\d:\d\d:\d\d\s*GMT\+6/,
    );
    await expect(page.getByRole('banner').getByRole('link', { name: shell.login })).toBeVisible();
    const top = page.getByRole('navigation', { name: shell.navigation });
    await expect(page.getByRole('heading', { name: home.hot })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect(page.getByRole('button', { name: words.toTop })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Telegram' })).toBeVisible();
    await link(top, announcements.promotions).click();
    await expect(title(announcements.promotions)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await link(menu, announcements.title).click();
    await expect(title(announcements.title)).toBeVisible();
    // What has no room any more is in the menu at the end: here with as much space between letters as WCAG 1.4.12 has it.
    await page.setViewportSize({ width: 1300, height: 900 });
    await page.evaluate(() => {
      document.body.style.letterSpacing = '0.12em';
    });
    await page.getByRole('button', { name: shell.more }).click();
    await page.getByRole('menuitem', { name: category.FAV }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    await page.keyboard.press('Escape');
    const [service] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .getByRole('complementary', { name: words.quickLinks })
        .getByRole('button', { name: shell.service })
        .click(),
    ]);
    await service.close();
    await expect(page.getByRole('list', { name: shell.vendors })).toContainText('Studio');
    await page.goto(new URL('/no/such/page', page.url()).href);
    await expect(page.getByText(words.invalidAddress)).toBeVisible();
    await page.goto(new URL('/index.html', page.url()).href);
    await expect(title('')).toBeVisible();
    await portal.expectSound();
  });

  await test.step('reads the licence and the popup of another brand, and why a third one is closed', async () => {
    const other = await Portal.open(
      await browser.newContext(),
      { ...desktop, width: 360 },
      atOtherBrand('/'),
    );
    const popup = other.page.getByRole('dialog', { name: other.words.announcements.title });
    await expect(popup.getByRole('heading', { name: POPUP })).toBeVisible();
    await other.expectAccessible();
    await popup.getByRole('button', { name: other.words.common.close }).click();
    await expect(other.page.getByRole('contentinfo')).toContainText(LICENCE.holder);
    await expect(other.page.getByRole('timer', { name: other.words.shell.clock }).last()).toContainText(
      'GMT+5:45',
    );
    await other.page.goto(atOtherBrand('/Forget/'));
    await expect(other.page.getByRole('tab', { selected: true })).toHaveText(other.words.recovery.byMobile);
    const blocked = await Portal.open(other.page.context(), desktop, atBlockedBrand('/'));
    await expect(blocked.page.getByRole('heading', { name: blocked.words.closed.regionTitle })).toBeVisible();
    await expect(blocked.page.getByText(/127\.0\.0\.1|::1/)).toBeVisible();
    await other.page.context().close();
  });
});
