/** So many messages in so many milliseconds. */
interface Limit {
  most: number;
  spanMs: number;
}

const MEMBER: Limit = { most: 5, spanMs: 10_000 };
const SLOW: Limit = { most: 1, spanMs: 10_000 };
/** Of a whole room, whose members could flood it together. */
const ROOM: Limit = { most: 30, spanMs: 10_000 };
/** How long it stays slow after too many. */
const SLOW_FOR_MS = 60_000;

/** The messages of the last seconds. */
class Recent {
  #times: number[] = [];

  add(now: number): void {
    this.#times = [...this.#times.filter((at) => now - at < MEMBER.spanMs), now];
  }

  /** How long to wait until one more is within the limit; 0 where it is now. */
  waitMs({ most, spanMs }: Limit, now: number): number {
    const first = this.#times.at(-most);
    return first === undefined ? 0 : Math.max(0, first + spanMs - now);
  }
}

/** How fast a member may write: five messages in ten seconds; who tries more, one in ten seconds for a minute. */
export class MemberPace {
  readonly #recent = new Recent();
  #slowUntil = 0;

  /** How long to wait, in milliseconds; 0 if the message may be sent, which then counts. `roomIsSlow`: too many write in the room. */
  take(now: number, roomIsSlow: boolean): number {
    if (this.#recent.waitMs(MEMBER, now) > 0) this.#slowUntil = Math.max(this.#slowUntil, now + SLOW_FOR_MS);
    const limit = roomIsSlow || now < this.#slowUntil ? SLOW : MEMBER;
    const wait = this.#recent.waitMs(limit, now);
    if (wait === 0) this.#recent.add(now);
    return wait;
  }
}

/** How fast a whole room writes: thirty messages in ten seconds make it slow for everybody for a minute. */
export class RoomPace {
  readonly #recent = new Recent();
  #slowUntil = 0;

  count(now: number): void {
    this.#recent.add(now);
    if (this.#recent.waitMs(ROOM, now) > 0) this.#slowUntil = now + SLOW_FOR_MS;
  }

  isSlow(now: number): boolean {
    return now < this.#slowUntil;
  }

  /** When it ends to be slow, in milliseconds from now. */
  slowForMs(now: number): number {
    return Math.max(0, this.#slowUntil - now);
  }
}
