import type { EntryType, PerformanceEntry } from 'node:perf_hooks';
import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { percentile } from '../statistics.js';
import { serveTask } from './serve-task.js';

export interface FirstLoadInput {
  port: number;
  browser: Pick<LaunchOptions, 'executablePath' | 'args'>;
  /** The figures are the medians of this many loads. */
  loads: number;
}

export interface FirstLoadFigures {
  /** When the largest text or picture was painted, in milliseconds after the start of the navigation. */
  largestPaint: number;
  /** The time of long tasks after the first paint beyond 50 ms each, added up, in milliseconds. */
  blocked: number;
  /** The layout shift, as the Layout Instability API scores it. */
  shift: number;
}

/** Lighthouse's slow 4G, and a processor four times as slow as this one. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** A page counts as loaded after this long without a request or a long task, in milliseconds. */
const QUIET_MS = 2000;
const LOADED_WITHIN_MS = 60_000;

/** First visits of guests with a phone: an empty cache for each. */
async function load({ port, browser: options, loads }: FirstLoadInput): Promise<FirstLoadFigures> {
  const url = `http://localhost:${port}/`;
  await (await fetch(url)).text(); // makes the server render the page before the measurement
  const browser = await chromium.launch(options);
  const figures: FirstLoadFigures[] = [];
  for (let count = 0; count < loads; count++) {
    const context = await browser.newContext(PHONE);
    figures.push(await measured(await context.newPage(), url));
    await context.close();
  }
  await browser.close();
  const of = (key: keyof FirstLoadFigures) =>
    percentile(
      figures.map((figure) => figure[key]),
      0.5,
    );
  return { largestPaint: of('largestPaint'), blocked: of('blocked'), shift: of('shift') };
}

async function measured(page: Page, url: string): Promise<FirstLoadFigures> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', NETWORK);
  await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe);
  page.setDefaultTimeout(LOADED_WITHIN_MS);
  const reply = await page.goto(url, { waitUntil: 'networkidle' });
  if (reply?.status() !== 200) throw new Error(`home was answered ${reply?.status()}`);
  await page.waitForFunction(isQuiet, QUIET_MS);
  const { firstPaint, largestPaint, tasks, shift } = await page.evaluate(
    () => (globalThis as unknown as Observed).seen,
  );
  if (largestPaint === 0) throw new Error('home showed nothing');
  const beyond = tasks.map(({ at, ms }) => Math.max(0, Math.min(ms, at + ms - firstPaint) - 50));
  return { largestPaint, blocked: beyond.reduce((sum, ms) => sum + ms, 0), shift };
}

interface Seen {
  firstPaint: number;
  largestPaint: number;
  tasks: { at: number; ms: number }[];
  shift: number;
  /** The end of the last long task or request. */
  lastWork: number;
}

/** Where the page stores it. */
interface Observed {
  seen: Seen;
}

/** Runs in the page, and cannot use anything of this file. */
function isQuiet(quietMs: number): boolean {
  return performance.now() - (globalThis as unknown as Observed).seen.lastWork > quietMs;
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, tasks: [], shift: 0, lastWork: 0 };
  Object.assign(globalThis, { seen });
  const each = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type: type as EntryType, // Node's types only know Node's entry types
      buffered: true,
    });
  const worked = ({ startTime, duration }: PerformanceEntry) => {
    seen.lastWork = Math.max(seen.lastWork, startTime + duration);
  };
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  each('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  each('longtask', (entry) => {
    seen.tasks.push({ at: entry.startTime, ms: entry.duration });
    worked(entry);
  });
  each('resource', worked);
  each('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as unknown as { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) seen.shift += value;
  });
}

serveTask(load);
