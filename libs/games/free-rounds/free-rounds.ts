import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { BrandRegistry } from '#libs/site/index';
import { GameVendors } from '../vendors/game-vendors.js';
import { type FreeRoundsAtVendor, FreeRoundsError } from '../vendors/vendor-free-rounds.js';
import { protocolAmountOf } from '../wallet/protocol-amount.js';
import {
  type FreeRoundGrant,
  GrantError,
  type GrantedFreeRounds,
  type VendorState,
} from './free-round-grant.js';
import { FreeRoundRows, type TitleTerms } from './free-round-rows.js';

/**
 * Free rounds for whoever grants them. A grant is recorded first, since the wallet takes free bets by this record alone, and
 * the vendor is told after COMMIT: `announce` makes it agree with the record, and is repeated until it succeeds.
 */
@Injectable()
export class FreeRounds {
  constructor(
    private readonly rows: FreeRoundRows,
    private readonly vendors: GameVendors,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
  ) {}

  /** Records a grant in the caller's transaction; the same one again changes nothing. @throws GrantError */
  async grant(grant: FreeRoundGrant): Promise<void> {
    const { brand, member, nodeId, betValue } = grant;
    const { vendor } = await this.playable(brand, nodeId, betValue);
    if (!(await this.rows.isMember(brand, member))) throw new GrantError('unknown_member');
    const { currency } = this.brands.byId(brand).settings;
    if (await this.rows.insert(grant, vendor, currency, this.clock.now())) return;
    if (!sameTerms(grant, await this.rows.find(grant.id))) throw new GrantError('other_terms');
  }

  /** Why rounds of this value, in minor units, cannot be granted on a title, or `null`. Its vendor may still refuse them. */
  async findGrantError(brand: string, nodeId: number, betValue: bigint): Promise<GrantError | null> {
    try {
      await this.playable(brand, nodeId, betValue);
      return null;
    } catch (error) {
      if (error instanceof GrantError) return error;
      throw error;
    }
  }

  /**
   * Ends the waiting of what was held, in the caller's transaction and under the lock of the member's wallet: answers what was won, in
   * minor units, for the caller to pay, and `null` a second time. What is won later goes to the wallet.
   */
  release(id: string): Promise<bigint | null> {
    return this.rows.release(id);
  }

  /** In the caller's transaction: no bet takes a free round from then on; what was bet is still paid. */
  cancel(id: string): Promise<void> {
    return this.rows.cancel(id, this.clock.now());
  }

  /**
   * Tells the vendor of a grant or its cancellation, after COMMIT; what it has confirmed is not sent again.
   * @throws Error if the answer is lost: then it is to be repeated
   */
  async announce(id: string): Promise<VendorState> {
    const granted = await this.rows.find(id);
    if (!granted) throw new Error(`no free rounds were granted under ${id}`);
    const { cancelledAt, vendorState } = granted;
    if (vendorState === 'refused' || vendorState === (cancelledAt ? 'cancelled' : 'active'))
      return vendorState;
    const state = cancelledAt ? await this.cancelAtVendor(granted) : await this.createAtVendor(granted);
    await this.rows.setVendorState(id, state);
    return state;
  }

  find(id: string): Promise<GrantedFreeRounds | undefined> {
    return this.rows.find(id);
  }

  /** Those of these ids that there are. */
  findAll(ids: string[]): Promise<GrantedFreeRounds[]> {
    return this.rows.findAll(ids);
  }

  /** A member's grants, the newest first. */
  ofMember(brand: string, member: string): Promise<GrantedFreeRounds[]> {
    return this.rows.ofMember(brand, member);
  }

  /** What the vendor knows of a grant. @throws Error if it does not answer */
  async atVendor(granted: GrantedFreeRounds): Promise<FreeRoundsAtVendor | undefined> {
    const { calls, operator } = this.connectionOf(granted);
    const list = await calls.list(operator, granted.member);
    return list.find(({ reward_uuid }) => reward_uuid === granted.id);
  }

  private async playable(brand: string, nodeId: number, betValue: bigint): Promise<TitleTerms> {
    const title = await this.rows.title(brand, nodeId);
    if (!title) throw new GrantError('unknown_title');
    if (!this.vendors.seamless(brand, title.vendor)) throw new GrantError('not_connected');
    const [least, most] = [BigInt(title.minBet), BigInt(title.maxBet)];
    if (betValue < least || betValue > most) throw new GrantError('value', { least, most });
    return title;
  }

  private async createAtVendor(granted: GrantedFreeRounds): Promise<VendorState> {
    const { calls, operator } = this.connectionOf(granted);
    const { id, member: user, gameCode, currency, betCount, betValue, startsAt, endsAt } = granted;
    try {
      await calls.create(operator, {
        id,
        user,
        gameCode,
        currency,
        betCount,
        betValue: protocolAmountOf(betValue, currency),
        startsAt: this.clock.toRealTime(startsAt),
        endsAt: this.clock.toRealTime(endsAt),
      });
      return 'active';
    } catch (error) {
      // A wrong signature says nothing of the rounds: it is a mistake in the connection, and passes.
      if (error instanceof FreeRoundsError && error.code !== 'bad_signature') return 'refused';
      throw error;
    }
  }

  private async cancelAtVendor(granted: GrantedFreeRounds): Promise<VendorState> {
    const { calls, operator } = this.connectionOf(granted);
    try {
      await calls.cancel(operator, granted.id);
    } catch (error) {
      // The vendor never heard of them.
      if (!(error instanceof FreeRoundsError) || error.code !== 'not_found') throw error;
    }
    return 'cancelled';
  }

  private connectionOf({ brand, vendor }: GrantedFreeRounds) {
    const connected = this.vendors.seamless(brand, vendor);
    if (!connected) throw new Error(`the vendor ${vendor} is not connected`);
    return { calls: connected.freeRounds, operator: this.brands.byId(brand).settings.merchantCode };
  }
}

function sameTerms(grant: FreeRoundGrant, known: GrantedFreeRounds | undefined): boolean {
  return (
    known !== undefined &&
    known.brand === grant.brand &&
    known.member === grant.member &&
    known.nodeId === grant.nodeId &&
    known.betCount === grant.betCount &&
    known.betValue === grant.betValue &&
    known.held === grant.held &&
    known.startsAt.getTime() === grant.startsAt.getTime() &&
    known.endsAt.getTime() === grant.endsAt.getTime()
  );
}
