import { useTranslation } from 'react-i18next';
import { APPLICATION_QUEUES, applicationList } from '#libs/operations/common/applications.calls';
import type { ApplicationCase } from '#libs/rewards/common/application-cases';
import { oneOf } from '../../../lists/list-choice';
import { useColumns } from '../../../lists/use-columns';
import { Segmented } from '../../../ui/forms/segmented';
import { Switch } from '../../../ui/forms/switch';
import { useHeldRewardText } from '../held-rewards/held-reward-text';
import { QueueFilterFields } from '../queue-filter-fields';
import { TEXT_AND_DAYS } from '../queue-filters';
import { QueuePage } from '../queue-page';
import { useQueue } from '../use-queue';
import { WaitingTime } from '../waiting-time';
import { ApplicationCaseView } from './application-case-view';
import { ApplicationStatePill } from './application-state';

const FILTERS = {
  ...TEXT_AND_DAYS,
  state: oneOf(APPLICATION_QUEUES, 'waiting'),
  mine: oneOf(['1'], ''),
};

/** Applications for rewards, and the one that is open. */
export default function ApplicationQueuePage({ operator }: { operator: string }) {
  const { t } = useTranslation('operations');
  const list = useQueue(applicationList, FILTERS);
  const column = useColumns<ApplicationCase>();
  const rewardText = useHeldRewardText();
  const mine = list.filter('mine');
  return (
    <QueuePage
      list={list}
      title={t('applications.title')}
      caption={t('applications.list')}
      path="/applications"
      actionKeys={['c', 'a']}
      filters={
        <>
          <Segmented
            {...list.filter('state')}
            label={t('applications.state')}
            options={APPLICATION_QUEUES.map((value) => ({ value, label: t(`applications.queues.${value}`) }))}
          />
          <Switch
            label={t('queue.mine')}
            checked={mine.value === '1'}
            onCheckedChange={(checked) => mine.onChange(checked ? '1' : '')}
          />
          <QueueFilterFields
            narrowing={list.narrowing}
            withoutAmounts
            searchLabel={t('applications.search')}
          />
        </>
      }
      columns={[
        column.text(t('withdrawal.member'), ({ account }) => account),
        column.text(t('applications.promotion'), ({ title }) => title),
        column.text(t('applications.reward'), rewardText),
        column.text(t('applications.comment'), ({ comment }) => comment),
        column.own(t('applications.state'), ({ status }) => <ApplicationStatePill state={status} />),
        column.own(t('applications.since'), ({ heldAt }) => <WaitingTime since={heldAt} />),
        column.text(t('withdrawal.holder'), ({ claimedBy }) => claimedBy?.account ?? ''),
      ]}
      empty={{ title: t('applications.emptyTitle'), text: t('applications.emptyText') }}
      open={(id) => <ApplicationCaseView key={id} id={id} operator={operator} />}
    />
  );
}
