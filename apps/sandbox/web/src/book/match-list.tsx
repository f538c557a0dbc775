import type { MatchView, SlipLeg } from '../../../common/book/api';
import { usePlay } from '../session/play-context';
import styles from './book.module.css';
import { fixtureNamed, matchName } from './names';
import { OddsButtons } from './odds-buttons';
import { scoreText } from './score';

export interface MatchListProps {
  matches: readonly MatchView[];
  legs: readonly SlipLeg[];
  onToggle: (leg: SlipLeg) => void;
  onOpen: (match: string) => void;
}

/** Live matches, those to come and those that have just ended, with their main market. */
export function MatchList({ matches, ...rest }: MatchListProps) {
  const { t } = usePlay();
  const parts = [
    { title: t.book.live, list: matches.filter(({ isLive }) => isLive) },
    { title: t.book.coming, list: matches.filter(({ isLive, isOver }) => !isLive && !isOver) },
    { title: t.book.justOver, list: matches.filter(({ isOver }) => isOver) },
  ];
  if (matches.length === 0) return <p className={styles.empty}>{t.book.noMatches}</p>;
  return parts
    .filter(({ list }) => list.length > 0)
    .map(({ title, list }) => (
      <section key={title} className={styles.part}>
        <h2>{title}</h2>
        <ul className={styles.cards}>
          {list.map((match) => (
            <MatchCard key={match.id} match={match} {...rest} />
          ))}
        </ul>
      </section>
    ));
}

function MatchCard({
  match,
  legs,
  onToggle,
  onOpen,
}: Omit<MatchListProps, 'matches'> & { match: MatchView }) {
  const play = usePlay();
  const { t, language } = play;
  const { home, away, startsAt } = fixtureNamed(match.id);
  const score = scoreText(match, play);
  const hasBegun = match.isLive || match.isOver;
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const status = match.isCancelled
    ? t.book.cancelled
    : match.isOver
      ? t.book.ended
      : match.isLive
        ? score.clock
        : t.book.startsAt(time.format(startsAt));
  const [main] = match.markets;
  return (
    <li className={styles.card}>
      <button
        type="button"
        className={styles.teams}
        aria-label={`${matchName(match.id, play)}, ${t.book.allMarkets}`}
        onClick={() => onOpen(match.id)}
      >
        <span className={styles.status} data-live={match.isLive || undefined}>
          {status}
        </span>
        <span className={styles.team}>
          {home.names[language]} <b>{hasBegun && score.home}</b>
        </span>
        <span className={styles.team}>
          {away.names[language]} <b>{hasBegun && score.away}</b>
        </span>
      </button>
      {main && <OddsButtons match={match} market={main} legs={legs} onToggle={onToggle} />}
    </li>
  );
}
