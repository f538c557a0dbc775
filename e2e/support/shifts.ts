import type { BrowserContext, Page, Route } from '@playwright/test';

interface Shift {
  value: number;
  /** A description of the element that moved. */
  moved: string[];
}

declare global {
  interface Window {
    readShifts: () => Shift[];
  }
}

/** Counts layout shifts on each page of this context from now on, including those right after a click. */
export async function countShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(observe);
}

/** The shifts since the last call. */
export const readShifts = (page: Page): Promise<Shift[]> => page.evaluate(() => window.readShifts());

/** Delays every reply from now on until the page has been painted without it. */
export async function arriveLate(page: Page): Promise<void> {
  const painted = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.route('**/*', async (route: Route) => {
    await painted();
    await route.continue();
  });
}

/** Holds requests whose address matches until they are released. */
export async function holdParts(page: Page, address: RegExp): Promise<{ release: () => void }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

function observe(): void {
  let shifts: { value: number; moved: string[] }[] = [];
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.tagName ?? 'gone'} ${element?.textContent?.slice(0, 40) ?? ''}`;
  };
  const take = (entries: PerformanceEntry[]) => {
    for (const entry of entries as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
      shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)) });
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.readShifts = () => {
    take(observer.takeRecords());
    const read = shifts;
    shifts = [];
    return read;
  };
}
