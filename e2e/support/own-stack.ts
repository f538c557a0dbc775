import { test as base } from '@playwright/test';
import { startStack } from './start-stack';

/** For stories that kill programs or move the clock: they get a separate stack. */
export const test = base.extend<object, { ownStack: undefined }>({
  ownStack: [
    async ({ browserName: _ }, use) => {
      const end = await startStack();
      await use(undefined);
      await end();
    },
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
});
