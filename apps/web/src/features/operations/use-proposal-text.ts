import { useTranslation } from 'react-i18next';
import type { ProposalValue } from '#libs/operations/common/proposal.calls';

/** The subject in the words of the page: of `role cashier` the name, of an operator the account among the changes. */
function nameOf({ subject, changes }: ProposalValue): string {
  const account = changes.find(({ field }) => field === 'account')?.after;
  return typeof account === 'string' ? account : subject.replace(/^\S+ /, '');
}

/** Titles of acts and names of fields; their own names where there are no words for them. */
export function useProposalText() {
  const { t, i18n } = useTranslation('operations');
  const known = (key: string) => i18n.exists(key, { ns: 'operations' });
  return {
    title: (proposal: ProposalValue) => {
      const key = `proposal.acts.${proposal.act}`;
      return known(key)
        ? t(key as 'proposal.acts.role.change', { name: nameOf(proposal) })
        : proposal.subject;
    },
    field: (field: string) => {
      const key = `proposal.fields.${field}`;
      return known(key) ? t(key as 'proposal.fields.roles') : field;
    },
  };
}
