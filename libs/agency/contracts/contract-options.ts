import { Injectable } from '@nestjs/common';
import type { Currency } from '#libs/money/currency';
import { parseRate, rateToWire } from '#libs/money/rate';
import type { ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { ContractRules } from '#libs/site/common/brand-settings';
import { BrandRegistry } from '#libs/site/index';
import type { ContractOption, getContractOptions } from '../common/contract.calls.js';
import type { ContractKind } from '../common/contract-kinds.js';
import { type ContractTerms, type Tier, termsWith, tiersOf } from '../common/contract-terms.js';
import type { getRegistrationLinkOptions } from '../common/registration-link.calls.js';
import {
  allowedUnder,
  capsOf,
  clampTiers,
  highestRates,
  lowerRates,
  type Rates,
  ZERO_RATES,
} from './contract-bound.js';
import { ContractOffers } from './contract-offers.js';
import { ContractQueries } from './contract-queries.js';
import { ContractStore } from './contract-store.js';

/** What an agent may offer to an account directly below. */
@Injectable()
export class ContractOptions {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly offers: ContractOffers,
    private readonly store: ContractStore,
    private readonly queries: ContractQueries,
  ) {}

  /** @throws AppError 404 if the account is not directly below */
  of(caller: LoggedIn, downlineId: string): Promise<ValueOf<typeof getContractOptions>> {
    const { currency, contracts: rules } = this.brands.byId(caller.brand).settings;
    return this.database.snapshot(async () => {
      const { id, account } = await this.offers.directDownline(caller.brand, caller.person, downlineId);
      const options: ContractOption[] = [];
      for (const kind of rules.kinds)
        options.push(await this.option(caller.person, id, kind, rules, currency));
      return { downline: { id, account }, currency, options };
    });
  }

  /** What may be offered to somebody who registers with a link of the agent. */
  forRegistrationLink(caller: LoggedIn): Promise<ValueOf<typeof getRegistrationLinkOptions>> {
    const { currency, contracts: rules } = this.brands.byId(caller.brand).settings;
    return this.database.snapshot(async () => {
      const options: ContractOption[] = [];
      for (const kind of rules.kinds)
        options.push(await this.option(caller.person, null, kind, rules, currency));
      return { currency, options };
    });
  }

  /** `downline` is null for an account that does not exist yet, and so has no contracts. */
  private async option(
    agent: string,
    downline: string | null,
    kind: ContractKind,
    rules: ContractRules,
    currency: Currency,
  ): Promise<ContractOption> {
    const above = await this.store.boundOf(agent, kind);
    const bound = above && tiersOf(above.terms, currency);
    const active = downline === null ? null : await this.store.active(downline, kind);
    const offered = downline === null ? null : await this.store.offered(downline, kind);
    const caps = bound
      ? lowerRates(capsOf(kind, rules), allowedUnder(kind, highestRates(bound)))
      : capsOf(kind, rules);
    return {
      kind,
      caps: capsToWire(kind, caps),
      bound: above?.terms ?? null,
      suggested: active?.terms ?? suggestion(kind, above?.terms ?? null, rules, currency),
      inForce: active && (await this.queries.summary(active, 'given')),
      offered: offered && (await this.queries.summary(offered, 'given')),
    };
  }
}

function capsToWire(kind: ContractKind, { winPpm, lossPpm, betPpm }: Rates): ContractOption['caps'] {
  if (kind === 'daily' || kind === 'dividend') return { rate: rateToWire(betPpm) };
  const both = { winRate: rateToWire(winPpm), lossRate: rateToWire(lossPpm) };
  return kind === 'hourly' ? both : { ...both, betRate: rateToWire(betPpm) };
}

/** The brand's suggestion for real time; otherwise the terms in force above, lowered if they must be, or half of the cap. */
function suggestion(
  kind: ContractKind,
  above: ContractTerms | null,
  rules: ContractRules,
  currency: Currency,
): ContractTerms {
  const caps = capsOf(kind, rules);
  const bound = above && tiersOf(above, currency);
  const like = above ?? EMPTY_TERMS[kind];
  const start =
    kind === 'realtime' ? [plainTier(suggestedRates(rules))] : (bound ?? [plainTier(halfOf(caps))]);
  const within = start.map((tier) => ({ ...tier, ...lowerRates(tier, caps) }));
  return termsWith(
    like,
    (bound ? clampTiers(kind, within, bound) : within) ?? [plainTier(ZERO_RATES)],
    currency,
  );
}

const plainTier = (rates: Rates): Tier => ({ activeMembers: 0, validBet: 0n, ...rates });

function suggestedRates({ suggested }: ContractRules): Rates {
  return {
    winPpm: parseRate(suggested.winRate),
    lossPpm: parseRate(suggested.lossRate),
    betPpm: parseRate(suggested.betRate),
  };
}

/** Rounded down to 0.01 percent. */
function halfOf({ winPpm, lossPpm, betPpm }: Rates): Rates {
  const half = (ppm: number) => Math.floor(ppm / 200) * 100;
  return { winPpm: half(winPpm), lossPpm: half(lossPpm), betPpm: half(betPpm) };
}

/** Terms to fill with tiers, if no contract is in force above. */
const EMPTY_TERMS: Record<ContractKind, ContractTerms> = {
  realtime: { kind: 'realtime', winRate: '0.00', lossRate: '0.00', betRate: '0.00' },
  hourly: { kind: 'hourly', tiers: [] },
  daily: { kind: 'daily', tiers: [] },
  dividend: { kind: 'dividend', period: 'M', tiers: [] },
};
