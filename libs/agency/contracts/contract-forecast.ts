import { Injectable } from '@nestjs/common';
import { parseAmount, toWire } from '#libs/money/amount';
import { rateToWire } from '#libs/money/rate';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { agencyErrors } from '../common/agency.errors.js';
import type { getContractForecast } from '../common/contract.calls.js';
import type { ContractKind } from '../common/contract-kinds.js';
import { type ContractTerms, type Tier, tiersOf, tiersRise } from '../common/contract-terms.js';
import { periodCodeOf } from '../contract-periods.js';
import { type Contract, codeOf } from './contract.entity.js';
import { ContractOffers } from './contract-offers.js';
import { ContractStore } from './contract-store.js';
import { averageTier, DAYS, ForecastFigures, payOf, type Window } from './forecast-figures.js';
import { type ParsedTerms, parseTerms } from './parse-terms.js';

const DAY_MS = 86_400_000;

/** What terms would have paid over the last days, which agents see before they offer or accept. */
@Injectable()
export class ContractForecast {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly store: ContractStore,
    private readonly offers: ContractOffers,
    private readonly figures: ForecastFigures,
  ) {}

  /** @throws AppError 404 if the account is not directly below; 400 for malformed terms; 422 for tiers that do not rise */
  of(
    caller: LoggedIn,
    { downlineId, terms }: InputOf<typeof getContractForecast>,
  ): Promise<ValueOf<typeof getContractForecast>> {
    const { currency } = this.brands.byId(caller.brand).settings;
    const parsed = parseTerms(terms, currency);
    if (!tiersRise(parsed.tiers)) throw new AppError(agencyErrors.error_contract_tiers_fall);
    return this.database.snapshot(async () => {
      await this.offers.directDownline(caller.brand, caller.person, downlineId);
      return this.calculate(caller, downlineId, parsed);
    });
  }

  private async calculate(caller: LoggedIn, downline: string, { terms, tiers }: ParsedTerms) {
    const { kind } = terms;
    const window = this.window(caller.brand, terms);
    const holders = await this.holdersBelow(downline, kind);
    const team = await this.figures.of(
      downline,
      holders.map((contract) => contract.downline),
      window,
    );
    const tier = averageTier(tiers, team.all, window.code);
    const gross = payOf(kind, tier, team.all);
    const below = holders
      .map((contract) => {
        const figures = team.of(contract.downline);
        return payOf(kind, averageTier(this.tiers(contract), figures, codeOf(contract)), figures);
      })
      .reduce((sum, pay) => sum + pay, 0n);
    const ownTier = await this.ownTier(caller, kind, window);
    const kept = ownTier && payOf(kind, ownTier.tier, team.all) - gross;
    const { currency } = this.brands.byId(caller.brand).settings;
    const wire = (minor: bigint) => toWire(minor, currency);
    return {
      from: window.from.toISOString(),
      to: window.to.toISOString(),
      currency,
      activeMembers: team.all.activeMembers,
      validBet: wire(team.all.validBet),
      winBet: wire(team.all.winBet),
      lossBet: wire(team.all.lossBet),
      profit: wire(team.all.profit),
      tier: tier && tiers.indexOf(tier) + 1,
      winRate: rateToWire(tier?.winPpm ?? 0),
      lossRate: rateToWire(tier?.lossPpm ?? 0),
      betRate: rateToWire(tier?.betPpm ?? 0),
      gross: wire(gross),
      below: wire(below),
      net: wire(gross - below),
      kept: kept === null ? null : wire(kept),
    };
  }

  private window(brand: string, terms: ContractTerms): Window {
    const { timeZone, currency, contracts } = this.brands.byId(brand).settings;
    const to = this.clock.now();
    return {
      brand,
      timeZone,
      from: new Date(to.getTime() - DAYS * DAY_MS),
      to,
      activeMemberBet: parseAmount(contracts.activeMemberBet, currency),
      code: periodCodeOf(terms.kind, terms.kind === 'dividend' ? terms.period : null),
    };
  }

  /** Contracts below that reduce the agent's share: the topmost on each path down; for a dividend, those that the agent pays. */
  private async holdersBelow(agent: string, kind: ContractKind): Promise<Contract[]> {
    const below = (await this.store.below(agent, kind, false)).filter(({ status }) => status === 'active');
    if (kind === 'dividend') return below.filter(({ upline }) => upline === agent);
    const ancestors = await this.store.ancestorsOf(below.map(({ downline }) => downline));
    const holders = new Set(below.map(({ downline }) => downline));
    return below.filter(({ downline }) => {
      const path = ancestors.get(downline) ?? [];
      return !path.slice(0, path.indexOf(agent)).some((member) => holders.has(member));
    });
  }

  /** The tier of the agent's own contract that the agent's team meets; `null` without a contract. */
  private async ownTier(
    caller: LoggedIn,
    kind: ContractKind,
    window: Window,
  ): Promise<{ tier: Tier | null } | null> {
    const own = await this.store.active(caller.person, kind);
    if (!own) return null;
    const code = codeOf(own);
    const { all } = await this.figures.of(caller.person, [], { ...window, code });
    return { tier: averageTier(this.tiers(own), all, code) };
  }

  private tiers({ brand, terms }: Contract): Tier[] {
    return tiersOf(terms, this.brands.byId(brand).settings.currency);
  }
}
