import { useTranslation } from 'react-i18next';
import type { BetSummary } from '#libs/games/common/bet-record';
import { parseAmount } from '#libs/money/amount';
import { StatusPill } from '../../../ui/data/status-pill';

/** How a round came out, in a word: a pay-out below the stake is no win. */
export function outcomeOf({ status, stake, payout, currency }: BetSummary) {
  if (status !== 'settled') return status;
  const net = parseAmount(payout, currency) - parseAmount(stake, currency);
  if (net === 0n) return 'even';
  return net > 0n ? 'won' : 'lost';
}

const TONES = { open: 'progress', void: 'neutral', even: 'neutral', won: 'gain', lost: 'neutral' } as const;

export function BetStatus({ bet }: { bet: BetSummary }) {
  const { t } = useTranslation();
  const outcome = outcomeOf(bet);
  return <StatusPill tone={TONES[outcome]}>{t(`bets.${outcome}`)}</StatusPill>;
}
