import type { ProposalValue } from '#libs/operations/common/proposal.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { useBrandCurrency } from './operator-store';
import { usePhraseOr } from './use-phrase-or';

/** The subject in the words of the page: of `role cashier` the name, of an operator or a campaign the name among the changes. */
function nameOf({ subject, changes }: ProposalValue): string {
  const name = changes.find(({ field }) => field === 'account' || field === 'title')?.after;
  return typeof name === 'string' ? name : subject.replace(/^\S+ /, '');
}

/** Titles of acts, names and values of fields; their own names where there are no words for them. */
export function useProposalText() {
  const phraseOr = usePhraseOr();
  const { amount } = useAmountText();
  const currency = useBrandCurrency();
  return {
    title: (proposal: ProposalValue) =>
      phraseOr(`proposal.acts.${proposal.act}`, proposal.subject, { name: nameOf(proposal) }),
    value: (value: string, field: string) =>
      field === 'budget' ? amount(value, currency) : phraseOr(`proposal.values.${value}`, value),
    field: (field: string) => phraseOr(`proposal.fields.${field}`, field),
  };
}
