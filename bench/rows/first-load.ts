import fs from 'node:fs';
import path from 'node:path';
import type { FirstLoadFigures, FirstLoadInput } from '../clients/first-load.js';
import { QUICK } from '../pace.js';
import { type Count, defineRow } from '../row.js';
import { webOf } from '../web-build.js';
import type { Workbench } from '../workbench.js';

const LOADS = 3;
type Key = keyof FirstLoadFigures;

/**
 * The first visit of a guest with a cheap phone on a slow connection. The anchor is the same page without its scripts.
 */
export const firstLoad = defineRow<Key>({
  id: 'first-load',
  figures: {
    largestPaint: { title: 'first load of home, largest paint', unit: 'ms', goal: { ratioAtMost: 1.3 } },
    blocked: { title: 'first load of home, total blocking time', unit: 'ms', goal: { atMost: 200 } },
    shift: { title: 'first load of home, layout shift', unit: '', goal: { atMost: 0.01 } },
  },
  async product(bench) {
    await webOf(bench);
    const { port } = await (await bench.portal()).startApi();
    return countAt(bench, port);
  },
  async anchor(bench) {
    const { folder, buildFolder } = bench.machine;
    const api = await (await bench.portal()).startApi();
    const page = await (await fetch(`http://localhost:${api.port}/`)).text();
    await api.end();
    const file = path.join(folder, 'home-without-scripts.html');
    fs.writeFileSync(file, withoutScripts(page));
    const assets = path.join(buildFolder, 'dist', 'web', 'assets');
    const { port } = await bench.startAnchor('anchors/first-load', { PAGE_FILE: file, ASSETS: assets });
    return countAt(bench, port);
  },
});

async function countAt(bench: Workbench, port: number): Promise<Count<Key>> {
  const browser = await bench.machine.findBrowser();
  const input: FirstLoadInput = { port, browser, loads: bench.pace === QUICK ? 1 : LOADS };
  return () => bench.task<FirstLoadFigures>('clients/first-load', input);
}

/** Keeps the page's initial data, which is not a script and part of the load. */
const withoutScripts = (page: string): string =>
  page
    .replace(/<script(?! type="application\/json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
