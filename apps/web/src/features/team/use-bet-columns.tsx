import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import type { CsvColumn } from '../../query/csv-export';
import type { Column } from '../../ui/data-table';
import { StatusPill } from '../../ui/status-pill';
import { useRoundText } from '../games/use-round-text';
import type { TeamBet } from './team.api';

const TONES = { open: 'progress', settled: 'gain', void: 'neutral' } as const;

/** Team rounds as columns of the page and of the file. */
export function useBetColumns(): { columns: Column<TeamBet>[]; csv: CsvColumn<TeamBet>[] } {
  const { t } = useTranslation('agency');
  const { t: site } = useTranslation();
  const { amount } = useAmountText();
  const { game } = useRoundText();
  const { dateTime } = useMomentText();
  const money = (key: 'stake' | 'payout' | 'validBet', header: string): Column<TeamBet> => ({
    key,
    header,
    figures: true,
    cell: (bet) => amount(bet[key], bet.currency),
  });
  const columns: Column<TeamBet>[] = [
    { key: 'account', header: t('team.account'), cell: ({ account }) => <b>{account}</b> },
    { key: 'game', header: t('team.bets.game'), cell: ({ gameNames }) => game(gameNames) },
    { key: 'time', header: t('team.bets.time'), cell: ({ openedAt }) => dateTime(openedAt) },
    money('stake', t('team.bets.stake')),
    money('payout', t('team.bets.payout')),
    money('validBet', t('team.validBet')),
    {
      key: 'status',
      header: t('team.status'),
      cell: ({ status }) => <StatusPill tone={TONES[status]}>{site(`bets.${status}`)}</StatusPill>,
    },
  ];
  const csv: CsvColumn<TeamBet>[] = [
    { header: t('team.account'), value: ({ account }) => account },
    { header: t('team.bets.game'), value: ({ gameNames }) => game(gameNames) },
    { header: site('bets.number'), value: ({ id }) => id },
    { header: site('bets.openedAt'), value: ({ openedAt }) => openedAt },
    { header: site('bets.settledAt'), value: ({ settledAt }) => settledAt ?? '' },
    { header: t('team.bets.stake'), value: ({ stake }) => stake },
    { header: t('team.bets.payout'), value: ({ payout }) => payout },
    { header: t('team.validBet'), value: ({ validBet }) => validBet },
    { header: t('team.status'), value: ({ status }) => site(`bets.${status}`) },
  ];
  return { columns, csv };
}
