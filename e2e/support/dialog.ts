import type { Locator, Page } from '@playwright/test';

/** The open dialog. A toast has the same role for its five seconds, and is left out: waiting for it to go costs as long. */
export const dialogOf = (page: Page): Locator => page.locator('[role="dialog"]:not([aria-modal="false"])');
