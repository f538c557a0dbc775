import type { TestApi } from './test-program.js';

const clockOf = async ({ client }: TestApi) =>
  Date.parse((JSON.parse((await client.get('/dev/api/clock')).text) as { now: string }).now);

/** Moves the test clock by milliseconds, and waits until each of these processes knows it by a wake-up. */
export async function advanceTogether(apis: TestApi[], milliseconds: number): Promise<void> {
  const [first, ...others] = apis;
  if (!first) return;
  await first.advance(milliseconds);
  for (const other of others)
    while (Math.abs((await clockOf(other)) - (await clockOf(first))) > milliseconds / 2);
}
