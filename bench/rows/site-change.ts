import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { PortalClient } from '#libs/platform/testing/portal-client';
import { insertOperator, insertSession, operatorHeaders } from '#libs/platform/testing/test-session';
import { defineRow } from '../row.js';
import { percentile } from '../statistics.js';

const PAGES = 50;
/** A board is pushed at most four times a second. */
const BETWEEN_MS = 300;

/** An operator changes a setting at one api; pages that are connected to another one read it again and show it. */
export const siteChange = defineRow<'p99'>({
  id: 'site-change',
  figures: {
    p99: {
      title: "an operator's change of a setting to 50 open pages at another api, p99",
      unit: 'ms',
      goal: { atMost: 300 },
    },
  },
  async product(bench) {
    const portal = await bench.portal();
    const [changing, showing] = [await portal.startApi(), await portal.startApi()];
    const db = {
      query: async <Row>(sql: string, values: unknown[] = []) =>
        (await portal.owner.query(sql, values)).rows as Row[],
    };
    const person = await insertOperator(db, ['setting.read', 'setting.change']);
    const headers = operatorHeaders(await insertSession(db, { person, role: 'operator' }), changing.url);
    const operator = new PortalClient(changing.url);
    const change = async (name: string) => {
      const { body } = await operator.send<{ version: number }>('GET', '/wps/ops/settings', undefined, {
        headers,
      });
      const input = {
        version: body.value?.version,
        changes: [{ path: 'name', value: name }],
        reason: 'measured',
      };
      const sentAt = performance.now();
      const reply = await operator.send('PUT', '/wps/ops/settings', input, { headers, key: randomUUID() });
      if (reply.status !== 200) throw new Error(`the setting was refused: ${reply.body.message}`);
      return sentAt;
    };
    return async () => {
      const pages = await Promise.all(Array.from({ length: PAGES }, () => openPage(showing.url)));
      const waits: number[] = [];
      const until = performance.now() + bench.pace.countMs;
      for (let turn = 0; performance.now() < until || turn === 0; turn += 1) {
        const name = `Mela ${randomUUID().slice(0, 8)}`;
        const shown = Promise.all(pages.map((page) => shows(page, showing.url, name)));
        const sentAt = await change(name);
        for (const at of await shown) waits.push(at - sentAt);
        await pause(BETWEEN_MS);
      }
      for (const page of pages) page.close();
      return { p99: percentile(waits, 0.99) };
    };
  },
});

async function openPage(url: string): Promise<Socket> {
  const page = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  await new Promise((resolve) => page.once('ready', resolve));
  return page;
}

/** Resolves with the moment at which the page has read the new name, as a browser reads it after the push. */
async function shows(page: Socket, url: string, name: string): Promise<number> {
  for (;;) {
    await new Promise((resolve) => page.once('site.changed', resolve));
    const reply = await fetch(`${url}/wps/system/permission`);
    const { value } = (await reply.json()) as { value: { brand: { name: string } } };
    if (value.brand.name === name) return performance.now();
  }
}
