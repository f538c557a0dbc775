import { useTranslation } from 'react-i18next';
import type { AccountRecordLine } from '#libs/ledger/common/account-record.calls';
import type { Currency } from '#libs/money/currency';
import { displayAmount } from '#libs/money/display';
import { useKindText } from '../../i18n/use-kind-text';
import { useMomentText } from '../../i18n/use-moment-text';
import type { Column } from '../../ui/data-table';
import { Figure } from '../../ui/figure';

export function useRecordColumns(): Column<AccountRecordLine>[] {
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
