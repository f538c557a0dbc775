import type { SeedsReply } from '../../../common/api.js';
import { floats } from '../../../common/fairness.js';
import { type FishShootReply, type FishShootRequest, MOST_SHOTS } from '../../../common/fish/api.js';
import { shotPayout } from '../../../common/fish/shot.js';
import type { Fish } from '../../../common/fish/water.js';
import { currencyOf } from '../../vendor/currencies.js';
import { GameError } from '../../vendor/game-error.js';
import { playerOf, type Round, type SeedPair, type Session, turnOf } from '../../vendor/records.js';
import { drawOf, fairnessOf } from '../../vendor/seeds.service.js';
import { checkStake } from '../../vendor/stake.js';
import { limitsOf } from '../../vendor/title.js';
import type { TransferVendor } from '../transfer.vendor.js';
import { MONSOON_FISH } from './catalogue.js';
import { Volleys } from './volleys.js';
import type { Water } from './water.js';

const SECOND = 1_000;

/** A shot that was decided and paid. */
export interface Decided {
  session: Session;
  fish: Fish;
  stake: bigint;
  payout: bigint;
}

/** Shots at fish, each decided by the player's seeds and paid at once. Shots of one player run one after another. */
export class FishShots {
  readonly volleys: Volleys;
  readonly #fired = new Map<string, number[]>();
  /** Called with each shot once it is stored. */
  onShot: (shot: Decided) => void = () => undefined;

  constructor(
    readonly vendor: TransferVendor,
    readonly water: Water,
    volleyMs?: number,
  ) {
    this.volleys = new Volleys(vendor.wallets.store, volleyMs);
    vendor.wallets.onClose((owner) => this.volleys.close(playerOf(owner)));
  }

  start(): void {
    this.volleys.start();
  }

  stop(): void {
    this.volleys.stop();
  }

  /** @throws GameError limit, insufficient_funds; round_closed for a fish that is gone, and then nothing is paid */
  async shoot(session: Session, request: FishShootRequest): Promise<FishShootReply> {
    const stake = checkStake(request.amount, limitsOf(MONSOON_FISH, currencyOf(session.currency)));
    this.#countShot(playerOf(session));
    return this.vendor.turns.run(turnOf(session), async () => {
      const { pair, source } = this.vendor.seeds.next(playerOf(session), session.game);
      const [number = 1] = await floats(drawOf(this.vendor.store, source), 1);
      await this.water.prepare(Date.now());
      // Nothing waits from here on: nobody else kills the fish meanwhile, and no transfer moves the money.
      const fish = this.water.target(request.fish, request.kind, Date.now());
      const payout = shotPayout(stake, number, fish);
      this.volleys.closeOthers(session);
      const shot = { fish: fish.kind, stake: String(stake), payout: String(payout) };
      const round = this.volleys.withShot(session, source, shot);
      const balance = this.#pay(session, stake, payout, pair, round);
      this.volleys.keep(round);
      if (payout > 0n) this.water.kill(fish);
      this.onShot({ session, fish, stake, payout });
      return {
        killed: payout > 0n,
        payout: String(payout),
        balance: String(balance),
        fairness: fairnessOf(pair),
      };
    });
  }

  /** Reveals the server seed; the volley that was played with it ends before. */
  rotateSeeds(session: Session, clientSeed: string): Promise<SeedsReply> {
    return this.vendor.turns.run(turnOf(session), async () => {
      this.volleys.close(playerOf(session));
      return this.vendor.seeds.rotate(playerOf(session), session.game, clientSeed);
    });
  }

  /** @throws GameError limit */
  #countShot(player: string): void {
    const now = Date.now();
    const recent = (this.#fired.get(player) ?? []).filter((at) => now - at < SECOND);
    if (recent.length >= MOST_SHOTS)
      throw new GameError('limit', { rule: 'shots', value: String(MOST_SHOTS) });
    this.#fired.set(player, [...recent, now]);
  }

  /** Stores the shot with its money in one line, and gives the new balance. @throws GameError insufficient_funds */
  #pay(session: Session, stake: bigint, payout: bigint, pair: SeedPair, round: Round): bigint {
    const { wallets, sessions } = this.vendor;
    const known = sessions.renewed(session);
    const before = session.demo ? BigInt(known.balance) : wallets.balanceOf(session);
    if (before < stake) throw new GameError('insufficient_funds');
    const balance = before - stake + payout;
    if (session.demo)
      wallets.store.save({ pair }, { round }, { session: { ...known, balance: String(balance) } });
    else wallets.save(wallets.moved(session, payout - stake), { pair }, { round });
    return balance;
  }
}
