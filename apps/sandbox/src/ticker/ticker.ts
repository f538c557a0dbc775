import { randomBytes } from 'node:crypto';
import { JsonLines } from '../store/json-lines.js';
import type { FeedMessage, FeedSender } from './feed-sender.js';
import {
  type Drawing,
  drawingsFrom,
  isFed,
  LOTTERY_CODES,
  type LotteryCode,
  numbersOf,
} from './lotteries.js';
import type { TickerMode } from './mode.js';

const FEED = 'ticker';
/** After the drawing its result is published. */
const PUBLISHED_MS = 2 * 60_000;
const LATE_MS = 10 * 60_000;
const LONGEST_TIMER_MS = 86_400_000;
const DAYS_SHOWN = 20;
const DAYS_AHEAD = 20;
/** Longer than a machine sleeps. */
const DAYS_BACK = 7;

type Line = { secret: string } | { sent: string; sequence: number };

/** Outside lotteries: their drawings take place by the clock, and a feed tells the portal of most of them. */
export class Ticker {
  mode: TickerMode = 'on_time';
  readonly #lines: JsonLines<Line>;
  readonly #sequences = new Map<string, number>();
  readonly #secret: string;
  readonly #sent = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #began: number | undefined;

  constructor(
    file: string,
    readonly sender: FeedSender,
    readonly now: () => number = Date.now,
  ) {
    this.#lines = new JsonLines(file);
    const lines = this.#lines.read();
    for (const line of lines) if ('sent' in line) this.#sequences.set(line.sent, line.sequence);
    const known = lines.find((line) => 'secret' in line);
    this.#secret = known && 'secret' in known ? known.secret : this.#newSecret();
  }

  /** Sends what is drawn from now on, and what became due since it was called last. */
  start(): void {
    clearTimeout(this.#timer);
    const waiting = this.#waiting();
    for (const drawing of waiting.filter((each) => this.#dueAt(each) <= this.now())) {
      this.#sent.add(keyOf(drawing));
      void this.send(drawing);
    }
    const next = waiting.find((each) => this.#dueAt(each) > this.now());
    if (!next) return;
    this.#timer = setTimeout(() => this.start(), Math.min(this.#dueAt(next) - this.now(), LONGEST_TIMER_MS));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.sender.stop();
  }

  /** Drawings that have taken place, the latest first. */
  past(code: LotteryCode): (Drawing & { result: string })[] {
    return drawingsFrom(code, this.now(), -DAYS_SHOWN)
      .filter(({ drawnAt }) => drawnAt.getTime() <= this.now())
      .map((drawing) => ({ ...drawing, result: this.resultOf(drawing) }));
  }

  next(code: LotteryCode): Drawing | undefined {
    return drawingsFrom(code, this.now(), DAYS_AHEAD).find(({ drawnAt }) => drawnAt.getTime() > this.now());
  }

  resultOf(drawing: Drawing): string {
    return numbersOf(drawing, this.#secret);
  }

  /** Sends a drawing's result as the mode says, each message under a number of its own. @returns the portal's answers */
  async send(drawing: Drawing, mode: TickerMode = this.mode): Promise<string[]> {
    const result = this.resultOf(drawing);
    switch (mode) {
      case 'on_time':
      case 'late':
        return [await this.sender.send(this.#message(drawing, result))];
      case 'wrong_digit':
        return [await this.sender.send(this.#message(drawing, result.slice(0, -1)))];
      case 'twice': {
        const message = this.#message(drawing, result);
        return Promise.all([this.sender.send(message), this.sender.send(message)]);
      }
      case 'other_result': {
        const first = await this.sender.send(this.#message(drawing, result));
        return [first, await this.sender.send(this.#message(drawing, changed(result)))];
      }
      case 'other_draw': {
        const dayBefore = new Date(drawing.drawnAt.getTime() - 2 * 86_400_000);
        return [
          await this.sender.send({ ...this.#message(drawing, result), drawn_at: dayBefore.toISOString() }),
        ];
      }
      case 'bad_signature':
        return [await this.sender.send(this.#message(drawing, result), true)];
      case 'silent':
        return [];
    }
  }

  #message({ code, drawNo, drawnAt }: Drawing, result: string): FeedMessage {
    const key = `${code} ${drawNo}`;
    const sequence = (this.#sequences.get(key) ?? 0) + 1;
    this.#sequences.set(key, sequence);
    this.#lines.append({ sent: key, sequence });
    return {
      feed: FEED,
      game_code: code,
      draw_no: drawNo,
      sequence,
      result,
      drawn_at: drawnAt.toISOString(),
    };
  }

  #waiting(): Drawing[] {
    this.#began ??= this.now();
    const began = this.#began;
    return LOTTERY_CODES.filter(isFed)
      .flatMap((code) => drawingsFrom(code, this.now() - DAYS_BACK * 86_400_000, DAYS_BACK + DAYS_AHEAD))
      .filter(
        (drawing) => drawing.drawnAt.getTime() + PUBLISHED_MS >= began && !this.#sent.has(keyOf(drawing)),
      )
      .sort((one, other) => this.#dueAt(one) - this.#dueAt(other));
  }

  #dueAt({ drawnAt }: Drawing): number {
    return drawnAt.getTime() + PUBLISHED_MS + (this.mode === 'late' ? LATE_MS : 0);
  }

  #newSecret(): string {
    const secret = randomBytes(32).toString('hex');
    this.#lines.append({ secret });
    return secret;
  }
}

const keyOf = ({ code, drawNo }: Drawing): string => `${code} ${drawNo}`;

/** The same numbers but for the last digit. */
const changed = (result: string): string => result.slice(0, -1) + String((Number(result.at(-1)) + 1) % 10);
