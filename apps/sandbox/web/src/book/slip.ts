import type { MatchView, SlipLeg } from '../../../common/book/api';
import type { Selection } from '../../../common/book/match';
import { MOST_LEGS } from '../../../common/book/slip';

export interface Slip {
  legs: SlipLeg[];
  kind: 'multiple' | 'singles';
}

export const EMPTY_SLIP: Slip = { legs: [], kind: 'multiple' };

/**
 * open: at the odds of the slip. changed: at others, which the player has not accepted. suspended: for the moment.
 * gone: the match is over or cancelled, or the market is decided.
 */
export type LegStatus = 'open' | 'changed' | 'suspended' | 'gone';

export interface SlipLine {
  leg: SlipLeg;
  status: LegStatus;
  /** Of now, in thousandths; null where the leg is gone. */
  odds: number | null;
  /** The number of events of the match by now. */
  events: number;
}

export const isSame = (one: Pick<SlipLeg, 'match' | 'market' | 'selection'>, other: typeof one): boolean =>
  one.match === other.match && one.market === other.market && one.selection === other.selection;

/** Adds the leg, or removes it. A multiple keeps only one of each match. */
export function toggled({ legs, kind }: Slip, leg: SlipLeg): Slip {
  const without = legs.filter((one) => !isSame(one, leg));
  if (without.length < legs.length) return { kind, legs: without };
  const kept = kind === 'multiple' ? legs.filter(({ match }) => match !== leg.match) : legs;
  return kept.length < MOST_LEGS ? { kind, legs: [...kept, leg] } : { kind, legs };
}

/** A multiple keeps the last leg of each match. */
export function ofKind({ legs }: Slip, kind: Slip['kind']): Slip {
  const kept = legs.filter((leg, index) => !legs.slice(index + 1).some(({ match }) => match === leg.match));
  return { kind, legs: kind === 'multiple' ? kept : legs };
}

export function linesOf(legs: readonly SlipLeg[], matches: readonly MatchView[]): SlipLine[] {
  return legs.map((leg) => {
    const match = matches.find(({ id }) => id === leg.match);
    const odds = match ? oddsNow(match, leg.market, leg.selection) : null;
    const events = match?.state.events ?? leg.events;
    if (!match || odds === null) return { leg, status: 'gone', odds: null, events };
    if (match.isSuspended) return { leg, status: 'suspended', odds, events };
    return { leg, status: odds === leg.odds && events === leg.events ? 'open' : 'changed', odds, events };
  });
}

export function oddsNow({ markets }: MatchView, market: string, selection: Selection): number | null {
  const offered = markets.find(({ id }) => id === market);
  return offered?.odds.find((one) => one.selection === selection)?.odds ?? null;
}

/** The slip at the odds of now, without what is gone. */
export const acceptedLegs = (lines: readonly SlipLine[]): SlipLeg[] =>
  lines.flatMap(({ leg, odds, events }) => (odds === null ? [] : [{ ...leg, odds, events }]));
