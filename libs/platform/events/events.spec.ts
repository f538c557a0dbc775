import { z } from 'zod';
import { definePush } from '../common/push.js';
import type { WakeUp, WakeUps } from '../push/wake-ups.js';
import { setUpTestParts } from '../testing/set-up.js';
import { createTestParts } from '../testing/test-parts.js';
import { type EventRow, Events } from './events.js';
import { Outbox } from './outbox.js';

const counted = definePush({
  name: 'test.counted',
  summary: 'test',
  data: z.object({ writer: z.int(), step: z.int() }),
});

const { db, parts } = setUpTestParts();

const seqs = (rows: EventRow[]) => rows.map((row) => row.seq);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const write = (events: Events, person: string, writer: number, steps: number) =>
  parts.database.transaction(async () => {
    for (let step = 0; step < steps; step++) {
      await events.append(counted, person, 'mela', { writer, step });
    }
  });

test('numbers the events of 20 writers to the same persons without gaps, and no reader ever sees a gap', async () => {
  const persons = ['501', '502', '503'];
  const { database, events } = parts;
  let writing = true;
  const reader = (async () => {
    let reads = 0;
    while (writing) {
      for (const person of persons) {
        const seen = seqs(await events.after(person, 0, 1000));
        expect(seen).toEqual(upTo(seen.length));
        reads += 1;
      }
    }
    return reads;
  })();
  const writers = Array.from({ length: 20 }, async (_, writer) => {
    for (let round = 0; round < 5; round++) {
      const order = writer % 2 ? persons : [...persons].reverse();
      await database.transaction(async () => {
        for (let step = 0; step < 2; step++) {
          for (const person of order) {
            await events.append(counted, person, 'mela', { writer, step: 2 * round + step });
          }
        }
      });
    }
  });
  await Promise.all(writers);
  writing = false;
  expect(await reader).toBeGreaterThan(0);
  for (const person of persons) {
    const rows = await events.after(person, 0, 1000);
    expect(seqs(rows)).toEqual(upTo(200));
    for (let writer = 0; writer < 20; writer++) {
      const own = rows.map((row) => row.data as { writer: number; step: number });
      const steps = own.filter((data) => data.writer === writer).map((data) => data.step);
      expect(steps).toEqual(upTo(10).map((step) => step - 1));
    }
  }
});

test('uses up no number in a transaction that is rolled back', async () => {
  const { database, events } = parts;
  await write(events, '510', 1, 2);
  const undone = database.transaction(async () => {
    await events.append(counted, '510', 'mela', { writer: 2, step: 0 });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await write(events, '510', 3, 1);
  expect(seqs(await events.after('510', 0, 10))).toEqual([1, 2, 3]);
  expect(await events.range('510')).toEqual({ head: 3, oldest: 1 });
});

test('publishes events after COMMIT, in order', async () => {
  const events = new Events(parts.database);
  const published: EventRow[] = [];
  events.onPublished((rows) => published.push(...rows));
  await parts.database.transaction(async () => {
    await write(events, '520', 1, 3);
    expect(published).toEqual([]);
  });
  expect(seqs(published)).toEqual([1, 2, 3]);
  expect(published.map((row) => row.data)).toEqual(upTo(3).map((n) => ({ writer: 1, step: n - 1 })));
});

test('runs a listener in the same transaction, which rolls back if it throws', async () => {
  const events = new Events(parts.database);
  events.on(counted, async () => {
    expect(parts.database.inTransaction).toBe(true);
    throw new Error('not so');
  });
  await expect(write(events, '530', 1, 1)).rejects.toThrow('not so');
  expect(await events.range('530')).toEqual({ head: 0, oldest: 1 });
});

test('rejects an event that does not match its schema', async () => {
  const wrong = parts.database.transaction(() =>
    parts.events.append(counted, '540', 'mela', { writer: 1 } as never),
  );
  await expect(wrong).rejects.toThrow(z.ZodError);
});

test('empties the outbox after the wake-up, and the sweep announces events left by a crash', async () => {
  const events = new Events(parts.database);
  const outbox = new Outbox(parts.database, parts.wakeUps, events);
  const announced: string[] = [];
  parts.wakeUps.on('person', ({ person, seq }) => announced.push(`${person} ${seq}`));
  const wakeUp = (text: string) =>
    new Promise<void>((resolve) => {
      if (announced.includes(text)) resolve();
      parts.wakeUps.on('person', ({ person, seq }) => `${person} ${seq}` === text && resolve());
    });
  await write(events, '550', 1, 2);
  await wakeUp('550 2');
  await outbox.onApplicationShutdown();
  expect(await db.query('select 1 from platform.outbox where 550 = any(persons)')).toEqual([]);

  await write(parts.events, '551', 1, 1); // by a process that ended before it announced the event
  await outbox.sweep();
  expect(announced).not.toContain('551 1');
  await db.query(
    `update platform.outbox set written_at = written_at - interval '2 seconds' where 551 = any(persons)`,
  );
  await outbox.sweep();
  await wakeUp('551 1');
  expect(await db.query('select 1 from platform.outbox where 551 = any(persons)')).toEqual([]);
});

test('announces events that are committed at the same moment together, each person once', async () => {
  const events = new Events(parts.database);
  const sent: WakeUp[][] = [];
  const wakeUps = { sendAll: async (some: WakeUp[]) => void sent.push(some) } as unknown as WakeUps;
  const outbox = new Outbox(parts.database, wakeUps, events);
  const row = (person: string, seq: number) => ({ person, seq, name: 'note', at: '', data: {}, outbox: '0' });
  events.publish([row('570', 1)]);
  events.publish([row('570', 2), row('571', 1)]);
  await outbox.onApplicationShutdown();
  expect(sent).toEqual([
    [
      { kind: 'person', person: '570', seq: 2 },
      { kind: 'person', person: '571', seq: 1 },
    ],
  ]);
});

test('deletes outbox rows without waiting for the disk, while all other writes stay durable', async () => {
  const name = new URL(db.url).pathname.slice(1);
  await db.query(`alter database ${name} set synchronous_commit = on`);
  const durable = await createTestParts(db.url);
  const outbox = new Outbox(durable.database, durable.wakeUps, durable.events);
  await durable.database.transaction(() =>
    durable.events.append(counted, '560', 'mela', { writer: 1, step: 1 }),
  );
  await outbox.onApplicationShutdown();
  expect(await db.query('select 1 from platform.outbox where 560 = any(persons)')).toEqual([]);
  const settings = await Promise.all(
    Array.from({ length: 10 }, () => durable.database.query('show synchronous_commit')),
  );
  expect(new Set(settings.map(([row]) => row?.synchronous_commit))).toEqual(new Set(['on']));
  await durable.close();
});
