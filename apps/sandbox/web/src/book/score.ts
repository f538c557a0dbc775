import type { MatchView } from '../../../common/book/api';
import { batting, currentInnings, type Score, scoreOf, targetOf } from '../../../common/book/cricket';
import { mapsWon } from '../../../common/book/esports';
import { OVER_BALLS } from '../../../common/book/innings';
import type { Play } from '../session/play-context';
import { fixtureNamed } from './names';

type Wording = Pick<Play, 't' | 'figure'>;

export interface ScoreText {
  home: string;
  away: string;
  /** The minute, the overs, or the map. */
  clock: string;
}

const wickets = ({ runs, wickets: fallen }: Score, { figure }: Wording): string =>
  `${figure(runs)}/${figure(fallen)}`;

/** Balls as overs: 27 balls are 4.3. */
export const oversText = (balls: number, { figure }: Wording): string =>
  `${figure(Math.floor(balls / OVER_BALLS))}.${figure(balls % OVER_BALLS)}`;

/** The score of a match as a board shows it. */
export function scoreText({ id, state }: Pick<MatchView, 'id' | 'state'>, play: Wording): ScoreText {
  const { t, figure } = play;
  if (state.sport === 'football')
    return {
      home: figure(state.home),
      away: figure(state.away),
      clock: t.book.minute(figure(state.steps)),
    };
  if (state.sport === 'esports') {
    const won = mapsWon(state);
    const map = state.maps.at(-1) ?? { home: 0, away: 0 };
    return {
      home: `${figure(won.home)} (${figure(map.home)})`,
      away: `${figure(won.away)} (${figure(map.away)})`,
      clock: t.book.mapOf(figure(state.maps.length)),
    };
  }
  const scores = state.innings.map(scoreOf);
  const innings = currentInnings(state);
  const texts = scores.map((score, index) => (index <= innings ? wickets(score, play) : '–'));
  const isHomeFirst = batting(fixtureNamed(id), 0) === 'home';
  const [first = '', second = ''] = texts;
  const overs = t.book.overs(oversText(scores[innings]?.balls ?? 0, play));
  return {
    home: isHomeFirst ? first : second,
    away: isHomeFirst ? second : first,
    clock: innings === 1 ? `${overs} · ${t.book.target(figure(targetOf(state)))}` : overs,
  };
}
