import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { campaignList, createCampaign } from '#libs/operations/common/campaigns.calls';
import { CAMPAIGN_STATES, type CampaignSummary } from '#libs/rewards/common/campaign';
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
import { CampaignState } from './campaign-state';
import { useSpentText } from './use-spent-text';

const FILTERS = { ...TEXT_AND_DAYS, state: oneOf(CAMPAIGN_STATES, '') };

/** Promotions: what was changed last comes first. */
export default function CampaignListPage() {
  const { t } = useTranslation('operations');
  const spentText = useSpentText();
  const list = useQueue(campaignList, FILTERS);
  const column = useColumns<CampaignSummary>();
  const title = t('campaigns.title');
  useDocumentTitle(title);
  return (
    <Page
      title={title}
      lead={t('campaigns.text')}
      tools={
        <Permitted permission={createCampaign.permission}>
          <LinkButton to="/campaigns/new" icon={<Plus size={18} />}>
            {t('campaigns.new')}
          </LinkButton>
        </Permitted>
      }
    >
      <Stack gap={4}>
        <QueueFilterFields narrowing={list.narrowing} withoutAmounts searchLabel={t('content.search')}>
          <ChoiceFilter
            {...list.filter('state')}
            label={t('content.state')}
            all={t('filter.all')}
            values={CAMPAIGN_STATES}
            text={(state) => t(`campaigns.states.${state}`)}
          />
        </QueueFilterFields>
        <QueueTools list={list} />
        <ListContent
          list={list}
          title={title}
          rowKey={({ id }) => id}
          to={({ id }) => `/campaigns/${id}`}
          columns={[
            column.name(t('content.titleOf'), (row) => row.title || t('content.untitled')),
            column.own(t('content.state'), ({ state }) => <CampaignState state={state} />),
            column.text(t('campaigns.trigger'), ({ trigger }) => t(`campaigns.triggers.${trigger}`)),
            column.text(t('campaigns.reward'), ({ rewardKind }) => t(`campaigns.kinds.${rewardKind}`)),
            column.moment(t('campaigns.fields.schedule_startsAt'), ({ startsAt }) => startsAt),
            column.moment(
              t('campaigns.fields.schedule_endsAt'),
              ({ endsAt }) => endsAt,
              t('campaigns.noEnd'),
            ),
            column.count(t('campaigns.given'), ({ claims }) => claims),
            column.text(t('campaigns.spent'), spentText),
            column.moment(t('content.changedAt'), ({ changedAt }) => changedAt),
            column.text(t('content.changedBy'), ({ changedBy }) => changedBy),
          ]}
          empty={
            <NoRows
              narrowing={list.narrowing}
              title={t('campaigns.emptyTitle')}
              text={t('campaigns.emptyText')}
            />
          }
        />
        {list.more && <ShowMore more={list.more} />}
      </Stack>
    </Page>
  );
}
