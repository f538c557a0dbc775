import { useTranslation } from 'react-i18next';
import { PROPOSAL_STATES, proposalList } from '#libs/operations/common/proposal.calls';
import { useDocumentTitle } from '../../data/start/use-document-title';
import { ChoiceFilter } from '../../lists/choice-filter';
import { oneOf } from '../../lists/list-choice';
import { Loaded } from '../../lists/loaded';
import { ShowMore } from '../../lists/show-more';
import { Page } from '../../ui/layout/page';
import { Stack } from '../../ui/layout/stack';
import { NoRows } from './no-rows';
import { ProposalView } from './proposal-view';
import { QueueFilterFields } from './queue-filter-fields';
import { TEXT_AND_DAYS } from './queue-filters';
import { QueueTools } from './queue-tools';
import { useQueue } from './use-queue';

const FILTERS = { ...TEXT_AND_DAYS, state: oneOf(PROPOSAL_STATES, '') };

/** Acts that one operator proposed and another one decides. */
export default function ProposalsPage({ operator }: { operator: string }) {
  const { t } = useTranslation('operations');
  const list = useQueue(proposalList, FILTERS);
  useDocumentTitle(t('proposals'));
  return (
    <Page title={t('proposals')} lead={t('proposal.text')} width="form">
      <QueueFilterFields narrowing={list.narrowing} withoutAmounts searchLabel={t('proposal.search')}>
        <ChoiceFilter
          {...list.filter('state')}
          label={t('withdrawal.state')}
          all={t('filter.all')}
          values={PROPOSAL_STATES}
          text={(state) => t(`proposal.state.${state}`)}
        />
      </QueueFilterFields>
      <QueueTools list={list} />
      <Loaded query={list.query} room="large">
        {(page) =>
          page.list.length === 0 ? (
            <NoRows
              narrowing={list.narrowing}
              title={t('proposal.emptyTitle')}
              text={t('proposal.emptyText')}
            />
          ) : (
            <Stack gap={4}>
              {page.list.map((proposal) => (
                <ProposalView key={proposal.id} proposal={proposal} operator={operator} />
              ))}
              <ShowMore more={list.more} />
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}
