import { ArrowLeft, Keyboard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import styles from './desk.module.css';
import { KeysDialog } from './keys-dialog';
import { type DeskKeys, useDeskKeys } from './use-desk-keys';
import { usePageName } from './use-page-name';

interface DeskProps {
  title: string;
  /** Choices above the list. */
  filters?: ReactNode;
  list: ReactNode;
  /** The open case; `null` where none is. */
  detail: ReactNode;
  onBack: () => void;
  keys: DeskKeys;
  /** Keys that the open case itself listens to, for the list of keys. */
  moveKeys?: string[];
}

/** A list with the open case beside it; on a phone the case lies over the list. */
export function Desk({ title, filters, list, detail, onBack, keys, moveKeys = [] }: DeskProps) {
  const { t } = useTranslation('operations');
  const [help, setHelp] = useState(false);
  usePageName(title);
  useDeskKeys({ ...keys, '?': () => setHelp(true) });
  return (
    <div className={classNames(styles.desk, detail !== null && styles.open)}>
      <div className={styles.list}>
        <div className={styles.head}>
          <h1>{title}</h1>
          <IconButton
            label={t('keys.open')}
            icon={<Keyboard size={20} />}
            className={styles.keys}
            onClick={() => setHelp(true)}
          />
        </div>
        {filters}
        {list}
      </div>
      {detail !== null && (
        <section className={styles.detail}>
          <div className={styles.back}>
            <Button size="small" icon={<ArrowLeft size={16} />} onClick={onBack}>
              {t('back')}
            </Button>
          </div>
          {detail}
        </section>
      )}
      <KeysDialog open={help} onClose={() => setHelp(false)} keys={[...Object.keys(keys), ...moveKeys]} />
    </div>
  );
}
