import { isBookCode } from '../../../common/book/codes';
import { INNINGS_BALLS, OVER_BALLS } from '../../../common/book/innings';
import { type Fixture, readMarketId, type Selection } from '../../../common/book/match';
import { fixtureById } from '../../../common/book/titles';
import type { Play } from '../session/play-context';

type Wording = Pick<Play, 't' | 'figure' | 'language'>;

/** @throws RangeError for an id that no match can have */
export function fixtureNamed(id: string): Fixture {
  const code = id.replace(/-\d+$/, '');
  if (!isBookCode(code)) throw new RangeError(`no match ${id}`);
  return fixtureById(code, id);
}

export const matchName = (id: string, { t, language }: Wording): string => {
  const { home, away } = fixtureNamed(id);
  return t.book.versus(home.names[language], away.names[language]);
};

export function marketName(match: string, market: string, { t, figure, language }: Wording): string {
  const words = t.book.markets;
  const { kind, period, line } = readMarketId(market);
  const at = period ?? 1;
  const lineText = line === null ? '' : figure(line, 1);
  const over = Math.ceil(at / OVER_BALLS);
  switch (kind) {
    case 'winner':
      return words.winner;
    case 'total':
      return words.total(lineText);
    case 'handicap':
      return words.handicap(
        fixtureNamed(match).home.names[language],
        `${(line ?? 0) > 0 ? '+' : ''}${lineText}`,
      );
    case 'innings-runs':
      return words.inningsRuns(lineText);
    case 'over-runs':
      return words.overRuns(figure(overInInnings(at)), lineText);
    case 'over-wicket':
      return words.overWicket(figure(overInInnings(at)));
    case 'ball':
      return words.ball(figure(overInInnings(over)), figure(((at - 1) % OVER_BALLS) + 1));
    case 'map':
      return words.map(figure(at));
    case 'map-rounds':
      return words.mapRounds(figure(at), lineText);
  }
}

/** Overs of both innings are counted from 1 on. */
const overInInnings = (over: number): number => ((over - 1) % (INNINGS_BALLS / OVER_BALLS)) + 1;

export function selectionName(match: string, selection: Selection, { t, language }: Wording): string {
  if (selection === 'home' || selection === 'away') return fixtureNamed(match)[selection].names[language];
  return t.book.selections[selection];
}

/** Odds of thousandths. */
export const oddsText = (odds: number, { figure }: Pick<Play, 'figure'>): string => figure(odds / 1000, 3);
