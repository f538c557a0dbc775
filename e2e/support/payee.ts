import { type BrowserContext, expect, type Locator } from '@playwright/test';
import { openMember } from './member';
import type { Portal, Variant } from './portal';

const PAYMENT_PASSWORD = 'pay-2468';
let accounts = 0;

/** A member who withdraws money, on the pages. */
export class Payee {
  constructor(readonly portal: Portal) {}

  /** The receipt dialog. Toasts have the role of a dialog too, and are excluded. */
  get question(): Locator {
    return this.portal.page.getByRole('dialog', { name: this.portal.words.receipt.title, exact: true });
  }

  /** A new member on the withdrawal page, with 1,000 whose turnover is met. */
  static async open(context: BrowserContext, variant: Variant): Promise<Payee> {
    const scene = { path: '/member/withdraw', amount: '1000.00', played: true };
    const { portal } = await openMember(context, variant, scene);
    return new Payee(portal);
  }

  /** Sets the payment password and adds a bank account, from the withdrawal page. */
  async prepare(): Promise<void> {
    const { page, words } = this.portal;
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

  /** Fills in the form, and sends it. */
  async ask(amount: string): Promise<void> {
    const { page, words } = this.portal;
    await page.getByLabel(words.withdrawal.amount).first().fill(amount);
    await page.getByLabel(words.withdrawal.paymentPassword).first().fill(PAYMENT_PASSWORD);
    await page.getByRole('button', { name: words.withdrawal.submit }).click();
  }

  /** Returns the id of the order. */
  async order(amount: string): Promise<string> {
    const { page, words } = this.portal;
    await this.ask(amount);
    await expect(page.getByText(words.withdrawal.sentence.requested)).toBeVisible();
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  }
}

function newNumber(): string {
  accounts += 1;
  return `BD${process.pid}${Date.now()}${accounts}`;
}
