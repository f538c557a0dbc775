import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Nobody reaches it now, and it was looked at before: leaving it out is two thirds of the work. */
const BEHIND_A_DIALOG = '[data-base-ui-inert]';
/** In place of axe's half a megabyte, where a look before this one left it. */
const IS_THERE = ';';

/** What axe finds wrong on the page as it stands: a rule, and where it is broken. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const moving = await page.evaluate(() => matchMedia('(prefers-reduced-motion: no-preference)').matches);
  // What fades has too little contrast for a moment.
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

/** What several frames gave is put together on a page of its own: for a single frame that is half of the work. */
async function lookAtOneFrame(page: Page) {
  const isThere = await page.evaluate(() => 'axe' in window);
  return look(page, isThere ? IS_THERE : undefined).setLegacyMode();
}

/** Those without an end go on. */
async function animationsAreOver(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
