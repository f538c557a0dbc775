import { useTranslation } from 'react-i18next';
import type { DrawCase } from '#libs/lottery/common/operator-draws';
import { StatusPill, type StatusPillProps } from '../../../ui/data/status-pill';

const TONES: Record<DrawCase['status'], StatusPillProps['tone']> = {
  planned: 'neutral',
  open: 'gain',
  closed: 'live',
  drawn: 'live',
  settled: 'neutral',
  void: 'neutral',
};

/** A draw's state; of one that is on sale, whether it is suspended, and of one that is late or that a feed contradicts, that it is. */
export function DrawPill({ draw: { status, suspended, alarmedAt, contradictedAt } }: { draw: DrawCase }) {
  const { t } = useTranslation('operations');
  const isOnSale = status === 'planned' || status === 'open';
  if (isOnSale && suspended) return <StatusPill tone="live">{t('draws.suspended')}</StatusPill>;
  if (status === 'closed' && alarmedAt !== null)
    return <StatusPill tone="live">{t('draws.late')}</StatusPill>;
  if (contradictedAt !== null) return <StatusPill tone="live">{t('draws.contradicted')}</StatusPill>;
  return <StatusPill tone={TONES[status]}>{t(`draws.states.${status}`)}</StatusPill>;
}

/** A game's name in the page's language, with its code. */
export function useGameName(): (game: Pick<DrawCase, 'names' | 'gameCode'>) => string {
  const language = useTranslation().i18n.language.toUpperCase();
  return ({ names, gameCode }) => `${names[language] ?? names.EN ?? gameCode} (${gameCode})`;
}
