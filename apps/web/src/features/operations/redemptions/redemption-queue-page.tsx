import { useTranslation } from 'react-i18next';
import { REDEMPTION_QUEUES, redemptionList } from '#libs/operations/common/redemptions.calls';
import { GOODS_TYPES, type RedemptionCase } from '#libs/rewards/common/mall';
import { useAmountText } from '../../../i18n/use-amount-text';
import { ChoiceFilter } from '../../../lists/choice-filter';
import { oneOf } from '../../../lists/list-choice';
import { useColumns } from '../../../lists/use-columns';
import { Segmented } from '../../../ui/forms/segmented';
import { Switch } from '../../../ui/forms/switch';
import { QueueFilterFields } from '../queue-filter-fields';
import { TEXT_AND_DAYS } from '../queue-filters';
import { QueuePage } from '../queue-page';
import { useQueue } from '../use-queue';
import { WaitingTime } from '../waiting-time';
import { RedemptionCaseView } from './redemption-case-view';
import { RedemptionStatePill } from './redemption-state';

const FILTERS = {
  ...TEXT_AND_DAYS,
  state: oneOf(REDEMPTION_QUEUES, 'in-process'),
  type: oneOf(GOODS_TYPES, ''),
  mine: oneOf(['1'], ''),
};

/** Redemptions of points, and the one that is open. */
export default function RedemptionQueuePage({ operator }: { operator: string }) {
  const { t } = useTranslation('operations');
  const { count } = useAmountText();
  const list = useQueue(redemptionList, FILTERS);
  const column = useColumns<RedemptionCase>();
  const mine = list.filter('mine');
  return (
    <QueuePage
      list={list}
      title={t('redemptions.title')}
      caption={t('redemptions.list')}
      path="/redemptions"
      actionKeys={['c', 'a']}
      filters={
        <>
          <Segmented
            {...list.filter('state')}
            label={t('redemptions.state')}
            options={REDEMPTION_QUEUES.map((value) => ({ value, label: t(`redemptions.queues.${value}`) }))}
          />
          <Switch
            label={t('queue.mine')}
            checked={mine.value === '1'}
            onCheckedChange={(checked) => mine.onChange(checked ? '1' : '')}
          />
          <QueueFilterFields narrowing={list.narrowing} withoutAmounts searchLabel={t('redemptions.search')}>
            <ChoiceFilter
              {...list.filter('type')}
              label={t('goods.type')}
              all={t('filter.all')}
              values={GOODS_TYPES}
              text={(type) => t(`goods.types.${type}`)}
            />
          </QueueFilterFields>
        </>
      }
      columns={[
        column.text(t('withdrawal.member'), ({ account }) => account),
        column.text(t('redemptions.goods'), ({ name, quantity }) =>
          t('redemptions.pieces', { name, quantity: count(quantity) }),
        ),
        column.count(t('redemptions.points'), ({ pointsRequired }) => pointsRequired),
        column.own(t('redemptions.state'), ({ status }) => <RedemptionStatePill state={status} />),
        column.own(t('redemptions.since'), ({ waitingSince }) => <WaitingTime since={waitingSince} />),
        column.text(t('withdrawal.holder'), ({ claimedBy }) => claimedBy?.account ?? ''),
      ]}
      empty={{ title: t('redemptions.emptyTitle'), text: t('redemptions.emptyText') }}
      open={(id) => <RedemptionCaseView key={id} id={id} operator={operator} />}
    />
  );
}
