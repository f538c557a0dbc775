import type { Watched } from '../checks/notices.js';
import type { Stack } from '../stack/stack.js';
import { waitUntil } from './concurrency.js';
import type { Customer } from './customer.js';
import { LiveClient, sequencerOf } from './live-client.js';

/** Opens a page for each customer at that address, and waits until all are connected. */
export async function openPages(stack: Stack, url: string, customers: Customer[]): Promise<Watched[]> {
  const Sequence = await sequencerOf(stack.buildFolder);
  const pages = customers.map(({ id, token }) => ({
    person: id,
    client: new LiveClient(url, token, 0, Sequence),
    from: 0,
  }));
  if ((await waitUntil(() => pages.every(({ client }) => client.isConnected), 15_000)) === null)
    throw new Error('the pages do not get connected');
  return pages;
}
