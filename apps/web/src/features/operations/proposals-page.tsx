import { useTranslation } from 'react-i18next';
import { PROPOSAL_STATES } from '#libs/operations/common/proposal.calls';
import { useDocumentTitle } from '../../data/start/use-document-title';
import { ChoiceFilter } from '../../lists/choice-filter';
import { oneOf } from '../../lists/list-choice';
import { Loaded } from '../../lists/loaded';
import { useList } from '../../lists/use-list';
import { EmptyState } from '../../ui/art/empty-state';
import { Pager } from '../../ui/data/pager';
import { Page } from '../../ui/layout/page';
import { Stack } from '../../ui/layout/stack';
import { proposalsQuery } from './operator-admin.api';
import { ProposalView } from './proposal-view';

const FILTERS = { state: oneOf(PROPOSAL_STATES, '') };

/** Acts that one operator proposed and another one decides. */
export default function ProposalsPage({ operator }: { operator: string }) {
  const { t } = useTranslation('operations');
  const list = useList({
    filters: FILTERS,
    query: (input) => proposalsQuery(input),
  });
  const { query, choice, choose } = list;
  useDocumentTitle(t('proposals'));
  return (
    <Page title={t('proposals')} lead={t('proposal.text')} width="form">
      <ChoiceFilter
        {...list.filter('state')}
        label={t('withdrawal.state')}
        all={t('filter.all')}
        values={PROPOSAL_STATES}
        text={(state) => t(`proposal.state.${state}`)}
      />
      <Loaded query={query} room="large">
        {(page) =>
          page.list.length === 0 ? (
            <EmptyState title={t('proposal.emptyTitle')} text={t('proposal.emptyText')} />
          ) : (
            <Stack gap={4}>
              {page.list.map((proposal) => (
                <ProposalView key={proposal.id} proposal={proposal} operator={operator} />
              ))}
              <Pager page={choice.page} pages={page.totalPages} onPage={(next) => choose({ page: next })} />
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}
