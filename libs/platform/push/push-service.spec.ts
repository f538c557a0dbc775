import type { Socket } from 'socket.io';
import type { Clock } from '../clock/clock.js';
import type { EventRow, Events, SeqRange, WrittenEvent } from '../events/events.js';
import { PushService } from './push-service.js';
import { type WakeUp, WakeUps } from './wake-ups.js';

const PERSON = '801';

class LocalHints extends WakeUps {
  async sendAll(wakeUps: WakeUp[]): Promise<void> {
    for (const wakeUp of wakeUps) this.deliver(wakeUp);
  }
  async close(): Promise<void> {}
  protected async sendBeat(): Promise<void> {}
  protected reconnect(): void {}
}

let rows: EventRow[];
let reads: number;
let publish: (written: WrittenEvent[]) => void;
/** Resolves when the sockets' ranges may be read. */
let gate: Promise<void>;
let wakeUps: LocalHints;
let push: PushService;

beforeEach(() => {
  rows = [];
  reads = 0;
  gate = Promise.resolve();
  wakeUps = new LocalHints();
  const events = {
    onPublished: (published: typeof publish) => (publish = published),
    after: async (_: string, afterSeq: number) => {
      reads += 1;
      return rows.filter(({ seq }) => seq > afterSeq);
    },
    ranges: async (persons: string[]) => {
      const range: SeqRange = { head: rows.length, oldest: 1 };
      await gate;
      return new Map(persons.map((person) => [person, range]));
    },
    heads: async () => [{ person: PERSON, head: rows.length }],
  };
  push = new PushService(events as unknown as Events, { now: () => new Date() } as unknown as Clock, wakeUps);
});

function socketOf() {
  const seqs: number[] = [];
  const arrived = new Map<number, () => void>();
  const emit = (name: string, { seq }: { seq: number }) => {
    if (name !== 'note') return;
    seqs.push(seq);
    arrived.get(seq)?.();
  };
  const until = (seq: number) =>
    seqs.includes(seq) ? undefined : new Promise<void>((resolve) => arrived.set(seq, resolve));
  const conn = { transport: { name: 'test' }, writeBuffer: [] };
  return { seqs, until, socket: { emit, conn, disconnected: false } as unknown as Socket };
}

function commit(): WrittenEvent {
  const row = { person: PERSON, seq: rows.length + 1, name: 'note', at: '', data: {}, outbox: '1' };
  rows.push(row);
  return row;
}
const wakeUp = (seq: number) => wakeUps.sendAll([{ kind: 'person', person: PERSON, seq }]);

test('reads nothing for a wake-up about events that the sockets already got', async () => {
  const { socket, seqs } = socketOf();
  await push.attach(socket, PERSON, undefined);
  publish([commit()]);
  await wakeUp(1);
  await wakeUp(0);
  expect(seqs).toEqual([1]);
  expect(reads).toBe(0);
});

test('reads events that another process has written', async () => {
  const { socket, seqs, until } = socketOf();
  await push.attach(socket, PERSON, undefined);
  commit();
  await wakeUp(1);
  await until(1);
  expect(seqs).toEqual([1]);
});

test.each(['published here', 'announced', 'perhaps announced, in a gap'])(
  'sends events that were %s while a socket was looked up',
  async (how) => {
    let letGo = () => {};
    gate = new Promise((resolve) => (letGo = resolve));
    const { socket, until } = socketOf();
    const attached = push.attach(socket, PERSON, undefined);
    await new Promise((resolve) => setImmediate(resolve)); // the range is read now
    const row = commit();
    if (how === 'published here') publish([row]);
    else if (how === 'announced') await wakeUp(1);
    else await wakeUps.sendAll([{ kind: 'gap' }]);
    letGo();
    await attached;
    await until(1);
  },
);

test('forgets a person whose socket was closed while it was looked up', async () => {
  let letGo = () => {};
  gate = new Promise((resolve) => (letGo = resolve));
  const { socket } = socketOf();
  const attached = push.attach(socket, PERSON, undefined);
  Object.assign(socket, { disconnected: true });
  push.detach(socket, PERSON);
  letGo();
  await attached;
  expect(push.socketsOf(PERSON)).toEqual([]);
  commit();
  await wakeUp(1);
  expect(reads).toBe(0);
});
