import { useTranslation } from 'react-i18next';
import { CREDIT_PROPOSAL_STATES } from '#libs/operations/common/case-filters';
import { ChoiceFilter } from '../../lists/choice-filter';
import { oneOf } from '../../lists/list-choice';
import { QueueFilterFields } from './queue-filter-fields';
import { CASE_FILTERS } from './queue-filters';
import type { QueueNarrowing } from './queue-narrowing';

type State = (typeof CREDIT_PROPOSAL_STATES)[number] | '';

/** The filters of a queue in which one operator proposes a credit and another one confirms it. */
export const CREDIT_PROPOSAL_FILTERS = { ...CASE_FILTERS, state: oneOf(CREDIT_PROPOSAL_STATES, '') };

interface ProposalFilterFieldsProps {
  list: {
    narrowing: QueueNarrowing;
    filter: (name: 'state') => { value: State; onChange: (value: State) => void };
  };
}

export function CreditProposalFilterFields({ list }: ProposalFilterFieldsProps) {
  const { t } = useTranslation('operations');
  return (
    <QueueFilterFields narrowing={list.narrowing}>
      <ChoiceFilter
        {...list.filter('state')}
        label={t('payment.state')}
        all={t('filter.all')}
        values={CREDIT_PROPOSAL_STATES}
        text={(state) => t(`filter.${state}`)}
      />
    </QueueFilterFields>
  );
}
