import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './checking-note.module.css';

/** Says, while a proof of work is solved, why the person waits. */
export function CheckingNote({ active }: { active: boolean }) {
  const { t } = useTranslation('identity');
  return (
    <div role="status" className={styles.place}>
      {active && (
        <p className={styles.note}>
          <ShieldCheck size={16} />
          {t('humanCheck.checking')}
        </p>
      )}
    </div>
  );
}
