import { expect, type Locator } from '@playwright/test';
import pg from 'pg';
import type { Portal } from './portal';
import { stack } from './stack';

const PAYMENT_PASSWORD = 'pay-2468';
let accounts = 0;

/** What a member does to get money out, on the pages. */
export class Payee {
  constructor(private readonly portal: Portal) {}

  /** The dialog that asks; notices are dialogs to a screen reader too, and are left out. */
  get question(): Locator {
    return this.portal.page.getByRole('dialog', { name: this.portal.words.receipt.title, exact: true });
  }

  /** Brings in 1000 and plays it once, as the turnover demands. */
  async fill(account: string): Promise<void> {
    const { portal } = this;
    const bank = await portal.orderDeposit(portal.variant.language === 'BN' ? '৳১,০০০' : '৳1,000');
    await bank.locator('form[action$="/pay"] button').click();
    await portal.page.bringToFront();
    await expect(portal.balance).toContainText(portal.amount(1000));
    const database = new pg.Client({ connectionString: stack().databaseUrl });
    await database.connect();
    const member = 'select id from identity.member where account = $1';
    await database.query(`update ledger.turnover set staked = required where member = (${member})`, [
      account,
    ]);
    await database.end();
  }

  /** Sets the payment password and adds an account, both where the withdrawal asks for them. */
  async prepare(): Promise<void> {
    const { page, words } = this.portal;
    await this.open();
    await page.getByRole('button', { name: words.withdrawal.setPassword }).click();
    const password = page.getByRole('dialog', { name: words.security.setTitle });
    await this.portal.expectAccessible();
    await password.getByLabel(words.security.newPassword).first().fill(PAYMENT_PASSWORD);
    await password.getByLabel(words.security.confirmPassword).fill(PAYMENT_PASSWORD);
    await password.getByRole('button', { name: words.security.save }).click();
    await expect(password).toBeHidden();
    await page.getByRole('button', { name: words.withdrawal.addAccount }).click();
    const account = page.getByRole('dialog', { name: words.security.addTitle });
    await this.portal.expectAccessible();
    await account.getByLabel(words.security.bank, { exact: false }).first().fill('Demo Bank');
    await account.getByLabel(words.security.number).fill(newNumber());
    await account.getByLabel(words.security.holder).fill('Demo Member');
    await account.getByLabel(words.security.paymentPassword).first().fill(PAYMENT_PASSWORD);
    await account.getByRole('button', { name: words.security.add }).click();
    await expect(account).toBeHidden();
  }

  /** Gives the id of the order. */
  async order(amount: string): Promise<string> {
    const { page, words } = this.portal;
    await page.getByLabel(words.withdrawal.amount).first().fill(amount);
    await page.getByLabel(words.withdrawal.paymentPassword).first().fill(PAYMENT_PASSWORD);
    await page.getByRole('button', { name: words.withdrawal.submit }).click();
    await expect(page.getByText(words.withdrawal.sayRequested)).toBeVisible();
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  }

  private async open(): Promise<void> {
    const { page } = this.portal;
    if (this.portal.phone) await page.locator('a[href="/member"]:visible').click();
    await page.locator('a[href="/member/withdraw"]:visible').first().click();
  }
}

function newNumber(): string {
  accounts += 1;
  return `BD${process.pid}${Date.now()}${accounts}`;
}
