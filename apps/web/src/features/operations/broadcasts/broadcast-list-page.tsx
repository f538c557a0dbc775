import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BROADCAST_KINDS, BROADCAST_STATES, type BroadcastSummary } from '#libs/messaging/common/broadcast';
import { broadcastList, createBroadcast } from '#libs/operations/common/broadcasts.calls';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { ChoiceFilter } from '../../../lists/choice-filter';
import { oneOf } from '../../../lists/list-choice';
import { ListContent } from '../../../lists/list-content';
import { ShowMore } from '../../../lists/show-more';
import { useColumns } from '../../../lists/use-columns';
import { LinkButton } from '../../../routes/link-button';
import { Page } from '../../../ui/layout/page';
import { Stack } from '../../../ui/layout/stack';
import { NoRows } from '../no-rows';
import { Permitted } from '../permitted';
import { QueueFilterFields } from '../queue-filter-fields';
import { TEXT_AND_DAYS } from '../queue-filters';
import { QueueTools } from '../queue-tools';
import { useQueue } from '../use-queue';
import { BroadcastState } from './broadcast-state';

const FILTERS = {
  ...TEXT_AND_DAYS,
  kind: oneOf(BROADCAST_KINDS, ''),
  state: oneOf(BROADCAST_STATES, ''),
};

/** Messages to many members: what was changed last comes first. */
export default function BroadcastListPage() {
  const { t } = useTranslation('operations');
  const list = useQueue(broadcastList, FILTERS);
  const column = useColumns<BroadcastSummary>();
  const title = t('broadcasts.title');
  useDocumentTitle(title);
  return (
    <Page
      title={title}
      lead={t('broadcasts.text')}
      tools={
        <Permitted permission={createBroadcast.permission}>
          <LinkButton to="/broadcasts/new" icon={<Plus size={18} />}>
            {t('broadcasts.new')}
          </LinkButton>
        </Permitted>
      }
    >
      <Stack gap={4}>
        <QueueFilterFields narrowing={list.narrowing} withoutAmounts searchLabel={t('content.search')}>
          <ChoiceFilter
            {...list.filter('kind')}
            label={t('broadcasts.kind')}
            all={t('filter.all')}
            values={BROADCAST_KINDS}
            text={(kind) => t(`broadcasts.kinds.${kind}`)}
          />
          <ChoiceFilter
            {...list.filter('state')}
            label={t('content.state')}
            all={t('filter.all')}
            values={BROADCAST_STATES}
            text={(state) => t(`broadcasts.states.${state}`)}
          />
        </QueueFilterFields>
        <QueueTools list={list} />
        <ListContent
          list={list}
          title={title}
          rowKey={({ id }) => id}
          to={({ id }) => `/broadcasts/${id}`}
          columns={[
            column.name(t('content.titleOf'), (row) => row.title || t('content.untitled')),
            column.text(t('broadcasts.kind'), ({ kind }) => t(`broadcasts.kinds.${kind}`)),
            column.own(t('content.state'), ({ state }) => <BroadcastState state={state} />),
            column.text(t('content.languages'), ({ languages }) => languages.join(', ')),
            column.moment(t('broadcasts.publishedAt'), (row) => row.publishedAt ?? row.publishAt),
            column.moment(t('content.untilAt'), (row) => row.endedAt ?? row.endAt),
            column.moment(t('content.changedAt'), ({ changedAt }) => changedAt),
            column.text(t('content.changedBy'), ({ changedBy }) => changedBy),
          ]}
          empty={
            <NoRows
              narrowing={list.narrowing}
              title={t('broadcasts.emptyTitle')}
              text={t('broadcasts.emptyText')}
            />
          }
        />
        {list.more && <ShowMore more={list.more} />}
      </Stack>
    </Page>
  );
}
