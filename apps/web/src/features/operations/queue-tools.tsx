import { QueueExport } from './queue-export';
import styles from './queue-page.module.css';
import { QueueViews } from './queue-views';
import type { Queue } from './use-queue';

/** What is done with a list as a whole: its views, and the file. */
export function QueueTools({ list }: { list: Pick<Queue<never>, 'declared' | 'narrowing' | 'file'> }) {
  const { declared, narrowing, file } = list;
  return (
    <div className={styles.tools}>
      <QueueViews list={declared.name} narrowing={narrowing} />
      <QueueExport call={declared.file} {...file} />
    </div>
  );
}
