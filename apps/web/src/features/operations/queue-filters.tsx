import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QUEUE_NAMES, type Queue } from '#libs/operations/common/withdrawal-desk.calls';
import { Segmented } from '../../ui/segmented';
import { Switch } from '../../ui/switch';
import { countsQuery } from './operations.api';
import styles from './queue-filters.module.css';
import { waitingOf } from './waiting-of';
import type { QueueChoice } from './withdrawal-desk.api';

interface QueueFiltersProps {
  choice: QueueChoice;
  onChoose: (choice: QueueChoice) => void;
}

/** Which part of the queue is on show, with how much is in each. */
export function QueueFilters({ choice, onChoose }: QueueFiltersProps) {
  const { t, i18n } = useTranslation('operations');
  const counts = useQuery(countsQuery).data;
  const labelOf = (queue: Queue) => {
    const count = counts ? waitingOf(counts, queue) : null;
    return count ? `${t(`queue.${queue}`)} ${count.toLocaleString(i18n.language)}` : t(`queue.${queue}`);
  };
  return (
    <div className={styles.filters}>
      <Segmented
        label={t('queue.label')}
        value={choice.queue}
        options={QUEUE_NAMES.map((queue) => ({ value: queue, label: labelOf(queue) }))}
        onChange={(queue) => onChoose({ ...choice, queue, pageNo: 1 })}
      />
      <Switch
        label={t('queue.mine')}
        checked={choice.mine}
        onCheckedChange={(mine) => onChoose({ ...choice, mine, pageNo: 1 })}
      />
    </div>
  );
}
