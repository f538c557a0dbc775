import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { createGoods, GOODS_LISTINGS, goodsList } from '#libs/operations/common/goods.calls';
import { GOODS_TYPES, type GoodsDetail } from '#libs/rewards/common/mall';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { ChoiceFilter } from '../../../lists/choice-filter';
import { oneOf } from '../../../lists/list-choice';
import { ListContent } from '../../../lists/list-content';
import { ShowMore } from '../../../lists/show-more';
import { useColumns } from '../../../lists/use-columns';
import { LinkButton } from '../../../routes/link-button';
import { StatusPill } from '../../../ui/data/status-pill';
import { Page } from '../../../ui/layout/page';
import { Stack } from '../../../ui/layout/stack';
import { NoRows } from '../no-rows';
import { Permitted } from '../permitted';
import { QueueFilterFields } from '../queue-filter-fields';
import { TEXT_AND_DAYS } from '../queue-filters';
import { QueueTools } from '../queue-tools';
import { useQueue } from '../use-queue';

const FILTERS = { ...TEXT_AND_DAYS, type: oneOf(GOODS_TYPES, ''), listing: oneOf(GOODS_LISTINGS, '') };

/** Goods of the points mall: what was changed last comes first. */
export default function GoodsListPage() {
  const { t } = useTranslation('operations');
  const list = useQueue(goodsList, FILTERS);
  const column = useColumns<GoodsDetail>(({ currency }) => currency);
  const title = t('goods.title');
  useDocumentTitle(title);
  return (
    <Page
      title={title}
      lead={t('goods.text')}
      tools={
        <Permitted permission={createGoods.permission}>
          <LinkButton to="/goods/new" icon={<Plus size={18} />}>
            {t('goods.new')}
          </LinkButton>
        </Permitted>
      }
    >
      <Stack gap={4}>
        <QueueFilterFields narrowing={list.narrowing} withoutAmounts searchLabel={t('goods.search')}>
          <ChoiceFilter
            {...list.filter('type')}
            label={t('goods.type')}
            all={t('filter.all')}
            values={GOODS_TYPES}
            text={(type) => t(`goods.types.${type}`)}
          />
          <ChoiceFilter
            {...list.filter('listing')}
            label={t('goods.listing')}
            all={t('filter.all')}
            values={GOODS_LISTINGS}
            text={(listing) => t(`goods.listings.${listing}`)}
          />
        </QueueFilterFields>
        <QueueTools list={list} />
        <ListContent
          list={list}
          title={title}
          rowKey={({ id }) => id}
          to={({ id }) => `/goods/${id}`}
          columns={[
            column.name(t('goods.name'), ({ name }) => name || t('goods.untitled')),
            column.text(t('goods.type'), ({ type }) => t(`goods.types.${type}`)),
            column.own(t('goods.listing'), ({ listed }) => (
              <StatusPill tone={listed ? 'gain' : 'neutral'}>
                {t(listed ? 'goods.listings.listed' : 'goods.listings.unlisted')}
              </StatusPill>
            )),
            column.count(t('goods.points'), ({ pointsRequired }) => pointsRequired),
            column.amount(t('goods.amountRequired'), ({ amountRequired }) => amountRequired),
            column.count(t('goods.taken'), ({ taken }) => taken),
            column.count(t('goods.left'), ({ left }) => left),
            column.moment(t('content.changedAt'), ({ changedAt }) => changedAt),
            column.text(t('content.changedBy'), ({ changedBy }) => changedBy),
          ]}
          empty={
            <NoRows narrowing={list.narrowing} title={t('goods.emptyTitle')} text={t('goods.emptyText')} />
          }
        />
        {list.more && <ShowMore more={list.more} />}
      </Stack>
    </Page>
  );
}
