import type { BookCode } from '../../common/book/codes.js';
import type { MatchProof } from '../../common/book/outcome.js';
import { bookTitle, fixtureById, fixturesAt, stepsAt } from '../../common/book/titles.js';
import { sha256Hex } from '../vendor/randomness.js';
import type { VendorStore } from '../vendor/store.js';
import { Match } from './match.js';
import type { MatchSeeds } from './match-seeds.js';

/** How long a match is shown after its end, in milliseconds. */
const SHOWN = 60_000;

/** The matches of one title by the clock: those that are shown, and older ones as long as tickets need them. */
export class Matches {
  readonly #dealt = new Map<string, Match>();
  readonly #dealing = new Map<string, Promise<Match>>();
  /** In the order of their start. */
  #shown: Match[] = [];

  constructor(
    readonly code: BookCode,
    readonly seeds: MatchSeeds,
    readonly store: VendorStore,
  ) {}

  /** The matches that can be bet on or have just ended, as of the last `refresh`. */
  get shown(): readonly Match[] {
    return this.#shown;
  }

  /** Deals what is coming and what is `needed`, and plays all to the moment. Forgets the others. */
  async refresh(now: number, needed: ReadonlySet<string>): Promise<void> {
    const fixtures = [...fixturesAt(this.code, now - SHOWN), ...fixturesAt(this.code, now)];
    const ids = new Set(fixtures.map(({ id }) => id));
    await Promise.all([...ids, ...needed].map((id) => this.find(id)));
    this.#shown = [...ids].flatMap((id) => this.get(id) ?? []).filter((match) => this.#isShown(match, now));
    const kept = new Set([...this.#shown.map(({ id }) => id), ...needed]);
    for (const id of this.#dealt.keys()) if (!kept.has(id)) this.#dealt.delete(id);
  }

  /** A match that is dealt already, played to this moment. */
  get(id: string): Match | undefined {
    return this.#dealt.get(id)?.playTo(Date.now());
  }

  /** A match, played to this moment. @throws RangeError for an id that no match of the title can have */
  async find(id: string): Promise<Match> {
    return this.get(id) ?? (await this.#deal(id)).playTo(Date.now());
  }

  /** The proof of a match by its seed, which is told once the match is over. */
  proofOf(id: string): MatchProof {
    const known = this.get(id);
    if (known) return known.proof;
    const seed = this.seeds.of(id);
    const isOver = stepsAt(this.code, fixtureById(this.code, id), Date.now()) >= this.#rules.maxSteps;
    return { match: id, serverSeedHash: sha256Hex(seed), serverSeed: isOver ? seed : null };
  }

  #deal(id: string): Promise<Match> {
    const known = this.#dealing.get(id);
    if (known) return known;
    const dealing = Match.deal(this.code, id, this.seeds.of(id), () => this.store.ruling(id)).then(
      (match) => {
        this.#dealt.set(id, match);
        return match;
      },
    );
    this.#dealing.set(id, dealing);
    const forget = () => this.#dealing.delete(id);
    dealing.then(forget, forget);
    return dealing;
  }

  get #rules() {
    return bookTitle(this.code).rules;
  }

  #isShown(match: Match, now: number): boolean {
    const end = match.fixture.startsAt + match.state.steps * this.#rules.stepMs;
    return !match.isOver || now - end < SHOWN;
  }
}
