import { useTranslation } from 'react-i18next';
import type { ThreadCase } from '#libs/messaging/common/thread';
import { threadList } from '#libs/operations/common/threads.calls';
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
import { useAuthorName } from './use-author-name';

const QUEUES = ['live', 'open', 'closed', 'all'] as const;
const FILTERS = {
  ...TEXT_AND_DAYS,
  kind: () => 'service' as const,
  state: oneOf(QUEUES, 'live'),
  mine: oneOf(['1'], ''),
};

/** The board of chats: who waits, the longest first, who has whom, and the chat that is open. */
export default function ChatQueuePage({ operator }: { operator: string }) {
  const { t, i18n } = useTranslation('operations');
  const list = useQueue(threadList, FILTERS);
  const column = useColumns<ThreadCase>();
  const mine = list.filter('mine');
  const authorName = useAuthorName();
  return (
    <QueuePage
      list={list}
      title={t('chats.title')}
      caption={t('chats.list')}
      path="/chats"
      actionKeys={['c']}
      filters={
        <>
          <Segmented
            {...list.filter('state')}
            label={t('threads.state')}
            options={QUEUES.map((value) => ({ value, label: t(`chats.queues.${value}`) }))}
          />
          <Switch
            label={t('queue.mine')}
            checked={mine.value === '1'}
            onCheckedChange={(checked) => mine.onChange(checked ? '1' : '')}
          />
          <QueueFilterFields narrowing={list.narrowing} withoutAmounts searchLabel={t('threads.search')} />
        </>
      }
      columns={[
        column.text(t('withdrawal.member'), authorName),
        column.text(t('threads.type'), ({ type }) => t(`threads.types.${type}`)),
        column.text(t('threads.last'), ({ preview }) => preview),
        column.own(t('threads.state'), ({ status }) => <ThreadStatePill state={status} />),
        column.own(t('threads.since'), ({ waitingSince }) => <WaitingTime since={waitingSince} />),
        column.text(t('withdrawal.holder'), ({ claimedBy, chat }) =>
          claimedBy ? claimedBy.account : chat?.queuedAt ? t('chats.queued') : '',
        ),
        column.text(t('chats.rating'), ({ chat }) => chat?.rating?.toLocaleString(i18n.language) ?? ''),
      ]}
      empty={{ title: t('chats.emptyTitle'), text: t('chats.emptyText') }}
      open={(id) => <ThreadCaseView key={id} id={id} operator={operator} />}
    />
  );
}
