import { useTranslation } from 'react-i18next';
import type { AccountRecordLine } from '#libs/ledger/common/account-record.calls';
import type { Currency } from '#libs/money/currency';
import { displayAmount } from '#libs/money/display';
import { useMomentText } from '../../i18n/use-moment-text';
import { EmptyState } from '../../ui/art/empty-state';
import { type Column, DataTable } from '../../ui/data-table';
import { Figure } from '../../ui/figure';

interface RecordTableProps {
  lines: AccountRecordLine[];
  loading: boolean;
}

export function RecordTable({ lines, loading }: RecordTableProps) {
  const { t } = useTranslation();
  const columns = useColumns();
  return (
    <DataTable
      caption={t('record.title')}
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id}
      loading={loading}
      empty={<EmptyState title={t('record.emptyTitle')} text={t('record.emptyText')} />}
    />
  );
}

function useColumns(): Column<AccountRecordLine>[] {
  const { t, i18n } = useTranslation();
  const { dateTime } = useMomentText();
  const kindOf = useKindText();
  const show = (amount: string, currency: string) =>
    displayAmount(amount, currency as Currency, i18n.language);
  return [
    { key: 'time', header: t('bets.time'), cell: ({ at }) => dateTime(at) },
    { key: 'kind', header: t('record.what'), cell: kindOf },
    { key: 'account', header: t('record.account'), cell: ({ account }) => t(`record.accounts.${account}`) },
    {
      key: 'amount',
      header: t('record.amount'),
      figures: true,
      cell: ({ amount, currency }) => {
        const falls = amount.startsWith('-');
        return (
          <Figure tone={falls ? 'text' : 'gain'}>
            {falls ? '' : '+'}
            {show(amount, currency)}
          </Figure>
        );
      },
    },
    {
      key: 'after',
      header: t('record.after'),
      figures: true,
      cell: ({ balanceAfter, currency }) => show(balanceAfter, currency),
    },
  ];
}

const KINDS = {
  deposit: 'deposit',
  'withdrawal-hold': 'withdrawalHold',
  'withdrawal-release': 'withdrawalRelease',
  'withdrawal-payout': 'withdrawalPayout',
  'withdrawal-refund': 'withdrawalRefund',
  bet: 'bet',
  win: 'win',
  rollback: 'rollback',
  'game-debt': 'gameDebt',
} as const;

/** A kind that this client does not know, from a newer server, is told by its type. */
function useKindText() {
  const { t } = useTranslation();
  return ({ kind, type }: AccountRecordLine): string =>
    kind in KINDS ? t(`record.kinds.${KINDS[kind as keyof typeof KINDS]}`) : t(`record.types.${type}`);
}
