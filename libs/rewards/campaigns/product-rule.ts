import { Injectable } from '@nestjs/common';
import { CATEGORIES } from '#libs/games/common/games.calls';
import type { FieldError } from '#libs/platform/common/errors';
import { BrandRegistry } from '#libs/site/index';
import { ALL_WHOLE, percentOf } from '#libs/wagering/common/wagering-plan';
import { type WageringPlan, WageringPlans } from '#libs/wagering/index';
import { type CampaignTerms, isPlayMeasure } from '../common/campaign.js';
import { type GameType, type PlayScope, PRODUCTS, type Product, productOf } from '../common/play-scope.js';
import { PlayScopes } from './play-scopes.js';

/**
 * What play earns is given for the same product, or both are wholly free to choose, where the brand's settings ask for it. Money, points and
 * goods are for no product.
 */
@Injectable()
export class ProductRule {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly plans: WageringPlans,
    private readonly scopes: PlayScopes,
  ) {}

  /** By field. */
  async errors(brand: string, terms: CampaignTerms): Promise<FieldError[]> {
    if (!this.brands.byId(brand).settings.rewards.promotions.oneProduct) return [];
    const scope = earningScope(terms);
    if (!scope) return [];
    const given = await this.given(brand, terms);
    if (given.size === 0) return [];
    const earned = productsOf(await this.scopes.gameTypes(brand, scope));
    const isFree = earned.size === PRODUCTS.length && given.size === PRODUCTS.length;
    const isOne = earned.size === 1 && given.size === 1 && [...given].every((product) => earned.has(product));
    if (isFree || isOne || earned.size === 0) return [];
    const field = terms.reward.kind === 'free-rounds' ? 'reward.rounds.title' : 'reward.wagering.plan';
    return [{ field, code: 'field_one_product' }];
  }

  /** Where bonus money can be staked, or free rounds are played. */
  private async given(brand: string, { reward }: CampaignTerms): Promise<Set<Product>> {
    const { kind, rounds, wagering } = reward;
    const plans = await this.plans.list(brand);
    const playable = () => productsOf(typesIn(plans.find(({ id }) => id === wagering.plan)));
    if (kind === 'bonus') return playable();
    if (kind !== 'free-rounds' || !rounds) return new Set();
    const title = { product: null, types: null, vendors: null, titles: [rounds.title] };
    const played = productsOf(await this.scopes.gameTypes(brand, title));
    // What they win as a bonus is staked by its plan; one for every game leaves it free.
    const isStaked = rounds.winnings === 'bonus' && wagering.plan !== null;
    return isStaked ? new Set([...played, ...playable()]) : played;
  }
}

/** Of which games the play earns the reward; `null` where something else does. */
function earningScope({ trigger }: CampaignTerms): PlayScope | null {
  if (trigger.on === 'measure') return isPlayMeasure(trigger.measure) ? trigger.scope : null;
  if (trigger.on === 'draw') return trigger.source === 'valid-bet' ? trigger.scope : null;
  return trigger.on === 'period' || trigger.on === 'rank' ? trigger.scope : null;
}

const productsOf = (types: readonly GameType[]): Set<Product> => new Set(types.map(productOf));

/** The types of games that count for a plan; without a plan all of them. */
const typesIn = (plan: WageringPlan | undefined): GameType[] =>
  CATEGORIES.filter((type) => percentOf(plan?.rates ?? ALL_WHOLE, type, '*') > 0);
