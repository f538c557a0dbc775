import type { MatchView } from '../../../common/book/api';
import { isBookCode } from '../../../common/book/codes';
import { bookTitle } from '../../../common/book/titles';
import { usePlay } from '../session/play-context';
import { CricketOval } from './drawn/cricket-oval';
import { EsportsMaps } from './drawn/esports-maps';
import { FootballPitch } from './drawn/football-pitch';
import { fixtureNamed } from './names';
import { scoreText } from './score';
import styles from './score-board.module.css';

/** The drawn state of a match: its ground, the score, and how far it is played. */
export function ScoreBoard({ match }: { match: MatchView }) {
  const play = usePlay();
  const { t, language, figure } = play;
  const { home, away } = fixtureNamed(match.id);
  const score = scoreText(match, play);
  const { state } = match;
  const code = match.id.replace(/-\d+$/, '');
  const most = isBookCode(code) ? bookTitle(code).rules.maxSteps : state.steps;
  const isBefore = !match.isLive && !match.isOver;
  return (
    <div className={styles.board}>
      {state.sport === 'football' && <FootballPitch state={state} />}
      {state.sport === 'cricket' && <CricketOval state={state} />}
      {state.sport === 'esports' && <EsportsMaps state={state} />}
      <dl className={styles.scores}>
        <div>
          <dt>{home.names[language]}</dt>
          <dd>{isBefore ? '–' : score.home}</dd>
        </div>
        <div>
          <dt>{away.names[language]}</dt>
          <dd>{isBefore ? '–' : score.away}</dd>
        </div>
      </dl>
      <div className={styles.timeline}>
        <svg viewBox="0 0 240 10" role="img" aria-label={t.book.progress(figure(state.steps), figure(most))}>
          <rect y="3" width="240" height="4" rx="2" className={styles.rail} />
          <rect y="3" width={(240 * state.steps) / most} height="4" rx="2" className={styles.done} />
          {state.lastEvent > 0 && (
            <circle cx={(240 * state.lastEvent) / most} cy="5" r="4" className={styles.event} />
          )}
        </svg>
        <span>{isBefore ? '' : match.isOver ? t.book.ended : score.clock}</span>
      </div>
    </div>
  );
}
