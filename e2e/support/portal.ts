import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { identity as arIdentity } from '../../apps/web/src/i18n/ar/identity';
import { site as ar } from '../../apps/web/src/i18n/ar/site';
import { identity as bnIdentity } from '../../apps/web/src/i18n/bn/identity';
import { site as bn } from '../../apps/web/src/i18n/bn/site';
import { identity as enIdentity } from '../../apps/web/src/i18n/en/identity';
import { site as en } from '../../apps/web/src/i18n/en/site';
import type { IdentityPhrases } from '../../apps/web/src/i18n/lazy-phrases';
import type { Phrases } from '../../apps/web/src/i18n/phrases';
import { accessibilityFaults } from './accessibility';
import { stack } from './stack';

/** How a page is opened. Most stories are told in the two languages of the brand. */
export interface Variant<Language = 'BN' | 'EN'> {
  language: Language;
  theme: 'night' | 'paper';
  width: number;
}

export type AnyVariant = Variant<'BN' | 'EN' | 'AR'>;

type Words = Phrases & IdentityPhrases;
const LOCALES = { BN: 'bn', EN: 'en', AR: 'ar-u-nu-latn' };
const WORDS: Record<AnyVariant['language'], Words> = {
  BN: { ...bn, ...bnIdentity },
  EN: { ...en, ...enIdentity },
  AR: { ...ar, ...arIdentity },
};

export const PASSWORD = 'Boishakh-1431';
let count = 0;

/** A visitor of the portal, in the texts of the current language. */
export class Portal {
  readonly words: Words;

  private constructor(
    readonly page: Page,
    readonly variant: AnyVariant,
  ) {
    this.words = WORDS[variant.language];
  }

  /** `path` may include another brand's host. With a token the tab starts with that session. */
  static async open(
    context: BrowserContext,
    variant: AnyVariant,
    path = '/',
    token?: string,
  ): Promise<Portal> {
    const { href: url } = new URL(path, stack().publicUrl);
    const site = new URL('/', url).href;
    await context.addCookies([
      { name: 'lang', value: variant.language, url: site },
      { name: 'theme', value: variant.theme, url: site },
    ]);
    const page = await context.newPage();
    if (token) await page.addInitScript(takeToken, token);
    await page.setViewportSize({ width: variant.width, height: variant.width < 768 ? 640 : 900 });
    const portal = new Portal(page, variant);
    portal.watch();
    await page.goto(url);
    return portal;
  }

  /** Waits until React has hydrated this element, so that it handles clicks. */
  async hydrated(element: Locator): Promise<void> {
    const isMarked = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'));
    await expect.poll(() => element.evaluate(isMarked)).toBe(true);
  }

  get phone(): boolean {
    return this.variant.width < 768;
  }

  /** The balance as a screen reader gets it, in the digits of the language. */
  get balance(): Locator {
    return this.page.getByRole('status').filter({ hasText: this.words.shell.balance }).first();
  }

  /** An amount as this language writes it. */
  amount(value: number): string {
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    return value.toLocaleString(LOCALES[this.variant.language], digits);
  }

  /** A whole number as this language writes it. */
  number(value: number): string {
    return value.toLocaleString(LOCALES[this.variant.language]);
  }

  /** A text of digits as a field shows it. */
  digits(text: string): string {
    return text.replace(/\d/g, (digit) => this.number(Number(digit)));
  }

  async register(account = newAccount()): Promise<string> {
    const { page, words } = this;
    await page.goto(`${stack().publicUrl}/register`);
    await page.getByLabel(words.field.username, { exact: false }).fill(account);
    await page.getByLabel(words.field.password, { exact: false }).first().fill(PASSWORD);
    await page.getByLabel(words.field.confirmPassword, { exact: false }).fill(PASSWORD);
    await page.getByRole('checkbox').nth(0).check();
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: words.registration.submit }).click();
    await page.getByRole('button', { name: words.welcome.later }).click();
    await expect(this.balance).toContainText(this.amount(0));
    return account;
  }

  /** Logs out by the member menu, which is a page on a phone; `asked` checks the confirmation in between. */
  async logOut(asked?: () => Promise<void>): Promise<void> {
    const { page, words } = this;
    if (this.phone) await page.getByRole('link', { name: words.shell.me, exact: true }).click();
    else await page.getByRole('button', { name: words.shell.menu }).click();
    await page.getByRole('button', { name: words.shell.logout }).click();
    const question = page.getByRole('dialog', { name: words.shell.logoutTitle });
    await expect(question).toBeVisible();
    await asked?.();
    await question.getByRole('button', { name: words.shell.logout }).click();
    await expect(page.getByRole('link', { name: words.shell.login }).first()).toBeVisible();
  }

  /** Orders a deposit and returns the bank's page. */
  async orderDeposit(preset: string): Promise<Page> {
    const { page, words } = this;
    await page.locator('a[href="/member/deposit"]:visible').first().click();
    await page.getByRole('button', { name: preset, exact: true }).click();
    const [bank] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: words.deposit.submit }).click(),
    ]);
    await bank.waitForURL(/\/bank\/pay/);
    return bank;
  }

  /** On a phone they lie over the page. One may leave by itself before it is pressed. */
  async dismissToasts(): Promise<void> {
    await expect(async () => {
      const close = this.page.getByRole('button', { name: this.words.notice.dismiss });
      for (const button of await close.all()) await button.click({ timeout: 1000 });
      await expect(close).toHaveCount(0, { timeout: 100 });
    }).toPass();
  }

  async expectAccessible(): Promise<void> {
    expect(await accessibilityFaults(this.page)).toEqual([]);
  }

  /** The page is accessible, and fits the width of the screen. */
  async expectSound(): Promise<void> {
    await this.expectAccessible();
    await this.expectNoSidewaysScroll();
  }

  async expectNoSidewaysScroll(): Promise<void> {
    expect(
      await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }

  /** No violation of the content security policy, and no uncaught error. */
  private watch(): void {
    this.page.on('pageerror', (error) => {
      throw new Error(`the page threw: ${error.message}`);
    });
    this.page.on('console', (message) => {
      if (/Content Security Policy|Hydration|hydrat/i.test(message.text())) throw new Error(message.text());
    });
  }
}

/** The next page does not restore a session that was logged out. */
function takeToken(token: string): void {
  if (/\bmember=/.test(document.cookie)) sessionStorage.setItem('token', token);
}

export function newAccount(): string {
  count += 1;
  return `story${process.pid.toString(36)}${Date.now().toString(36).slice(-5)}${count}`.slice(0, 20);
}

/** Blocks GETs of data on this page, so that only pushes can change it. Its code still loads. */
export async function blockGets(page: Page): Promise<void> {
  await page.route(/\/(wps|lgw|lotto)\//, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
}
