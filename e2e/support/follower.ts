import { type Browser, expect, type Page } from '@playwright/test';
import { stack } from './stack';

/** How long a mark may take to move, in milliseconds: at once, and more on a busy machine. */
const AT_ONCE = 5000;

/** Somebody who builds Mela and follows a live thing on its chart, in a browser of the own. */
export class Follower {
  private constructor(private readonly page: Page) {}

  static async open(browser: Browser, chart: string, id: string): Promise<Follower> {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${stack().publicUrl}/dev/machines/${chart}?follow=${id}`);
    return new Follower(page);
  }

  /** The one state that is marked; where it was not there before, it comes at once. */
  async sees(state: string, timeout = AT_ONCE): Promise<void> {
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
