import fs from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { operations as bn } from '../../apps/web/src/i18n/bn/operations';
import { operations as en } from '../../apps/web/src/i18n/en/operations';
import { stack } from './stack';

interface Account {
  account: string;
  password: string;
  totpSecret: string;
}

const OPERATORS = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../../brands/mela/demo-operators.json'), 'utf8'),
) as Account[];
/** A code is good for one log-in, and the next one comes half a minute later. */
const LOGIN_WITHIN_MS = 60_000;

/** What an operator does at the desk of withdrawals, in a browser of the own. */
export class OperatorDesk {
  private constructor(
    readonly page: Page,
    readonly words: typeof en,
  ) {}

  static async open(browser: Browser, account: string, language: 'BN' | 'EN'): Promise<OperatorDesk> {
    const url = stack().publicUrl;
    const context = await browser.newContext();
    await context.addCookies([{ name: 'lang', value: language, url }]);
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${url}/ops`);
    const desk = new OperatorDesk(page, language === 'BN' ? (bn as unknown as typeof en) : en);
    await desk.logIn(account);
    return desk;
  }

  /** Opens the case, takes it, and lets the money go. */
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

  /** Sends all of the rest of the open case. */
  async payOut(reference: string): Promise<void> {
    const { words } = this;
    await this.act(words.move.distribute);
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(words.withdrawal.reference).fill(reference);
    await dialog.getByRole('button', { name: words.move.distribute }).click();
    await expect(dialog).toBeHidden();
  }

  /** A move that asks once more. */
  async confirm(id: string, move: keyof typeof en.move): Promise<void> {
    await this.show(id);
    await this.act(this.words.move[move]);
    const dialog = this.page.getByRole('dialog');
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

  private async logIn(name: string): Promise<void> {
    const { page, words } = this;
    const found = OPERATORS.find(({ account }) => account === name);
    if (!found) throw new Error(`there is no operator ${name}`);
    await page.getByLabel(words.login.account).fill(name);
    await page.getByLabel(words.login.password).first().fill(found.password);
    await expect(async () => {
      const code = new TOTP({ secret: Secret.fromBase32(found.totpSecret) });
      await page.locator('input[autocomplete="one-time-code"]').first().fill(code.generate());
      await page.getByRole('button', { name: words.login.submit }).click();
      await expect(page.getByRole('navigation', { name: words.nav })).toBeVisible({ timeout: 4000 });
    }).toPass({ timeout: LOGIN_WITHIN_MS, intervals: [6000] });
  }
}
