import { useTranslation } from 'react-i18next';
import type { Party } from '#libs/agency/common/contract.calls';
import { useDayText } from '../../i18n/use-day-text';
import { useColumns } from '../../lists/use-columns';
import type { StatementRow } from './team.api';

export const STATEMENT_AMOUNTS = [
  'deposits',
  'withdrawals',
  'stake',
  'validBet',
  'payout',
  'profitLoss',
  'income',
] as const;

/** `here`: whose downlines these are; a row of that account is what it did itself. */
export function useStatementColumns(groupBy: 'downline' | 'day', currency: string, here: Party | undefined) {
  const { t } = useTranslation('agency');
  const dayText = useDayText();
  const column = useColumns<StatementRow>(() => currency);
  const nameOf = ({ key, memberId }: StatementRow) => {
    if (memberId === null) return dayText(key);
    return memberId === here?.id ? t('team.statement.alone', { account: key }) : key;
  };
  return [
    column.own(
      groupBy === 'day' ? t('team.statement.day') : t('team.account'),
      (row) => <b>{nameOf(row)}</b>,
      ({ key }) => key,
    ),
    ...STATEMENT_AMOUNTS.map((name) =>
      column.amount(
        name === 'validBet' ? t('team.validBet') : t(`team.statement.${name}`),
        (row) => row[name],
        { tone: (row) => (name === 'profitLoss' && row[name].startsWith('-') ? 'live' : 'text') },
      ),
    ),
  ];
}
