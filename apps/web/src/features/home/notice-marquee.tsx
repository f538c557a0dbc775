import { ChevronRight, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '#libs/site/common/site.calls';
import { DialogPart } from '../../lazy/dialog-part';
import { lazyPart } from '../../lazy/lazy-part';
import styles from './notice-marquee.module.css';

const NoticeDialog = lazyPart(() => import('./notice-dialog'));

/** The newest notice in a line; a press opens all of them. */
export function NoticeMarquee({ notices }: { notices: Notice[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [newest] = notices;
  if (!newest) return null;
  return (
    <>
      <button
        type="button"
        className={styles.line}
        onClick={() => setOpen(true)}
        title={t('home.openNotice')}
      >
        <Megaphone size={20} />
        <span className={styles.text}>{newest.content}</span>
        <ChevronRight size={18} className={styles.more} />
      </button>
      {open && (
        <DialogPart onClose={() => setOpen(false)}>
          <NoticeDialog notices={notices} onClose={() => setOpen(false)} />
        </DialogPart>
      )}
    </>
  );
}
