import { useTranslation } from 'react-i18next';
import { HELD_REWARD_QUEUES, heldRewardList } from '#libs/operations/common/held-rewards.calls';
import type { HeldReward } from '#libs/rewards/common/held-rewards';
import { oneOf } from '../../../lists/list-choice';
import { useColumns } from '../../../lists/use-columns';
import { Segmented } from '../../../ui/forms/segmented';
import { QueueFilterFields } from '../queue-filter-fields';
import { TEXT_AND_DAYS } from '../queue-filters';
import { QueuePage } from '../queue-page';
import { useQueue } from '../use-queue';
import { WaitingTime } from '../waiting-time';
import { HeldRewardCase } from './held-reward-case';
import { HeldRewardPill, useHeldRewardText } from './held-reward-text';

const FILTERS = { ...TEXT_AND_DAYS, state: oneOf(HELD_REWARD_QUEUES, 'waiting') };

/** Rewards that were held, and the one that is open. */
export default function HeldRewardQueuePage() {
  const { t } = useTranslation('operations');
  const list = useQueue(heldRewardList, FILTERS);
  const column = useColumns<HeldReward>();
  const rewardText = useHeldRewardText();
  return (
    <QueuePage
      list={list}
      title={t('heldRewards.title')}
      caption={t('heldRewards.list')}
      path="/held-rewards"
      actionKeys={['a']}
      filters={
        <>
          <Segmented
            {...list.filter('state')}
            label={t('heldRewards.state')}
            options={HELD_REWARD_QUEUES.map((value) => ({ value, label: t(`heldRewards.queues.${value}`) }))}
          />
          <QueueFilterFields
            narrowing={list.narrowing}
            withoutAmounts
            searchLabel={t('heldRewards.search')}
          />
        </>
      }
      columns={[
        column.text(t('withdrawal.member'), ({ account }) => account),
        column.text(t('heldRewards.promotion'), ({ title }) => title),
        column.text(t('heldRewards.reward'), rewardText),
        column.own(t('heldRewards.state'), ({ status }) => <HeldRewardPill state={status} />),
        column.own(t('heldRewards.since'), ({ heldAt }) => <WaitingTime since={heldAt} />),
      ]}
      empty={{ title: t('heldRewards.emptyTitle'), text: t('heldRewards.emptyText') }}
      open={(id) => <HeldRewardCase key={id} id={id} />}
    />
  );
}
