import path from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = path.join(import.meta.dirname, '../../docs/screenshots');
const ASKED = process.env.SCREENSHOTS === '1';

/**
 * A picture of a whole page for the docs, in English on a desktop alone, and only on request: SCREENSHOTS=1. What the page has in view is as
 * before afterwards.
 */
export async function picture(page: Page, name: string, language: string): Promise<void> {
  const size = page.viewportSize();
  if (!ASKED || language !== 'EN' || !size || size.width < 1024) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(FOLDER, `promotion-${name}.png`), animations: 'disabled' });
  await page.setViewportSize(size);
}
