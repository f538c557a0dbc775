import { Injectable } from '@nestjs/common';
import { FreeRounds } from '#libs/games/index';
import { amountOrNull, parseAmount, toWire } from '#libs/money/amount';
import type { FieldError } from '#libs/platform/common/errors';
import { BrandRegistry } from '#libs/site/index';
import type { CampaignTerms } from '../common/campaign.js';

/** Whether what a campaign says of free rounds could be granted. */
@Injectable()
export class FreeRoundChecks {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly freeRounds: FreeRounds,
  ) {}

  /** A title that the brand does not have or whose vendor has no free rounds, and a stake that it does not allow, by field. */
  async errors(brand: string, { reward: { kind, rounds } }: CampaignTerms): Promise<FieldError[]> {
    if (kind !== 'free-rounds') return [];
    if (!rounds) return [{ field: 'reward.rounds.title', code: 'field_required' }];
    const { currency } = this.brands.byId(brand).settings;
    const value = amountOrNull(() => parseAmount(rounds.value, currency));
    if (value === null) return [{ field: 'reward.rounds.value', code: 'field_invalid' }];
    const error = await this.freeRounds.findGrantError(brand, rounds.title, value);
    if (!error) return [];
    if (!error.limits) return [{ field: 'reward.rounds.title', code: 'field_invalid' }];
    const { least, most } = error.limits;
    const limit = (minor: bigint) => Number(toWire(minor, currency));
    return [
      value < least
        ? { field: 'reward.rounds.value', code: 'field_below_limit', params: { min: limit(least) } }
        : { field: 'reward.rounds.value', code: 'field_above_limit', params: { max: limit(most) } },
    ];
  }
}
