import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WithdrawalCase } from '#libs/cashier/common/withdrawal-case';
import { QUEUE_NAMES, type Queue, withdrawalList } from '#libs/operations/common/withdrawal-operator.calls';
import { oneOf } from '../../lists/list-choice';
import { useColumns } from '../../lists/use-columns';
import { StatusPill } from '../../ui/data/status-pill';
import { Segmented } from '../../ui/forms/segmented';
import { Switch } from '../../ui/forms/switch';
import { countsQuery } from './operations.api';
import { QueueFilterFields } from './queue-filter-fields';
import { CASE_FILTERS } from './queue-filters';
import { QueuePage } from './queue-page';
import { useQueue } from './use-queue';
import { waitingCount } from './waiting-count';
import { WaitingTime } from './waiting-time';
import { WithdrawalCaseView } from './withdrawal-case-view';
import { STATE_LABELS } from './withdrawal-labels';

const FILTERS = { ...CASE_FILTERS, queue: oneOf(QUEUE_NAMES, 'todo'), mine: oneOf(['1'], '') };

/** The queue of withdrawals, and the one that is open. */
export default function WithdrawalQueuePage({ operator }: { operator: string }) {
  const { t, i18n } = useTranslation('operations');
  const counts = useQuery(countsQuery).data;
  const list = useQueue(withdrawalList, FILTERS);
  const column = useColumns<WithdrawalCase>(({ currency }) => currency);
  const mine = list.filter('mine');
  const labelOf = (queue: Queue) => {
    const count = counts ? waitingCount(counts, queue) : null;
    return count ? `${t(`queue.${queue}`)} ${count.toLocaleString(i18n.language)}` : t(`queue.${queue}`);
  };
  return (
    <QueuePage
      list={list}
      title={t('withdrawals')}
      caption={t('withdrawal.list')}
      path="/withdrawals"
      actionKeys={['c', 'a', 'r', 'd']}
      filters={
        <>
          <Segmented
            {...list.filter('queue')}
            label={t('queue.label')}
            options={QUEUE_NAMES.map((queue) => ({ value: queue, label: labelOf(queue) }))}
          />
          <Switch
            label={t('queue.mine')}
            checked={mine.value === '1'}
            onCheckedChange={(checked) => mine.onChange(checked ? '1' : '')}
          />
          <QueueFilterFields narrowing={list.narrowing} />
        </>
      }
      columns={[
        column.text(t('withdrawal.member'), ({ account }) => account),
        column.amount(t('withdrawal.amount'), ({ amount }) => amount),
        column.own(t('withdrawal.state'), ({ status }) => (
          <StatusPill tone={STATE_LABELS[status].tone}>{t(`state.${STATE_LABELS[status].key}`)}</StatusPill>
        )),
        column.own(t('withdrawal.waiting'), ({ waitingSince }) => <WaitingTime since={waitingSince} />),
        column.text(t('withdrawal.holder'), ({ claimedBy }) => claimedBy?.account ?? ''),
      ]}
      empty={{ title: t('withdrawal.emptyTitle'), text: t('withdrawal.emptyText') }}
      open={(id) => <WithdrawalCaseView key={id} id={id} operator={operator} />}
    />
  );
}
