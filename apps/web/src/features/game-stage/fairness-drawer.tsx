import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#libs/games/common/games.calls';
import type { Currency } from '#libs/money/currency';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Text } from '../../ui/layout/text';
import { Dialog } from '../../ui/overlays/dialog';
import { ProofFacts } from '../games/shared/proof-view';
import { betQuery, latestBetsQuery } from '../games/shared/rounds.api';
import styles from './fairness-drawer.module.css';

const SHOWN = 5;

interface FairnessDrawerProps {
  game: Game;
  onClose: () => void;
}

/** How results come about, and the proof of the last rounds of this game. */
export function FairnessDrawer({ game, onClose }: FairnessDrawerProps) {
  const { t } = useTranslation();
  const bets = useQuery(latestBetsQuery(game));
  const rounds = bets.data?.list.filter(({ nodeId }) => nodeId === game.nodeId).slice(0, SHOWN) ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('games.fairness')}
      placement="side"
      description={t('games.fairnessText')}
    >
      <ol className={styles.steps}>
        <li>{t('games.fairness1')}</li>
        <li>{t('games.fairness2')}</li>
        <li>{t('games.fairness3')}</li>
      </ol>
      <h3>{t('games.lastRounds')}</h3>
      {bets.isPending && <Skeleton shape="block" className={styles.waiting} />}
      {bets.isError && (
        <Text tone="muted" size="small">
          {t('common.failedTitle')}
        </Text>
      )}
      {bets.isSuccess && rounds.length === 0 && (
        <Text tone="muted" size="small">
          {t('games.noRounds')}
        </Text>
      )}
      {rounds.map((bet) => (
        <Round key={bet.id} bet={bet} />
      ))}
    </Dialog>
  );
}

function Round({
  bet,
}: {
  bet: { id: string; openedAt: string; stake: string; payout: string; currency: Currency };
}) {
  const { clock } = useMomentText();
  const { amount } = useAmountText();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.round} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <time dateTime={bet.openedAt}>{clock(bet.openedAt)}</time>
        <span className={styles.sum}>
          {amount(bet.stake, bet.currency)} → {amount(bet.payout, bet.currency)}
        </span>
      </summary>
      {open && <Proof id={bet.id} />}
    </details>
  );
}

function Proof({ id }: { id: string }) {
  const { t } = useTranslation();
  const bet = useQuery(betQuery(id));
  if (bet.isPending) return <Skeleton shape="block" className={styles.waiting} />;
  if (bet.isError)
    return (
      <Text tone="muted" size="small">
        {t('common.failedTitle')}
      </Text>
    );
  return <ProofFacts proof={bet.data.proof} />;
}
