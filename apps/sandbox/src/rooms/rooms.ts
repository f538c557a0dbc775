import { randomUUID } from 'node:crypto';
import type { Author, ReportReason, RoomMessage, RoomState, RoomStatus } from '../../common/rooms/api.js';
import { readMessageText } from './message-text.js';
import { MemberPace, RoomPace } from './pace.js';
import { RoomError } from './room-error.js';
import { type RoomGuest, RoomSessions } from './room-sessions.js';
import { type Report, type RoomKey, type RoomMember, RoomsStore, type StoredMessage } from './rooms.store.js';

/** Gets what changes: the socket. */
export interface RoomListener {
  said(key: RoomKey, message: RoomMessage): void;
  deleted(key: RoomKey, id: number): void;
  changed(key: RoomKey): void;
  muted(member: RoomMember, forMs: number): void;
  /** How many members are in a room's chat. */
  viewers(key: RoomKey): number;
}

export interface RoomsOptions {
  file: string;
  secretOf: (operator: string) => string;
  now?: () => number;
}

const keyOf = ({ operator, room }: RoomKey): string => JSON.stringify([operator, room]);
const memberKeyOf = (member: RoomMember): string =>
  JSON.stringify([member.operator, member.room, member.user]);

export const publicMessage = ({ id, author, name, text, at }: StoredMessage): RoomMessage => ({
  id,
  author,
  name,
  text,
  at,
});

/** The rooms of every portal: what members write there, and what the host's operators do about it. */
export class Rooms {
  readonly store: RoomsStore;
  readonly sessions: RoomSessions;
  readonly now: () => number;
  listener: RoomListener | undefined;
  readonly #paces = new Map<string, MemberPace>();
  readonly #roomPaces = new Map<string, RoomPace>();
  readonly #calm = new Map<string, NodeJS.Timeout>();

  constructor({ file, secretOf, now = Date.now }: RoomsOptions) {
    this.now = now;
    this.store = new RoomsStore(file);
    this.sessions = new RoomSessions(this.store, secretOf, now);
  }

  stop(): void {
    for (const timer of this.#calm.values()) clearTimeout(timer);
  }

  statusOf(key: RoomKey): RoomStatus {
    return {
      state: this.store.stateOf(key.room),
      viewers: this.listener?.viewers(key) ?? 0,
      isSlow: this.#roomPace(key).isSlow(this.now()),
    };
  }

  /** @throws RoomError room_closed */
  assertOpen(room: string): void {
    if (this.store.stateOf(room) === 'offline') throw new RoomError('room_closed');
  }

  history(key: RoomKey): RoomMessage[] {
    return this.store.messagesOf(key).map(publicMessage);
  }

  /** How much longer an operator has muted the member, in milliseconds. */
  mutedForMs(member: RoomMember): number {
    return Math.max(0, (this.store.muteOf(member)?.until ?? 0) - this.now());
  }

  /** The number of the message. @throws RoomError */
  say(guest: RoomGuest, key: string, typed: string): number {
    const known = this.store.messagesOf(guest).find((one) => one.user === guest.user && one.key === key);
    if (known) return known.id;
    this.assertOpen(guest.room);
    const mutedFor = this.mutedForMs(guest);
    if (mutedFor > 0) throw new RoomError('muted', mutedFor);
    const text = readMessageText(typed);
    const wait = this.#pace(guest).take(this.now(), this.#roomPace(guest).isSlow(this.now()));
    if (wait > 0) throw new RoomError('too_fast', wait);
    const { operator, room, user, author, name } = guest;
    const id = this.store.nextId(guest);
    const message: StoredMessage = { operator, room, user, author, name, id, key, text, at: this.now() };
    this.store.save({ message });
    this.#countInRoom(guest);
    this.listener?.said(guest, publicMessage(message));
    return id;
  }

  /** Once for each message and member. @throws RoomError not_found */
  report(guest: RoomGuest, id: number, reason: ReportReason): void {
    const message = this.store.messagesOf(guest).find((one) => one.id === id);
    if (!message) throw new RoomError('not_found');
    const { operator, room, user: by } = guest;
    const isReported = this.store
      .reports()
      .some((one) => keyOf(one) === keyOf(guest) && one.message.id === id && one.by === by);
    if (!isReported)
      this.store.save({ report: { id: randomUUID(), operator, room, message, by, reason, at: this.now() } });
  }

  /** Whether the member reads an author of the history. @throws RoomError not_found */
  ignore(guest: RoomGuest, author: string, on: boolean): Author[] {
    const { operator, room, user } = guest;
    const name =
      this.store.messagesOf(guest).find((one) => one.author === author)?.name ??
      this.store.ignoredBy(guest).find((one) => one.author === author)?.name;
    if (name === undefined || author === guest.author) throw new RoomError('not_found');
    this.store.save({ ignored: { operator, room, user, author, name }, on });
    return this.ignoredBy(guest);
  }

  ignoredBy(member: RoomMember): Author[] {
    return this.store.ignoredBy(member).map(({ author, name }) => ({ author, name }));
  }

  /** Deletes a message, and closes the reports of it. */
  delete(key: RoomKey, id: number): void {
    const { operator, room } = key;
    this.store.save({ deleted: { operator, room, id } });
    for (const report of this.#reportsOf(key, id)) this.store.save({ closed: report.id });
    this.listener?.deleted(key, id);
  }

  /** Lets a member write nothing for a time. */
  mute(member: RoomMember, name: string, forMs: number): void {
    const { operator, room, user } = member;
    this.store.save({ mute: { operator, room, user, name, until: this.now() + forMs } });
    this.listener?.muted(member, forMs);
  }

  close(report: string): void {
    this.store.save({ closed: report });
  }

  setState(room: string, state: RoomState, operators: readonly string[]): void {
    this.store.save({ state: { room, state } });
    for (const operator of operators) this.listener?.changed({ operator, room });
  }

  #reportsOf(key: RoomKey, id: number): Report[] {
    return this.store.reports().filter((one) => keyOf(one) === keyOf(key) && one.message.id === id);
  }

  #pace(member: RoomMember): MemberPace {
    const key = memberKeyOf(member);
    const pace = this.#paces.get(key) ?? new MemberPace();
    this.#paces.set(key, pace);
    return pace;
  }

  #roomPace(key: RoomKey): RoomPace {
    const name = keyOf(key);
    const pace = this.#roomPaces.get(name) ?? new RoomPace();
    this.#roomPaces.set(name, pace);
    return pace;
  }

  /** Tells the room when it becomes slow, and when that is over. */
  #countInRoom(key: RoomKey): void {
    const pace = this.#roomPace(key);
    const wasSlow = pace.isSlow(this.now());
    pace.count(this.now());
    const slowFor = pace.slowForMs(this.now());
    if (wasSlow || slowFor === 0) return;
    this.listener?.changed(key);
    clearTimeout(this.#calm.get(keyOf(key)));
    this.#calm.set(
      keyOf(key),
      setTimeout(() => this.listener?.changed(key), slowFor + 100),
    );
  }
}
