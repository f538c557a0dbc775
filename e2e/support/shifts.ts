import type { BrowserContext, Page, Route } from '@playwright/test';

interface Shift {
  value: number;
  /** What moved, as a person would look for it. */
  moved: string[];
}

declare global {
  interface Window {
    readShifts: () => Shift[];
  }
}

/** From now on each page of this context counts what moves on it, also right after a press. */
export async function countShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(observe);
}

/** What has moved since it was read last. */
export const readShifts = (page: Page): Promise<Shift[]> => page.evaluate(() => window.readShifts());

/** Whatever the page asks for from now on arrives after the page has been painted without it. */
export async function arriveLate(page: Page): Promise<void> {
  const painted = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.route('**/*', async (route: Route) => {
    await painted();
    await route.continue();
  });
}

/** Parts whose address fits stay on their way until they are released. */
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
