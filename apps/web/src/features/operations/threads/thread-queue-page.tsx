import { useTranslation } from 'react-i18next';
import { THREAD_STATES, THREAD_SUBJECTS, type ThreadCase } from '#libs/messaging/common/thread';
import { threadList } from '#libs/operations/common/threads.calls';
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
import { ThreadCaseView } from './thread-case-view';
import { ThreadStatePill } from './thread-state';

const QUEUES = [...THREAD_STATES, 'all'] as const;
const FILTERS = {
  ...TEXT_AND_DAYS,
  kind: () => 'feedback' as const,
  state: oneOf(QUEUES, 'open'),
  type: oneOf(THREAD_SUBJECTS, ''),
  complaint: oneOf(['1'], ''),
  mine: oneOf(['1'], ''),
};

/** Feedback and complaints of members, and the thread that is open. */
export default function ThreadQueuePage({ operator }: { operator: string }) {
  const { t } = useTranslation('operations');
  const list = useQueue(threadList, FILTERS);
  const column = useColumns<ThreadCase>();
  const [complaint, mine] = [list.filter('complaint'), list.filter('mine')];
  return (
    <QueuePage
      list={list}
      title={t('threads.title')}
      caption={t('threads.list')}
      path="/threads"
      actionKeys={['c']}
      filters={
        <>
          <Segmented
            {...list.filter('state')}
            label={t('threads.state')}
            options={QUEUES.map((value) => ({ value, label: t(`threads.queues.${value}`) }))}
          />
          <Switch
            label={t('threads.complaintsOnly')}
            checked={complaint.value === '1'}
            onCheckedChange={(checked) => complaint.onChange(checked ? '1' : '')}
          />
          <Switch
            label={t('queue.mine')}
            checked={mine.value === '1'}
            onCheckedChange={(checked) => mine.onChange(checked ? '1' : '')}
          />
          <QueueFilterFields narrowing={list.narrowing} withoutAmounts searchLabel={t('threads.search')}>
            <ChoiceFilter
              {...list.filter('type')}
              label={t('threads.type')}
              all={t('filter.all')}
              values={THREAD_SUBJECTS}
              text={(type) => t(`threads.types.${type}`)}
            />
          </QueueFilterFields>
        </>
      }
      columns={[
        column.text(t('withdrawal.member'), ({ account }) => account),
        column.text(t('threads.type'), ({ type, complaint: made }) =>
          made ? `${t(`threads.types.${type}`)} · ${t('threads.complaint')}` : t(`threads.types.${type}`),
        ),
        column.text(t('threads.last'), ({ preview }) => preview),
        column.own(t('threads.state'), ({ status }) => <ThreadStatePill state={status} />),
        column.own(t('threads.since'), ({ waitingSince }) => <WaitingTime since={waitingSince} />),
        column.text(t('withdrawal.holder'), ({ claimedBy }) => claimedBy?.account ?? ''),
      ]}
      empty={{ title: t('threads.emptyTitle'), text: t('threads.emptyText') }}
      open={(id) => <ThreadCaseView key={id} id={id} operator={operator} />}
    />
  );
}
