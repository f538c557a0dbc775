import fs from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { operations as bn } from '../../apps/web/src/i18n/bn/operations';
import { operations as en } from '../../apps/web/src/i18n/en/operations';
import { dialogOf } from './dialog';
import { operatorToken } from './operator-session';
import { stack } from './stack';

interface Account {
  account: string;
  password: string;
  totpSecret: string;
}

type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

const OPERATORS = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../../brands/mela/demo-operators.json'), 'utf8'),
) as Account[];
/** A code is valid for one use, and the next one appears after half a minute. */
const CODE_WITHIN_MS = 60_000;

/** An operator who handles withdrawals, in a separate browser. */
export class OperatorConsole {
  private constructor(
    readonly page: Page,
    readonly words: typeof en,
    private readonly account: Account,
  ) {}

  /** With a session that stands. */
  static async open(browser: Browser, account: string, language: 'BN' | 'EN'): Promise<OperatorConsole> {
    const value = await operatorToken(account);
    const { publicUrl: url } = stack();
    const cookies = ['/ops', '/wps/ops', '/socket.io'].map((path) => ({
      name: 'operator',
      value,
      url: url + path,
    }));
    const opened = await OperatorConsole.begin(browser, account, language, cookies);
    await expect(opened.page.getByRole('navigation', { name: opened.words.nav })).toBeVisible();
    return opened;
  }

  /** By the form, with a one-time code. */
  static async logIn(browser: Browser, account: string, language: 'BN' | 'EN'): Promise<OperatorConsole> {
    const opened = await OperatorConsole.begin(browser, account, language, []);
    await opened.logIn();
    return opened;
  }

  private static async begin(
    browser: Browser,
    account: string,
    language: 'BN' | 'EN',
    cookies: Cookie[],
  ): Promise<OperatorConsole> {
    const url = stack().publicUrl;
    const found = OPERATORS.find((other) => other.account === account);
    if (!found) throw new Error(`there is no operator ${account}`);
    const context = await browser.newContext();
    await context.addCookies([{ name: 'lang', value: language, url }, ...cookies]);
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${url}/ops`);
    return new OperatorConsole(page, language === 'BN' ? (bn as unknown as typeof en) : en, found);
  }

  /** Opens the case, approves it and pays it. */
  async pay(id: string, reference: string): Promise<void> {
    const { words } = this;
    await this.show(id);
    await this.act(words.move.claim);
    await this.act(words.move.approve);
    await this.payOut(reference);
  }

  /** Opens the case and approves it. */
  async approve(id: string): Promise<void> {
    await this.show(id);
    await this.act(this.words.move.approve);
  }

  /** Pays the rest of the open case. */
  async payOut(reference: string): Promise<void> {
    const { words } = this;
    await this.act(words.move.distribute);
    const dialog = dialogOf(this.page);
    await dialog.getByLabel(words.withdrawal.reference).fill(reference);
    await dialog.getByRole('button', { name: words.move.distribute }).click();
    await expect(dialog).toBeHidden();
  }

  /** An action with a confirmation. */
  async confirm(id: string, move: keyof typeof en.move): Promise<void> {
    await this.show(id);
    await this.act(this.words.move[move]);
    const dialog = dialogOf(this.page);
    await dialog.getByRole('button', { name: this.words.move[move] }).click();
    await expect(dialog).toBeHidden();
  }

  async show(id: string): Promise<void> {
    await this.page.goto(`${stack().publicUrl}/ops/withdrawals/${id}`);
    await expect(this.page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }

  private async act(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Loads the page again as it is when the last code is older than ten minutes. */
  async forgetCode(): Promise<void> {
    await this.page.route('**/wps/ops/session', async (route) => {
      const reply = await route.fetch();
      const body = await reply.json();
      await route.fulfill({
        response: reply,
        json: { ...body, value: { ...body.value, elevatedUntil: null } },
      });
    });
    await this.page.reload();
  }

  /** Answers the question for a fresh code. */
  async giveCode(): Promise<void> {
    const { page, words } = this;
    const dialog = page.getByRole('dialog', { name: words.elevation.title });
    await expect(dialog).toBeVisible();
    await this.untilTaken(dialog.getByRole('button', { name: words.elevation.submit }), () =>
      expect(dialog).toBeHidden({ timeout: 4000 }),
    );
  }

  private async logIn(): Promise<void> {
    const { page, words } = this;
    await page.getByLabel(words.login.account).fill(this.account.account);
    await page.getByLabel(words.login.password).first().fill(this.account.password);
    await this.untilTaken(page.getByRole('button', { name: words.login.submit }), () =>
      expect(page.getByRole('navigation', { name: words.nav })).toBeVisible({ timeout: 4000 }),
    );
  }

  private async untilTaken(submit: Locator, taken: () => Promise<void>): Promise<void> {
    await expect(async () => {
      const code = new TOTP({ secret: Secret.fromBase32(this.account.totpSecret) });
      await this.page.locator('input[autocomplete="one-time-code"]').last().fill(code.generate());
      await submit.click();
      await taken();
    }).toPass({ timeout: CODE_WITHIN_MS, intervals: [6000] });
  }
}
