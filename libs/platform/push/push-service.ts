import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { Clock } from '../clock/clock.js';
import type { Ready } from '../common/push.js';
import { Events } from '../events/events.js';
import { Hints } from './hints.js';
import { PersonFeed } from './person-feed.js';

/** Keeps each connected person current: at once from this process's commits, else from hints and the rows. */
@Injectable()
export class PushService {
  private readonly feeds = new Map<string, PersonFeed>();

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
      for (const person of this.feeds.keys()) this.pump(person);
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
    void this.feeds
      .get(person)
      ?.pump()
      .catch(() => undefined);
  }

  private ready(seq: number): Ready {
    return { seq, now: this.clock.now().toISOString() };
  }
}
