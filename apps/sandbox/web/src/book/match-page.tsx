import { ArrowLeft } from 'lucide-react';
import type { MatchView, SlipLeg } from '../../../common/book/api';
import { matchAddress } from '../../../common/verify-address';
import { Proof } from '../fairness/proof';
import { usePlay } from '../session/play-context';
import { Button } from '../ui/button';
import styles from './book.module.css';
import { matchName } from './names';
import { OddsButtons } from './odds-buttons';
import { ScoreBoard } from './score-board';

interface MatchPageProps {
  match: MatchView;
  legs: readonly SlipLeg[];
  onToggle: (leg: SlipLeg) => void;
  onBack: () => void;
}

/** A match with its drawn state, all its markets, and what proves it. */
export function MatchPage({ match, legs, onToggle, onBack }: MatchPageProps) {
  const play = usePlay();
  const { t, language } = play;
  const proof = { match: match.id, serverSeedHash: match.seedHash, serverSeed: match.seed };
  const note = match.isCancelled
    ? t.book.cancelledNote
    : match.isOver
      ? t.book.endedNote
      : match.isSuspended
        ? t.book.suspendedNote
        : '';
  return (
    <article className={styles.page}>
      <Button icon={<ArrowLeft size={18} aria-hidden="true" className={styles.arrow} />} onClick={onBack}>
        {t.book.backToList}
      </Button>
      <h2>{matchName(match.id, play)}</h2>
      <ScoreBoard match={match} />
      <p role="status" className={styles.note}>
        {note}
      </p>
      {match.markets.map((market) => (
        <OddsButtons key={market.id} match={match} market={market} legs={legs} onToggle={onToggle} />
      ))}
      <Proof label={t.book.commitment} text={match.seedHash} />
      {match.seed !== null && (
        <a
          className={styles.link}
          href={matchAddress(proof, language)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t.book.verify}
        </a>
      )}
    </article>
  );
}
