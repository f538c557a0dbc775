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
import { allowedUnder, capsOf, clampTiers, highest, least, NOTHING, type Rates } from './contract-bound.js';
import { ContractOffers } from './contract-offers.js';
import { ContractRecord } from './contract-record.js';
import { ContractStore } from './contract-store.js';

/** What an agent may offer to one directly below. */
@Injectable()
export class ContractOptions {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly offers: ContractOffers,
    private readonly store: ContractStore,
    private readonly record: ContractRecord,
  ) {}

  /** @throws Refusal 404 for nobody directly below */
  of(caller: LoggedIn, downlineId: string): Promise<ValueOf<typeof getContractOptions>> {
    const { currency, contracts: rules } = this.brands.byId(caller.brand).settings;
    return this.database.snapshot(async () => {
      const { id, account } = await this.offers.below(caller.brand, caller.person, downlineId);
      const options: ContractOption[] = [];
      for (const kind of rules.kinds)
        options.push(await this.option(caller.person, id, kind, rules, currency));
      return { downline: { id, account }, currency, options };
    });
  }

  /** For somebody who is still to join directly below. */
  ofNewcomer(caller: LoggedIn): Promise<ValueOf<typeof getRegistrationLinkOptions>> {
    const { currency, contracts: rules } = this.brands.byId(caller.brand).settings;
    return this.database.snapshot(async () => {
      const options: ContractOption[] = [];
      for (const kind of rules.kinds)
        options.push(await this.option(caller.person, null, kind, rules, currency));
      return { currency, options };
    });
  }

  /** `downline` is null for somebody who is still to come, and has no contracts. */
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
    const caps = bound ? least(capsOf(kind, rules), allowedUnder(kind, highest(bound))) : capsOf(kind, rules);
    return {
      kind,
      caps: capsToWire(kind, caps),
      bound: above?.terms ?? null,
      suggested: active?.terms ?? suggestion(kind, above?.terms ?? null, rules, currency),
      inForce: active && (await this.record.summary(active, 'given')),
      offered: offered && (await this.record.summary(offered, 'given')),
    };
  }
}

function capsToWire(kind: ContractKind, { winPpm, lossPpm, betPpm }: Rates): ContractOption['caps'] {
  if (kind === 'daily' || kind === 'dividend') return { rate: rateToWire(betPpm) };
  const both = { winRate: rateToWire(winPpm), lossRate: rateToWire(lossPpm) };
  return kind === 'hourly' ? both : { ...both, betRate: rateToWire(betPpm) };
}

/** The brand's own words for real time; else what is in force above, lowered where it must be; else half of the cap. */
function suggestion(
  kind: ContractKind,
  above: ContractTerms | null,
  rules: ContractRules,
  currency: Currency,
): ContractTerms {
  const caps = capsOf(kind, rules);
  const bound = above && tiersOf(above, currency);
  const like = above ?? PLAIN[kind];
  const start =
    kind === 'realtime' ? [plainTier(suggestedRates(rules))] : (bound ?? [plainTier(halfOf(caps))]);
  const within = start.map((tier) => ({ ...tier, ...least(tier, caps) }));
  return termsWith(
    like,
    (bound ? clampTiers(kind, within, bound) : within) ?? [plainTier(NOTHING)],
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

/** A shape to fill with tiers, where nothing is in force above. */
const PLAIN: Record<ContractKind, ContractTerms> = {
  realtime: { kind: 'realtime', winRate: '0.00', lossRate: '0.00', betRate: '0.00' },
  hourly: { kind: 'hourly', tiers: [] },
  daily: { kind: 'daily', tiers: [] },
  dividend: { kind: 'dividend', period: 'M', tiers: [] },
};
