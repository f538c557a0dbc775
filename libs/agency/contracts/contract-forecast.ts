import { Injectable } from '@nestjs/common';
import { parseAmount, toWire } from '#libs/money/amount';
import { rateToWire } from '#libs/money/rate';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { agencyErrors } from '../common/agency.errors.js';
import type { getContractForecast } from '../common/contract.calls.js';
import type { ContractKind } from '../common/contract-kinds.js';
import { type ContractTerms, type Tier, tiersOf, tiersRise } from '../common/contract-terms.js';
import { periodCodeOf } from '../periods.js';
import { type Contract, codeOf } from './contract.entity.js';
import { averageTier, ContractFigures, DAYS, payOf, type Window } from './contract-figures.js';
import { type ReadTerms, readTerms } from './contract-input.js';
import { ContractOffers } from './contract-offers.js';
import { ContractStore } from './contract-store.js';

const DAY_MS = 86_400_000;

/** What terms would have paid lately, so that both know what they agree on. */
@Injectable()
export class ContractForecast {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly store: ContractStore,
    private readonly offers: ContractOffers,
    private readonly figures: ContractFigures,
  ) {}

  /** @throws Refusal 404 for nobody directly below; 400, 422 for terms that are malformed or fall */
  of(
    caller: LoggedIn,
    { downlineId, terms }: InputOf<typeof getContractForecast>,
  ): Promise<ValueOf<typeof getContractForecast>> {
    const { currency } = this.brands.byId(caller.brand).settings;
    const read = readTerms(terms, currency);
    if (!tiersRise(read.tiers)) throw new Refusal(agencyErrors.error_contract_tiers_fall);
    return this.database.snapshot(async () => {
      await this.offers.below(caller.brand, caller.person, downlineId);
      return this.calculated(caller, downlineId, read);
    });
  }

  private async calculated(caller: LoggedIn, downline: string, { terms, tiers }: ReadTerms) {
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
      activeFrom: parseAmount(contracts.activeMemberBet, currency),
      code: periodCodeOf(terms.kind, terms.kind === 'dividend' ? terms.period : null),
    };
  }

  /** Contracts below that take their part: the nearest on each way down, or the own direct ones of a dividend. */
  private async holdersBelow(agent: string, kind: ContractKind): Promise<Contract[]> {
    const below = (await this.store.below(agent, kind, false)).filter(({ status }) => status === 'active');
    if (kind === 'dividend') return below.filter(({ upline }) => upline === agent);
    const waysUp = await this.store.waysUp(below.map(({ downline }) => downline));
    const holders = new Set(below.map(({ downline }) => downline));
    return below.filter(({ downline }) => {
      const wayUp = waysUp.get(downline) ?? [];
      return !wayUp.slice(0, wayUp.indexOf(agent)).some((member) => holders.has(member));
    });
  }

  /** What the agent's own contract pays by the agent's own team; `null` without one. */
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
