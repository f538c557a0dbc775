import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** It cannot be reached now and was checked before: skipping it saves two thirds of the work. */
const BEHIND_A_DIALOG = '[data-base-ui-inert]';
/** Replaces axe's half megabyte if an earlier check has already injected it. */
const IS_THERE = ';';

/** The violations that axe finds on the page once it stands: each rule, and where it is broken. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // The address changes before a page's script is there; its heading comes with the page.
  await expect(page.locator('h1').first()).toBeAttached();
  const moving = await page.evaluate(() => matchMedia('(prefers-reduced-motion: no-preference)').matches);
  // Elements that fade have too little contrast for a moment.
  if (moving) await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(animationsAreOver);
  const axe = page.frames().length === 1 ? await lookAtOneFrame(page) : look(page);
  const { violations } = await axe.analyze();
  if (moving) await page.emulateMedia({ reducedMotion: 'no-preference' });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

const look = (page: Page, axeSource?: string) =>
  new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] }).exclude(BEHIND_A_DIALOG);

/** axe merges the results of several frames on a separate page; for a single frame that is half of the work. */
async function lookAtOneFrame(page: Page) {
  const isThere = await page.evaluate(() => 'axe' in window);
  return look(page, isThere ? IS_THERE : undefined).setLegacyMode();
}

/** Endless animations continue. */
async function animationsAreOver(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
