import { useTranslation } from 'react-i18next';
import { useColumns } from '../../lists/use-columns';
import { StatusPill } from '../../ui/data/status-pill';
import { useGameName } from '../games/shared/use-game-name';
import type { TeamBet } from './team.api';

const TONES = { open: 'progress', settled: 'gain', void: 'neutral' } as const;

export function useBetColumns() {
  const { t } = useTranslation('agency');
  const { t: site } = useTranslation();
  const gameName = useGameName();
  const column = useColumns<TeamBet>(({ currency }) => currency);
  return [
    column.name(t('team.account'), ({ account }) => account),
    column.text(t('team.bets.game'), ({ gameNames }) => gameName(gameNames)),
    column.inFile(site('bets.number'), ({ id }) => id),
    column.moment(t('team.bets.time'), ({ openedAt }) => openedAt),
    column.inFile(site('bets.settledAt'), ({ settledAt }) => settledAt ?? ''),
    column.amount(t('team.bets.stake'), ({ stake }) => stake),
    column.amount(t('team.bets.payout'), ({ payout }) => payout),
    column.amount(t('team.validBet'), ({ validBet }) => validBet),
    column.own(
      t('team.status'),
      ({ status }) => <StatusPill tone={TONES[status]}>{site(`bets.${status}`)}</StatusPill>,
      ({ status }) => site(`bets.${status}`),
    ),
  ];
}
