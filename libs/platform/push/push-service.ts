import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { Clock } from '../clock/clock.js';
import type { Ready } from '../common/push.js';
import { Events } from '../events/events.js';
import { Hints } from './hints.js';
import { PersonFeed } from './person-feed.js';

/** How many persons are looked up in one question. */
const LOOK_UP = 1000;
/** How long after a failed reading it is tried again, in milliseconds. */
const RETRY_MS = 500;

/** Keeps each connected person current: at once from this process's commits, else from hints and the rows. */
@Injectable()
export class PushService {
  private readonly feeds = new Map<string, PersonFeed>();
  /** Persons who may lack events that no hint will tell of any more. */
  private readonly behind = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly events: Events,
    private readonly clock: Clock,
    hints: Hints,
  ) {
    events.onPublished((rows) => {
      for (const row of rows) {
        const feed = this.feeds.get(row.person);
        if (feed && !feed.offer(row)) this.pump(row.person);
      }
    });
    hints.on('person', ({ person }) => this.pump(person));
    hints.on('gap', () => {
      for (const person of this.feeds.keys()) this.behind.add(person);
      this.catchUpSoon(0);
    });
  }

  /** Greets a socket with `ready`, then sends what came after `lastSeq`, or `resync` where that cannot be told. */
  async attach(socket: Socket, person: string | null, lastSeq: unknown): Promise<void> {
    if (person === null) {
      socket.emit('ready', this.ready(0));
      return;
    }
    const { head, oldest } = await this.events.range(person);
    if (socket.disconnected) return;
    const known = lastSeq === undefined || lastSeq === null ? head : lastSeq;
    const replayable =
      typeof known === 'number' && Number.isSafeInteger(known) && known >= oldest - 1 && known <= head;
    socket.emit('ready', this.ready(head));
    if (!replayable) socket.emit('resync', this.ready(head));
    const feed = this.feeds.get(person) ?? new PersonFeed(person, this.events);
    this.feeds.set(person, feed);
    feed.add(socket, replayable ? (known as number) : head);
    await feed.pump();
  }

  detach(socket: Socket, person: string): void {
    const feed = this.feeds.get(person);
    feed?.remove(socket);
    if (feed?.empty) this.feeds.delete(person);
  }

  /** Sockets of a person on this process. */
  socketsOf(person: string): Socket[] {
    return [...(this.feeds.get(person)?.sockets ?? [])];
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

  /** Asks once for many persons which of them have newer events, and reads the feeds of those. */
  private async catchUp(): Promise<void> {
    const persons = [...this.behind].slice(0, LOOK_UP);
    for (const person of persons) this.behind.delete(person);
    let wait = 0;
    try {
      for (const { person, head } of await this.events.heads(persons))
        if (head > (this.feeds.get(person)?.cursor ?? head)) this.pump(person);
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
