import { useTranslation } from 'react-i18next';
import type { WithdrawalCase } from '#libs/cashier/common/withdrawal-case';
import type { Column } from '../../ui/data-table';
import { StatusPill } from '../../ui/status-pill';
import { useMoneyText } from './use-money-text';
import { WaitingTime } from './waiting-time';
import { STATE_WORDS } from './withdrawal-words';

export function useWithdrawalColumns(): Column<WithdrawalCase>[] {
  const { t } = useTranslation('operations');
  const money = useMoneyText();
  return [
    { key: 'member', header: t('withdrawal.member'), cell: ({ account }) => account },
    {
      key: 'amount',
      header: t('withdrawal.amount'),
      figures: true,
      cell: ({ amount, currency }) => money(amount, currency),
    },
    {
      key: 'state',
      header: t('withdrawal.state'),
      cell: ({ status }) => {
        const { key, tone } = STATE_WORDS[status];
        return <StatusPill tone={tone}>{t(`state.${key}`)}</StatusPill>;
      },
    },
    {
      key: 'waiting',
      header: t('withdrawal.waiting'),
      figures: true,
      cell: ({ waitingSince }) => <WaitingTime since={waitingSince} />,
    },
    { key: 'holder', header: t('withdrawal.holder'), cell: ({ claimedBy }) => claimedBy?.account ?? '' },
  ];
}
