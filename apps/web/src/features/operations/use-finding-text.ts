import { useTranslation } from 'react-i18next';
import type { LedgerFinding } from '#libs/ledger/common/finding';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';

/** Length of a hash that tells two of them apart. */
const HASH_SHOWN = 12;

/** Where a finding lies, and what differs, in a few words. */
export function useFindingText() {
  const { t, i18n } = useTranslation('operations');
  const { amount: money } = useAmountText();
  const { date } = useMomentText();
  const kindOfAccount = (kind: string): string => {
    const key = `finding.accountKinds.${kind}`;
    return i18n.exists(key, { ns: 'operations' }) ? t(key as 'finding.accountKinds.wallet') : kind;
  };
  return {
    kindOfAccount,
    place: ({ about, currency }: LedgerFinding): string => {
      const { account, accountKind, transaction, day } = about;
      if (transaction) return t('finding.transactionOf', { id: transaction });
      if (account)
        return [
          t('finding.accountOf', { id: account }),
          accountKind && kindOfAccount(accountKind),
          day && date(day),
        ]
          .filter(Boolean)
          .join(' · ');
      return day ? date(day) : t('finding.allAccounts', { currency: currency ?? '' });
    },
    /** An amount, or the beginning of a hash. */
    value: (value: string, { currency }: LedgerFinding): string =>
      currency ? money(value, currency) : value.slice(0, HASH_SHOWN),
  };
}
