import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { RoundView } from '../../../common/api';
import type { MatchesProof } from '../../../common/book/outcome';
import { isInstantCode } from '../../../common/instant/titles';
import { rankOfHand } from '../../../common/seats/hand-rank';
import type { SeatsOutcome } from '../../../common/seats/outcome';
import { isSharedRoundCode, sharedRoundRules } from '../../../common/shared-round/titles';
import { matchAddress } from '../../../common/verify-address';
import { INSTANT_SCENES } from '../instant/scenes';
import { NoAnswer } from '../session/errors';
import { type Play, usePlay } from '../session/play-context';
import { Button } from '../ui/button';
import { VisuallyHidden } from '../ui/visually-hidden';
import styles from './fairness.module.css';
import { revealedAddress } from './verify-address';

/** The played rounds, the newest first, each with a link to its proof. */
export function RoundList() {
  const { t, client, fairness, reportLost } = usePlay();
  const [rounds, setRounds] = useState<RoundView[] | null>(null);
  const [page, setPage] = useState({ wanted: 1, pages: 1 });
  const seeds = fairness?.serverSeedHash;

  // biome-ignore lint/correctness/useExhaustiveDependencies: new seeds reveal the old ones of every round
  useEffect(() => {
    let over = false;
    client.rounds(page.wanted).then(
      (reply) => {
        if (over) return;
        setRounds((before) =>
          page.wanted === 1 ? reply.rounds : withoutRepeats(before ?? [], reply.rounds),
        );
        setPage((now) => (now.pages === reply.pages ? now : { ...now, pages: reply.pages }));
      },
      (error: unknown) => {
        if (!over && error instanceof NoAnswer) reportLost();
      },
    );
    return () => {
      over = true;
    };
  }, [client, page.wanted, seeds]);

  return (
    <section className={styles.part}>
      <h3>{t.fairness.rounds}</h3>
      {rounds?.length === 0 && <p className={styles.label}>{t.fairness.noRounds}</p>}
      <ul className={styles.rounds}>
        {rounds?.map((round) => (
          <Round key={round.round} round={round} />
        ))}
      </ul>
      {page.wanted < page.pages && (
        <Button onClick={() => setPage({ ...page, wanted: page.wanted + 1 })}>{t.fairness.more}</Button>
      )}
    </section>
  );
}

/** A round that was played in the meantime shifts the pages, so the next page may repeat rounds. */
function withoutRepeats(before: RoundView[], more: RoundView[]): RoundView[] {
  const known = new Set(before.map(({ round }) => round));
  return [...before, ...more.filter(({ round }) => !known.has(round))];
}

function Round({ round }: { round: RoundView }) {
  const { t, view, money, figure, language } = usePlay();
  const verify = revealedAddress(round, view);
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const { proof } = round;
  return (
    <li className={styles.round}>
      <span className={styles.outcome}>
        <b>{useOutcome(round)}</b>
        <span className={styles.label}>
          {proof.kind === 'seeds' &&
            (view.kind === 'seats' ? t.seats.hand : t.fairness.nonceOf)(figure(proof.nonce))}
          {proof.kind === 'matches' && ticketName(proof.matches.length, { t, figure })}
          {proof.kind === 'draw' && proof.clientSeed}
          {'index' in proof && `#${figure(proof.index)}`}
          {' · '}
          {time.format(round.at)}
        </span>
      </span>
      <span className={styles.amounts}>
        <b>{money(BigInt(round.payout))}</b>
        <span className={styles.label}>
          {round.reward === null ? `${t.stake.label} ${money(BigInt(round.stake))}` : t.free.round}
        </span>
      </span>
      {proof.kind === 'matches' && proof.matches.length > 1 ? (
        <MatchLinks proof={proof} />
      ) : verify ? (
        <a className={styles.verify} href={verify} target="_blank" rel="noopener noreferrer">
          {t.studio.verify} <ExternalLink size={14} aria-hidden="true" />
          <VisuallyHidden>{t.studio.newTab}</VisuallyHidden>
        </a>
      ) : (
        <span className={styles.sealed}>
          {round.state === 'open' || proof.kind === 'matches' || proof.kind === 'draw'
            ? t.fairness.running
            : proof.kind === 'shoe'
              ? t.fairness.sealedShoe
              : t.fairness.sealed}
        </span>
      )}
    </li>
  );
}

/** The matches of a multiple that are over, each with its proof. */
function MatchLinks({ proof }: { proof: MatchesProof }) {
  const { t, figure, language } = usePlay();
  const over = proof.matches.filter(({ serverSeed }) => serverSeed !== null);
  if (over.length === 0) return <span className={styles.sealed}>{t.fairness.running}</span>;
  return over.map((match, index) => (
    <a
      key={match.match}
      className={styles.verify}
      href={matchAddress(match, language)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t.studio.verify} {figure(index + 1)} <ExternalLink size={14} aria-hidden="true" />
      <VisuallyHidden>{t.studio.newTab}</VisuallyHidden>
    </a>
  ));
}

const ticketName = (legs: number, { t, figure }: Pick<Play, 't' | 'figure'>): string =>
  legs === 1 ? t.book.tickets.single : t.book.tickets.multiple(figure(legs));

function handOutcome({ folded, by, seat, hands }: SeatsOutcome, t: Play['t']): string {
  if (folded) return t.seats.ownFolded;
  return by === 'pack' ? t.seats.othersFolded : t.seats.ranks[rankOfHand(hands[seat] ?? [])];
}

function useOutcome({ result, state }: RoundView): string {
  const { t, hundredths, figure, view } = usePlay();
  if (state === 'open' && result === null) return t.fairness.running;
  if (state === 'void' || result === null) return t.fairness.voided;
  if (result.kind === 'instant')
    return isInstantCode(view.game) ? INSTANT_SCENES[view.game].outcome(result, { t, figure }) : '';
  if (result.kind === 'book')
    return result.legs.map(({ state: leg }) => t.book.tickets.legs[leg]).join(' · ');
  if (result.kind === 'dice') return hundredths(result.roll);
  if (result.kind === 'slot') {
    const lines = t.fairness.lineWins(figure(result.wins.length));
    return BigInt(result.jackpot?.won ?? '0') > 0n ? `${t.jackpot.hit} · ${lines}` : lines;
  }
  if (result.kind === 'housie') {
    if (result.result === null) return t.fairness.running;
    if (result.result.refunded) return t.fairness.voided;
    return result.result.prizes.map(({ kind }) => t.housie.kinds[kind]).join(' · ') || t.housie.nothing;
  }
  if (result.kind === 'seats') return handOutcome(result, t);
  if (result.kind === 'fish') {
    const caught = result.shots.filter(({ payout }) => payout !== '0').length;
    return t.fish.summary(figure(result.shots.length), figure(caught));
  }
  if (result.kind === 'shared')
    return result.result && isSharedRoundCode(view.game)
      ? sharedRoundRules(view.game).road(result.result)
      : t.fairness.running;
  return result.bust === null ? t.crash.waiting : `${hundredths(result.bust)}×`;
}
