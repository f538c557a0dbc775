import { useTranslation } from 'react-i18next';
import type { Party } from '#libs/agency/common/contract.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { useDayText } from '../../i18n/use-day-text';
import type { CsvColumn } from '../../query/csv-export';
import type { Column } from '../../ui/data-table';
import { Figure } from '../../ui/figure';
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
export function useStatementColumns(
  groupBy: 'downline' | 'day',
  currency: string,
  here: Party | undefined,
): { columns: Column<StatementRow>[]; csv: CsvColumn<StatementRow>[] } {
  const { t } = useTranslation('agency');
  const { amount } = useAmountText();
  const dayText = useDayText();
  const nameOf = (name: (typeof STATEMENT_AMOUNTS)[number]) =>
    name === 'validBet' ? t('team.validBet') : t(`team.statement.${name}`);
  const keyOf = ({ key, memberId }: StatementRow) => {
    if (memberId === null) return dayText(key);
    return memberId === here?.id ? t('team.statement.alone', { account: key }) : key;
  };
  const first = groupBy === 'day' ? t('team.statement.day') : t('team.account');
  const columns: Column<StatementRow>[] = [
    { key: 'key', header: first, cell: (row) => <b>{keyOf(row)}</b> },
    ...STATEMENT_AMOUNTS.map((name) => ({
      key: name,
      header: nameOf(name),
      figures: true,
      cell: (row: StatementRow) => (
        <Figure tone={name === 'profitLoss' && row[name].startsWith('-') ? 'live' : 'text'}>
          {amount(row[name], currency)}
        </Figure>
      ),
    })),
  ];
  const csv: CsvColumn<StatementRow>[] = [
    { header: first, value: ({ key }) => key },
    ...STATEMENT_AMOUNTS.map((name) => ({
      header: nameOf(name),
      value: (row: StatementRow) => row[name],
    })),
  ];
  return { columns, csv };
}
