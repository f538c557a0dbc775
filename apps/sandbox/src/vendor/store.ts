import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { GameCode } from '../../common/api.js';
import {
  type BookSeed,
  type CrashChain,
  type FreeRounds,
  type HousieDraw,
  type Pot,
  playerOf,
  type Round,
  type Ruling,
  type SeedPair,
  type Session,
  type Shoe,
  type WalletTransaction,
} from './records.js';

export type VendorRecord =
  | { session: Session }
  | { freeRounds: FreeRounds }
  | { pair: SeedPair }
  | { chain: CrashChain }
  | { shoe: Shoe }
  | { pot: Pot }
  | { draw: HousieDraw }
  | { bookSeed: BookSeed }
  | { ruling: Ruling }
  | { round: Round }
  | { transaction: WalletTransaction };

/** Further data in the file of a vendor, of kinds that only this vendor has. */
export interface Book<Own extends object> {
  keep(record: Own): void;
  /** Everything, for a fresh file. */
  records(): Own[];
}

const DAY = 86_400_000;
/** How long finished rounds with their proofs, and demos, are kept, in milliseconds. */
const KEPT = 30 * DAY;
const DEMO_KEPT = DAY;
/** Whether something of that moment that is over is no longer kept. */
export const isExpired = ({ at, demo }: { at: number; demo: boolean }, now: number): boolean =>
  now - at >= (demo ? DEMO_KEPT : KEPT);
/** How many shoes of a table, and draws of housie, are kept for their latest results, used or not. */
const SHOES_KEPT = 60;

/**
 * All data of a vendor, in memory. Each change is first appended to a file of JSON lines; data that belongs together is
 * one line, so that a crash keeps all of it or nothing. Opening rewrites the file without expired data.
 */
export class VendorStore<Own extends object = never> {
  readonly #sessions = new Map<string, Session>();
  readonly #freeRounds = new Map<string, FreeRounds>();
  readonly #pairs = new Map<string, SeedPair>();
  readonly #currentPairs = new Map<string, SeedPair>();
  readonly #chains = new Map<number, CrashChain>();
  readonly #shoes = new Map<string, Map<number, Shoe>>();
  readonly #draws = new Map<number, HousieDraw>();
  readonly #pots = new Map<string, Pot>();
  readonly #rulings = new Map<string, Ruling>();
  #bookSeed: BookSeed | undefined;
  readonly #rounds = new Map<string, Round>();
  readonly #roundsOf = new Map<string, string[]>();
  readonly #transactions = new Map<string, WalletTransaction>();
  readonly #transactionsOf = new Map<string, Set<string>>();

  readonly #keepOwn: (record: Own) => void;
  readonly #ownRecords: () => object[];

  constructor(
    readonly file: string,
    book?: Book<Own>,
  ) {
    this.#keepOwn = (record) => book?.keep(record);
    this.#ownRecords = () => book?.records() ?? [];
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file)) this.#load();
  }

  session(id: string): Session | undefined {
    return this.#sessions.get(id);
  }

  freeRounds(id: string): FreeRounds | undefined {
    return this.#freeRounds.get(id);
  }

  /** The oldest first. */
  freeRoundsOf(player: string): FreeRounds[] {
    return [...this.#freeRounds.values()].filter((granted) => playerOf(granted) === player);
  }

  pair(id: string): SeedPair | undefined {
    return this.#pairs.get(id);
  }

  /** The latest pair of a player in a game. */
  currentPair(player: string, game: GameCode): SeedPair | undefined {
    return this.#currentPairs.get(`${player}/${game}`);
  }

  chain(number: number): CrashChain | undefined {
    return this.#chains.get(number);
  }

  lastChain(): CrashChain | undefined {
    return [...this.#chains.values()].at(-1);
  }

  shoe(game: GameCode, number: number): Shoe | undefined {
    return this.#shoes.get(game)?.get(number);
  }

  /** The oldest first. */
  shoesOf(game: GameCode): Shoe[] {
    return [...(this.#shoes.get(game)?.values() ?? [])];
  }

  draw(number: number): HousieDraw | undefined {
    return this.#draws.get(number);
  }

  /** The oldest first. */
  draws(): HousieDraw[] {
    return [...this.#draws.values()];
  }

  pot(game: GameCode, pool: string): Pot | undefined {
    return this.#pots.get(`${game}/${pool}`);
  }

  bookSeed(): BookSeed | undefined {
    return this.#bookSeed;
  }

  ruling(match: string): Ruling | undefined {
    return this.#rulings.get(match);
  }

  /** Every round that has a match among its sources. */
  roundsOfMatch(match: string): Round[] {
    return [...this.#rounds.values()].filter(
      ({ source }) => 'matches' in source && source.matches.includes(match),
    );
  }

  rulings(): Ruling[] {
    return [...this.#rulings.values()];
  }

  round(id: string): Round | undefined {
    return this.#rounds.get(id);
  }

  /** Newest first. */
  roundsOf(player: string, game: GameCode): Round[] {
    const ids = this.#roundsOf.get(`${player}/${game}`) ?? [];
    return ids.flatMap((id) => this.#rounds.get(id) ?? []).reverse();
  }

  /** The round of a player in a game that the portal accepted and that is not over. */
  openRound(player: string, game: GameCode): Round | undefined {
    return this.roundsOf(player, game).find(({ state }) => state === 'open');
  }

  /** Rounds that an earlier run did not finish. */
  unfinishedRounds(): Round[] {
    return [...this.#rounds.values()].filter(({ state }) => state === 'betting' || state === 'open');
  }

  transaction(id: string): WalletTransaction | undefined {
    return this.#transactions.get(id);
  }

  transactionsOf(round: string): WalletTransaction[] {
    const ids = this.#transactionsOf.get(round) ?? [];
    return [...ids].flatMap((id) => this.#transactions.get(id) ?? []);
  }

  pendingTransactions(): WalletTransaction[] {
    return this.allTransactions().filter(({ state }) => state === 'pending');
  }

  allTransactions(): WalletTransaction[] {
    return [...this.#transactions.values()];
  }

  /** Everything is on disk when this returns. @throws Error of the file system, and then nothing has changed */
  save(...records: [VendorRecord | Own, ...(VendorRecord | Own)[]]): void {
    appendFileSync(this.file, `${JSON.stringify(records)}\n`, { mode: 0o600 });
    for (const record of records) this.#keep(record);
  }

  #keep(record: VendorRecord | Own): void {
    if ('session' in record) this.#keepSession(record.session);
    else if ('freeRounds' in record) this.#freeRounds.set(record.freeRounds.id, record.freeRounds);
    else if ('pair' in record) this.#keepPair(record.pair);
    else if ('chain' in record) this.#chains.set(record.chain.number, record.chain);
    else if ('shoe' in record) this.#keepShoe(record.shoe);
    else if ('draw' in record) this.#draws.set(record.draw.number, record.draw);
    else if ('pot' in record) this.#pots.set(`${record.pot.game}/${record.pot.pool}`, record.pot);
    else if ('bookSeed' in record) this.#bookSeed = record.bookSeed;
    else if ('ruling' in record) this.#rulings.set(record.ruling.match, record.ruling);
    else if ('round' in record) this.#keepRound(record.round);
    else if ('transaction' in record) this.#keepTransaction(record.transaction);
    else this.#keepOwn(record);
  }

  /** Sessions of an earlier version name no vendor, as there was only one, and no title, as each was its game's. */
  #keepSession(session: Session): void {
    const { vendor = 'STUDIO', title = session.game } = session;
    this.#sessions.set(session.id, { ...session, vendor, title });
  }

  #keepPair(pair: SeedPair): void {
    this.#pairs.set(pair.id, pair);
    const place = `${pair.player}/${pair.game}`;
    const current = this.#currentPairs.get(place);
    if (!current || pair.number >= current.number) this.#currentPairs.set(place, pair);
  }

  #keepShoe(shoe: Shoe): void {
    const shoes = this.#shoes.get(shoe.game) ?? new Map<number, Shoe>();
    this.#shoes.set(shoe.game, shoes.set(shoe.number, shoe));
  }

  #keepRound(round: Round): void {
    if (!this.#rounds.has(round.id)) this.#list(round);
    this.#rounds.set(round.id, round);
  }

  #list({ id, player, game }: Round): void {
    const place = `${player}/${game}`;
    const ids = this.#roundsOf.get(place);
    if (ids) ids.push(id);
    else this.#roundsOf.set(place, [id]);
  }

  #keepTransaction(transaction: WalletTransaction): void {
    // Transactions of an earlier version say nothing of it.
    const { validAmount = null } = transaction;
    this.#transactions.set(transaction.id, { ...transaction, validAmount });
    const ids = this.#transactionsOf.get(transaction.round) ?? new Set();
    this.#transactionsOf.set(transaction.round, ids.add(transaction.id));
  }

  #load(): void {
    for (const text of readFileSync(this.file, 'utf8').split('\n'))
      for (const record of parseLine<VendorRecord | Own>(text)) this.#keep(record);
    const fresh = `${this.file}.new`;
    const lines = this.#records().map((record) => `${JSON.stringify([record])}\n`);
    writeFileSync(fresh, lines.join(''), { mode: 0o600 });
    renameSync(fresh, this.file);
  }

  #records(): object[] {
    this.#dropOld(Date.now());
    return [
      ...[...this.#sessions.values()].map((session) => ({ session })),
      ...[...this.#freeRounds.values()].map((freeRounds) => ({ freeRounds })),
      ...[...this.#pairs.values()].map((pair) => ({ pair })),
      ...[...this.#chains.values()].map((chain) => ({ chain })),
      ...[...this.#shoes.values()].flatMap((shoes) => [...shoes.values()].map((shoe) => ({ shoe }))),
      ...this.draws().map((draw) => ({ draw })),
      ...[...this.#pots.values()].map((pot) => ({ pot })),
      ...(this.#bookSeed ? [{ bookSeed: this.#bookSeed }] : []),
      ...this.rulings().map((ruling) => ({ ruling })),
      ...[...this.#rounds.values()].map((round) => ({ round })),
      ...this.allTransactions().map((transaction) => ({ transaction })),
      ...this.#ownRecords(),
    ];
  }

  /** Expired rounds, and the data that only they use. Pending transactions are never dropped. */
  #dropOld(now: number): void {
    for (const round of this.#rounds.values()) {
      const over = round.state !== 'betting' && round.state !== 'open';
      const told = this.transactionsOf(round.id).every(({ state }) => state !== 'pending');
      // Free rounds are counted by the rounds that were played.
      const counts = now < (this.#freeRounds.get(round.reward ?? '')?.endsAt ?? 0);
      if (!over || !told || counts || !isExpired(round, now)) continue;
      for (const { id } of this.transactionsOf(round.id)) this.#transactions.delete(id);
      this.#transactionsOf.delete(round.id);
      this.#rounds.delete(round.id);
    }
    for (const { id, endsAt } of this.#freeRounds.values())
      if (now - endsAt > KEPT) this.#freeRounds.delete(id);
    const sessions = new Set([...this.#rounds.values()].map(({ session }) => session));
    for (const { id, createdAt } of this.#sessions.values())
      if (now - createdAt > DAY && !sessions.has(id)) this.#sessions.delete(id);
    this.#dropShoes();
    this.#dropDraws();
    this.#roundsOf.clear();
    for (const round of this.#rounds.values()) this.#list(round);
  }

  /** Shoes that are on no road any more, and that no round is proved by. */
  #dropShoes(): void {
    const proving = new Set(
      [...this.#rounds.values()].map(({ game, source }) =>
        'shoe' in source ? `${game}/${source.shoe}` : '',
      ),
    );
    for (const [game, shoes] of this.#shoes)
      for (const number of [...shoes.keys()].slice(0, -SHOES_KEPT))
        if (!proving.has(`${game}/${number}`)) shoes.delete(number);
  }

  #dropDraws(): void {
    const proving = new Set(
      [...this.#rounds.values()].map(({ source }) => ('draw' in source ? source.draw : -1)),
    );
    for (const number of [...this.#draws.keys()].slice(0, -SHOES_KEPT))
      if (!proving.has(number)) this.#draws.delete(number);
  }
}

/** Skips a line that a crash cut off. */
function parseLine<T>(text: string): T[] {
  try {
    return text === '' ? [] : (JSON.parse(text) as T[]);
  } catch {
    return [];
  }
}
