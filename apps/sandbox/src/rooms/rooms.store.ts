import { HISTORY, type ReportReason, type RoomMessage, type RoomState } from '../../common/rooms/api.js';
import { JsonLines } from '../store/json-lines.js';

/** A room of one portal: its members meet no others. */
export interface RoomKey {
  operator: string;
  room: string;
}

/** A portal's member in a room. */
export interface RoomMember extends RoomKey {
  user: string;
}

export interface StoredMessage extends RoomMessage, RoomMember {
  /** The page's, by which a second attempt is known. */
  key: string;
}

export interface Report extends RoomKey {
  id: string;
  /** A copy: the message may leave the history before the operator looks. */
  message: StoredMessage;
  by: string;
  reason: ReportReason;
  at: number;
}

export interface Mute extends RoomMember {
  name: string;
  until: number;
}

export interface Ignored extends RoomMember {
  author: string;
  name: string;
}

type Line =
  | { message: StoredMessage }
  | { deleted: RoomKey & { id: number } }
  | { report: Report }
  | { closed: string }
  | { mute: Mute }
  | { ignored: Ignored; on: boolean }
  | { state: { room: string; state: RoomState } }
  | { used: { id: string; exp: number } };

/** The file is written anew after so many lines: most of what it says is over by then. */
const MOST_LINES = 5_000;

const keyOf = ({ operator, room }: RoomKey): string => JSON.stringify([operator, room]);
const memberKeyOf = ({ operator, room, user }: RoomMember): string => JSON.stringify([operator, room, user]);

/** Messages, reports, mutes and used tokens, in a file. A kill loses nothing that was answered. */
export class RoomsStore {
  readonly #file: JsonLines<Line>;
  readonly #messages = new Map<string, StoredMessage[]>();
  /** The number of the latest message of a room, deleted or not. */
  readonly #last = new Map<string, number>();
  readonly #reports = new Map<string, Report>();
  readonly #mutes = new Map<string, Mute>();
  readonly #ignored = new Map<string, Map<string, Ignored>>();
  readonly #states = new Map<string, RoomState>();
  readonly #used = new Map<string, number>();
  #lines = 0;

  constructor(file: string) {
    this.#file = new JsonLines(file);
    for (const line of this.#file.read()) this.#apply(line);
    this.#compact();
  }

  /** The latest, the oldest first. */
  messagesOf(key: RoomKey): readonly StoredMessage[] {
    return this.#messages.get(keyOf(key)) ?? [];
  }

  /** Of a room at all portals, the newest first. */
  latestIn(room: string): StoredMessage[] {
    const all = [...this.#messages.values()].flat().filter((message) => message.room === room);
    return all.sort((one, other) => other.at - one.at);
  }

  nextId(key: RoomKey): number {
    return (this.#last.get(keyOf(key)) ?? 0) + 1;
  }

  /** The newest first. */
  reports(): Report[] {
    return [...this.#reports.values()].reverse();
  }

  muteOf(member: RoomMember): Mute | undefined {
    return this.#mutes.get(memberKeyOf(member));
  }

  ignoredBy(member: RoomMember): Ignored[] {
    return [...(this.#ignored.get(memberKeyOf(member))?.values() ?? [])];
  }

  stateOf(room: string): RoomState {
    return this.#states.get(room) ?? 'live';
  }

  isUsed(token: string): boolean {
    return this.#used.has(token);
  }

  save(line: Line): void {
    this.#file.append(line);
    this.#apply(line);
    this.#lines += 1;
    if (this.#lines > MOST_LINES) this.#compact();
  }

  #apply(line: Line): void {
    if ('message' in line) this.#add(line.message);
    else if ('deleted' in line) this.#remove(line.deleted);
    else if ('report' in line) this.#reports.set(line.report.id, line.report);
    else if ('closed' in line) this.#reports.delete(line.closed);
    else if ('mute' in line) this.#mutes.set(memberKeyOf(line.mute), line.mute);
    else if ('ignored' in line) this.#ignore(line.ignored, line.on);
    else if ('state' in line) this.#states.set(line.state.room, line.state.state);
    else this.#used.set(line.used.id, line.used.exp);
  }

  #add(message: StoredMessage): void {
    const key = keyOf(message);
    this.#messages.set(key, [...(this.#messages.get(key) ?? []), message].slice(-HISTORY));
    this.#last.set(key, message.id);
  }

  #remove({ id, ...room }: RoomKey & { id: number }): void {
    const key = keyOf(room);
    this.#messages.set(
      key,
      (this.#messages.get(key) ?? []).filter((message) => message.id !== id),
    );
    this.#last.set(key, Math.max(id, this.#last.get(key) ?? 0));
  }

  #ignore(ignored: Ignored, on: boolean): void {
    const key = memberKeyOf(ignored);
    const all = this.#ignored.get(key) ?? new Map<string, Ignored>();
    if (on) all.set(ignored.author, ignored);
    else all.delete(ignored.author);
    this.#ignored.set(key, all);
  }

  /** Writes what still counts. That the latest message of a room was deleted stays, so that its number is not given again. */
  #compact(): void {
    const now = Date.now();
    for (const [id, exp] of this.#used) if (exp * 1000 < now) this.#used.delete(id);
    for (const [key, { until }] of this.#mutes) if (until < now) this.#mutes.delete(key);
    const lasts = [...this.#last].map(([key, id]): Line => {
      const [operator = '', room = ''] = JSON.parse(key) as string[];
      return { deleted: { operator, room, id: this.#isKept(key, id) ? 0 : id } };
    });
    this.#file.rewrite([
      ...[...this.#messages.values()].flat().map((message): Line => ({ message })),
      ...lasts,
      ...[...this.#reports.values()].map((report): Line => ({ report })),
      ...[...this.#mutes.values()].map((mute): Line => ({ mute })),
      ...[...this.#ignored.values()]
        .flatMap((all) => [...all.values()])
        .map((ignored): Line => ({ ignored, on: true })),
      ...[...this.#states].map(([room, state]): Line => ({ state: { room, state } })),
      ...[...this.#used].map(([id, exp]): Line => ({ used: { id, exp } })),
    ]);
    this.#lines = 0;
  }

  #isKept(key: string, id: number): boolean {
    return this.#messages.get(key)?.some((message) => message.id === id) ?? false;
  }
}
