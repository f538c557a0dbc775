import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/find-browser.mjs';

const browser = await findBrowser();

/**
 * The browser stories, on the real stack that `npm start` starts. Those that kill a program or move the clock have a stack
 * of their own, one after another, beside the others: they wait much and take little of the processor.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Generous, for machines at a third of the usual speed: how long things take is measured elsewhere.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  globalSetup: './e2e/support/start-stack.ts',
  use: {
    launchOptions: { executablePath: browser.executablePath, args: browser.args },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    timezoneId: 'Asia/Dhaka',
    // What fades has too little contrast for a moment, and drawing it takes time; stories of the games keep moving.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'faults', testMatch: '**/faults/**', workers: 1 },
    { name: 'stories', testIgnore: '**/faults/**' },
  ],
});
