import { type Browser, expect, type Page } from '@playwright/test';
import { stack } from './stack';

/** How long the marked state may take to change on a busy machine, in milliseconds. */
const MARK_TIMEOUT_MS = 30_000;

/** A developer who follows a live row on its chart at `/dev/machines`, in a separate browser. */
export class Follower {
  private constructor(private readonly page: Page) {}

  static async open(browser: Browser, chart: string, id: string): Promise<Follower> {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${stack().publicUrl}/dev/machines/${chart}?follow=${id}`);
    return new Follower(page);
  }

  /** Expects that this is the one marked state, now or soon. */
  async sees(state: string, timeout = MARK_TIMEOUT_MS): Promise<void> {
    await expect(this.page.locator('[data-marked]')).toHaveCount(1, { timeout });
    await expect(this.page.locator('[data-marked]')).toHaveAttribute('data-state', state, { timeout });
  }

  /** All states since it was opened. */
  async saw(states: string[]): Promise<void> {
    const trail = this.page.getByRole('heading', { name: 'States seen' }).locator('+ ol > li');
    await expect(trail).toHaveText(states.map((state) => new RegExp(` ${state}$`)));
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
