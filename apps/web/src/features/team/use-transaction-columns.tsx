import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../i18n/use-amount-text';
import { useKindText } from '../../i18n/use-kind-text';
import { useMomentText } from '../../i18n/use-moment-text';
import type { CsvColumn } from '../../query/csv-export';
import type { Column } from '../../ui/data-table';
import { Figure } from '../../ui/figure';
import type { TeamTransaction } from './team.api';

/** Movements as columns of the page and of the file. */
export function useTransactionColumns(): {
  columns: Column<TeamTransaction>[];
  csv: CsvColumn<TeamTransaction>[];
} {
  const { t } = useTranslation('agency');
  const { amount } = useAmountText();
  const { dateTime } = useMomentText();
  const kindOf = useKindText();
  const columns: Column<TeamTransaction>[] = [
    { key: 'account', header: t('team.account'), cell: ({ account }) => <b>{account}</b> },
    { key: 'time', header: t('team.bets.time'), cell: ({ at }) => dateTime(at) },
    { key: 'what', header: t('team.transactions.what'), cell: kindOf },
    {
      key: 'amount',
      header: t('team.transactions.amount'),
      figures: true,
      cell: (line) => <Moved amount={line.amount} text={amount(line.amount, line.currency)} />,
    },
    {
      key: 'after',
      header: t('team.transactions.after'),
      figures: true,
      cell: ({ balanceAfter, currency }) => amount(balanceAfter, currency),
    },
    { key: 'reference', header: t('team.transactions.reference'), cell: ({ reference }) => reference },
  ];
  const csv: CsvColumn<TeamTransaction>[] = [
    { header: t('team.account'), value: ({ account }) => account },
    { header: t('team.bets.time'), value: ({ at }) => at },
    { header: t('team.transactions.what'), value: kindOf },
    { header: t('team.transactions.amount'), value: (line) => line.amount },
    { header: t('team.transactions.after'), value: ({ balanceAfter }) => balanceAfter },
    { header: t('team.transactions.reference'), value: ({ reference }) => reference },
  ];
  return { columns, csv };
}

function Moved({ amount, text }: { amount: string; text: string }) {
  const falls = amount.startsWith('-');
  return (
    <Figure tone={falls ? 'text' : 'gain'}>
      {falls ? '' : '+'}
      {text}
    </Figure>
  );
}
