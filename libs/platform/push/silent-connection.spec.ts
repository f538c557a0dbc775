import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import type { Socket } from 'socket.io';
import { z } from 'zod';
import { definePush } from '../common/push.js';
import { Events } from '../events/events.js';
import { Outbox } from '../events/outbox.js';
import { type BreakableProxy, openBreakableProxy } from '../testing/breakable-proxy.js';
import { setUpTestParts } from '../testing/set-up.js';
import { PostgresWakeUps } from './postgres-wake-ups.js';
import { PushService } from './push-service.js';
import { RedisWakeUps } from './redis-wake-ups.js';
import type { WakeUp, WakeUps } from './wake-ups.js';

const noted = definePush({ name: 'note.written', summary: 'test', data: z.object({ note: z.int() }) });
const redisUrl = process.env.TEST_REDIS_URL;

const { db, parts } = setUpTestParts();

const write = (events: Events, person: string, note: number) =>
  parts.database.transaction(() => events.append(noted, person, 'mela', { note }));
const left = (person: string) => db.query(`select 1 from platform.outbox where ${person} = any(persons)`);

/** An open page of a person, without the network: what it was sent, and a wait for the next message. */
class Page extends EventEmitter {
  readonly seqs: number[] = [];
  readonly disconnected = false;
  readonly conn = { transport: { name: 'test' }, writeBuffer: [] };

  override emit(name: string, message: { seq: number }): boolean {
    if (name === noted.name) this.seqs.push(message.seq);
    return super.emit('sent');
  }

  async until(seq: number): Promise<void> {
    while (!this.seqs.includes(seq)) await new Promise<void>((resolve) => this.once('sent', resolve));
  }
}

async function openPage(push: PushService, person: string): Promise<Page> {
  const page = new Page();
  await push.attach(page as unknown as Socket, person, 0);
  return page;
}

const next = <Kind extends WakeUp['kind']>(wakeUps: WakeUps, kind: Kind) =>
  new Promise<void>((resolve) => wakeUps.on(kind, () => resolve()));

const transports = [
  { name: 'NOTIFY', possible: true, server: () => db.url, open: (url: string) => new PostgresWakeUps(url) },
  {
    name: 'Redis',
    possible: Boolean(redisUrl),
    server: () => redisUrl ?? '',
    open: (url: string) => new RedisWakeUps(url),
  },
];

describe.each(transports)('wake-ups by $name, on a connection that is open and silent', (transport) => {
  const testWhere = transport.possible ? test : test.skip;
  const person = transport.name === 'Redis' ? '601' : '701';
  let line: BreakableProxy;
  let beyond: WakeUps;
  let straight: WakeUps;

  beforeEach(async () => {
    if (!transport.possible) return;
    line = await openBreakableProxy(transport.server());
    [beyond, straight] = await Promise.all([
      transport.open(line.url).connect(),
      transport.open(transport.server()).connect(),
    ]);
  });
  afterEach(async () => {
    if (!transport.possible) return;
    await Promise.all([beyond.close(), straight.close()]);
    await line.close();
    await db.query('delete from platform.outbox');
  });

  testWhere('a feed is read again after two seconds, and the connection made anew', async () => {
    const page = await openPage(new PushService(new Events(parts.database), parts.clock, beyond), person);
    const events = new Events(parts.database);
    const outbox = new Outbox(parts.database, straight, events);
    line.silence();
    const gap = next(beyond, 'gap');
    await write(events, person, 1);
    await outbox.onApplicationShutdown();
    expect(await left(person)).toEqual([]);
    await gap;
    await page.until(1);
    const due = next(beyond, 'due');
    beyond.on('gap', () => straight.send({ kind: 'due' })); // the gap is announced again when it listens again
    await due;
    await write(events, person, 2);
    await page.until(2);
    expect(page.seqs).toEqual([1, 2]);
  });

  testWhere('an outbox row stays until its wake-up was acknowledged', async () => {
    const events = new Events(parts.database);
    const outbox = new Outbox(parts.database, beyond, events);
    const gap = next(beyond, 'gap');
    line.freeze();
    await write(events, `1${person}`, 1);
    await outbox.onApplicationShutdown();
    expect(await left(`1${person}`)).toHaveLength(1);
    await gap;
    await db.query(`update platform.outbox set written_at = written_at - interval '2 seconds'`);
    await expect(outbox.sweep()).rejects.toThrow();
    expect(await left(`1${person}`)).toHaveLength(1);
    const open = next(beyond, 'gap');
    line.mend();
    await open;
    const announced = new Promise<void>((resolve) =>
      straight.on('person', (wakeUp) => wakeUp.person === `1${person}` && resolve()),
    );
    for (;;) {
      const swept = await outbox.sweep().then(
        () => true,
        () => false,
      );
      if (swept) break;
    }
    await announced;
    expect(await left(`1${person}`)).toEqual([]);
  });

  testWhere('the others hear of a gap where wake-ups without a row were not carried', async () => {
    line.freeze();
    beyond.send({ kind: 'board', board: 'score', brand: 'mela' });
    await next(beyond, 'gap');
    const told = next(straight, 'gap');
    line.mend();
    await told;
  });
});

test('reads a feed again after a failed read', async () => {
  const events = new Events(parts.database);
  const push = new PushService(events, parts.clock, parts.wakeUps);
  const page = await openPage(push, '801');
  const reading = jest.spyOn(events, 'after').mockRejectedValueOnce(new Error('away'));
  await write(new Events(parts.database), '801', 1);
  parts.wakeUps.send({ kind: 'person', person: '801', seq: 1 });
  await page.until(1);
  expect(reading).toHaveBeenCalledTimes(2);
});
