import { useTranslation } from 'react-i18next';
import type { LedgerFinding } from '#libs/ledger/common/finding';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { usePhraseOr } from './use-phrase-or';

/** Length of a hash that tells two of them apart. */
const HASH_SHOWN = 12;

/** Where a finding lies, and what differs, in a few words. */
export function useFindingText() {
  const { t } = useTranslation('operations');
  const { amount: money } = useAmountText();
  const { date } = useMomentText();
  const phraseOr = usePhraseOr();
  const kindOfAccount = (kind: string): string => phraseOr(`finding.accountKinds.${kind}`, kind);
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
