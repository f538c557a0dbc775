import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { FreeRounds, GrantError } from '#libs/games/index';
import { parseAmount } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { BrandRegistry } from '#libs/site/index';
import type { Entitlement } from '../campaigns/entitlement.entity.js';
import type { CampaignTerms } from '../common/campaign.js';
import { FreeRoundRows } from './free-round-rows.js';

const DAY_MS = 86_400_000;

/** Gives free rounds as rewards, and takes them back. Joins the caller's transaction, which holds the lock of the member's wallets. */
@Injectable()
export class FreeRoundOffers {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly freeRounds: FreeRounds,
    private readonly rows: FreeRoundRows,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Records them under the id of the reward; a worker tells the vendor after COMMIT. Those that could not be played any more are revoked
   * at once: the title's limits have changed, or its vendor is no longer connected.
   */
  async offer(
    { id, brand, member, amount }: Pick<Entitlement, 'id' | 'brand' | 'member'> & { amount: bigint },
    { reward: { rounds } }: Pick<CampaignTerms, 'reward'>,
  ): Promise<void> {
    if (!rounds) throw new Error(`reward ${id} names no free rounds`);
    const startsAt = this.clock.now();
    const grant = {
      id,
      brand,
      member,
      nodeId: rounds.title,
      betCount: Number(amount),
      betValue: parseAmount(rounds.value, this.brands.byId(brand).settings.currency),
      startsAt,
      endsAt: new Date(startsAt.getTime() + rounds.days * DAY_MS),
      held: true,
    };
    const error = await this.freeRounds.grant(grant).catch((thrown: unknown) => {
      if (thrown instanceof GrantError) return thrown;
      throw thrown;
    });
    if (error) this.logger.error({ reward: id, reason: error.reason }, 'free rounds cannot be granted');
    await this.rows.insert({ reward: id, brand, member }, error instanceof GrantError);
  }

  /** No further round can be played. What was won is paid, where `pays` says so. */
  async revoke(reward: string, { pays }: { pays: boolean }): Promise<void> {
    await this.freeRounds.cancel(reward);
    await this.rows.putDue(reward, { pays });
  }

  async revokeAll(member: string): Promise<void> {
    for (const reward of await this.rows.openOf(member)) await this.revoke(reward, { pays: true });
  }
}
