import type { ProposalValue } from '#libs/operations/common/proposal.calls';
import { usePhraseOr } from './use-phrase-or';

/** The subject in the words of the page: of `role cashier` the name, of an operator the account among the changes. */
function nameOf({ subject, changes }: ProposalValue): string {
  const account = changes.find(({ field }) => field === 'account')?.after;
  return typeof account === 'string' ? account : subject.replace(/^\S+ /, '');
}

/** Titles of acts, names and values of fields; their own names where there are no words for them. */
export function useProposalText() {
  const phraseOr = usePhraseOr();
  return {
    title: (proposal: ProposalValue) =>
      phraseOr(`proposal.acts.${proposal.act}`, proposal.subject, { name: nameOf(proposal) }),
    value: (value: string) => phraseOr(`proposal.values.${value}`, value),
    field: (field: string) => phraseOr(`proposal.fields.${field}`, field),
  };
}
