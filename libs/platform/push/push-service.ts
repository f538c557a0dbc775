import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { BatchLoader } from '../batch/batch-loader.js';
import { Clock } from '../clock/clock.js';
import type { Ready } from '../common/push.js';
import { Events, type SeqRange } from '../events/events.js';
import { emitToAll } from './emit-to-all.js';
import { PersonFeed } from './person-feed.js';
import { SOCKET_BATCHES } from './socket-batches.js';
import { WakeUps } from './wake-ups.js';

/** How many persons are looked up in one query. */
const LOOKUP_SIZE = 1000;
/** Delay before a failed read is retried, in milliseconds. */
const RETRY_MS = 500;

/**
 * Keeps each connected person up to date: at once for commits of this process, otherwise by wake-ups and the stored
 * rows.
 */
@Injectable()
export class PushService {
  private readonly feeds = new Map<string, PersonFeed>();
  /** Persons who may lack events whose wake-ups are not repeated. */
  private readonly behind = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  /** Sockets that connect at the same time, as after an outage, are looked up together. */
  private readonly ranges: BatchLoader<string, SeqRange>;

  constructor(
    private readonly events: Events,
    private readonly clock: Clock,
    wakeUps: WakeUps,
  ) {
    this.ranges = new BatchLoader({ ...SOCKET_BATCHES, load: (persons) => events.ranges(persons) });
    events.onPublished((rows) => {
      for (const row of rows) {
        const feed = this.feeds.get(row.person);
        if (feed && !feed.offer(row)) this.pump(row.person);
      }
    });
    wakeUps.on('person', ({ person, seq }) => {
      if (this.feeds.get(person)?.lacks(seq)) this.pump(person);
    });
    wakeUps.on('moment', ({ person, board, data }) => {
      emitToAll(this.socketsOf(person), board, { at: this.clock.now().toISOString(), data });
    });
    wakeUps.on('gap', () => {
      for (const person of this.feeds.keys()) this.behind.add(person);
      this.catchUpSoon(0);
    });
  }

  /** Greets a socket with `ready`, then sends the events after `lastSeq`, or `resync` if they are unknown. */
  async attach(socket: Socket, person: string | null, lastSeq: unknown): Promise<void> {
    if (person === null) {
      socket.emit('ready', this.ready(0));
      return;
    }
    const feed = this.feeds.get(person) ?? new PersonFeed(person, this.events);
    this.feeds.set(person, feed);
    await feed
      .join(socket, () => this.greet(socket, person, lastSeq))
      .finally(() => this.forgetEmpty(person));
  }

  detach(socket: Socket, person: string): void {
    this.feeds.get(person)?.remove(socket);
    this.forgetEmpty(person);
  }

  /** The sockets of a person in this process. */
  socketsOf(person: string): Socket[] {
    return [...(this.feeds.get(person)?.sockets ?? [])];
  }

  private async greet(socket: Socket, person: string, lastSeq: unknown) {
    const range = await this.ranges.load(person);
    if (!range || socket.disconnected) return null;
    const { head, oldest } = range;
    const known = lastSeq === undefined || lastSeq === null ? head : lastSeq;
    const replayable =
      typeof known === 'number' && Number.isSafeInteger(known) && known >= oldest - 1 && known <= head;
    socket.emit('ready', this.ready(head));
    if (!replayable) socket.emit('resync', this.ready(head));
    return { cursor: replayable ? (known as number) : head, head };
  }

  private forgetEmpty(person: string): void {
    if (this.feeds.get(person)?.empty) this.feeds.delete(person);
  }

  private pump(person: string): void {
    this.feeds
      .get(person)
      ?.pump()
      .catch(() => {
        this.behind.add(person);
        this.catchUpSoon(RETRY_MS);
      });
  }

  private catchUpSoon(wait: number): void {
    this.timer ??= setTimeout(() => void this.catchUp(), wait).unref();
  }

  /** Finds in one query which of many persons have newer events, and reads their feeds. */
  private async catchUp(): Promise<void> {
    const persons = [...this.behind].slice(0, LOOKUP_SIZE);
    for (const person of persons) this.behind.delete(person);
    let wait = 0;
    try {
      for (const { person, head } of await this.events.heads(persons))
        if (this.feeds.get(person)?.lacks(head)) this.pump(person);
    } catch {
      for (const person of persons) this.behind.add(person);
      wait = RETRY_MS;
    }
    this.timer = undefined;
    if (this.behind.size > 0) this.catchUpSoon(wait);
  }

  private ready(seq: number): Ready {
    return { seq, now: this.clock.now().toISOString() };
  }
}
