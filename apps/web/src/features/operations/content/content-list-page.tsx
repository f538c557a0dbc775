import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { contentList, createContent } from '#libs/operations/common/content.calls';
import {
  ANNOUNCEMENT_KINDS,
  ANNOUNCEMENT_STATES,
  type AnnouncementSummary,
} from '#libs/site/common/announcements';
import { LANGUAGE_TABLE, LANGUAGES } from '#libs/site/common/locales';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { ChoiceFilter } from '../../../lists/choice-filter';
import { oneOf } from '../../../lists/list-choice';
import { ListContent } from '../../../lists/list-content';
import { ShowMore } from '../../../lists/show-more';
import { useColumns } from '../../../lists/use-columns';
import { LinkButton } from '../../../routes/link-button';
import { Page } from '../../../ui/layout/page';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';
import { NoRows } from '../no-rows';
import { Permitted } from '../permitted';
import { QueueFilterFields } from '../queue-filter-fields';
import { TEXT_AND_DAYS } from '../queue-filters';
import { QueueTools } from '../queue-tools';
import { useQueue } from '../use-queue';
import { ContentState } from './content-state';
import { useBrandLanguages } from './use-brand-languages';

const FILTERS = {
  ...TEXT_AND_DAYS,
  kind: oneOf(ANNOUNCEMENT_KINDS, ''),
  state: oneOf(ANNOUNCEMENT_STATES, ''),
  lacks: oneOf(LANGUAGES, ''),
};

/** What the brand tells its visitors: what was changed last comes first. */
export default function ContentListPage() {
  const { t } = useTranslation('operations');
  const languages = useBrandLanguages();
  const list = useQueue(contentList, FILTERS);
  const column = useColumns<AnnouncementSummary>();
  const title = t('content.title');
  useDocumentTitle(title);
  return (
    <Page title={title} lead={t('content.text')}>
      <Stack gap={4}>
        <Permitted permission={createContent.permission}>
          <Row gap={2} aria-label={t('content.new')} role="group">
            {ANNOUNCEMENT_KINDS.map((kind) => (
              <LinkButton key={kind} to={`/content/new/${kind}`} icon={<Plus size={18} />}>
                {t(`content.kinds.${kind}`)}
              </LinkButton>
            ))}
          </Row>
        </Permitted>
        <QueueFilterFields narrowing={list.narrowing} withoutAmounts searchLabel={t('content.search')}>
          <ChoiceFilter
            {...list.filter('kind')}
            label={t('content.kind')}
            all={t('filter.all')}
            values={ANNOUNCEMENT_KINDS}
            text={(kind) => t(`content.kinds.${kind}`)}
          />
          <ChoiceFilter
            {...list.filter('state')}
            label={t('content.state')}
            all={t('filter.all')}
            values={ANNOUNCEMENT_STATES}
            text={(state) => t(`content.states.${state}`)}
          />
          <ChoiceFilter
            {...list.filter('lacks')}
            label={t('content.lacks')}
            all={t('content.lacksNone')}
            values={languages}
            text={(language) => LANGUAGE_TABLE[language].name}
          />
        </QueueFilterFields>
        <QueueTools list={list} />
        <ListContent
          list={list}
          title={title}
          rowKey={({ id }) => id}
          to={({ id }) => `/content/${id}`}
          columns={[
            column.name(t('content.titleOf'), (row) => row.title || t('content.untitled')),
            column.text(t('content.kind'), ({ kind }) => t(`content.kinds.${kind}`)),
            column.own(t('content.state'), (row) => <ContentState content={row} />),
            column.text(t('content.languages'), (row) =>
              languages.filter((language) => row.languages.includes(language)).join(', '),
            ),
            column.moment(t('content.fromAt'), ({ fromAt }) => fromAt),
            column.moment(t('content.untilAt'), ({ untilAt }) => untilAt),
            column.moment(t('content.changedAt'), ({ changedAt }) => changedAt),
            column.text(t('content.changedBy'), ({ changedBy }) => changedBy?.account ?? ''),
          ]}
          empty={
            <NoRows
              narrowing={list.narrowing}
              title={t('content.emptyTitle')}
              text={t('content.emptyText')}
            />
          }
        />
        {list.more && <ShowMore more={list.more} />}
      </Stack>
    </Page>
  );
}
