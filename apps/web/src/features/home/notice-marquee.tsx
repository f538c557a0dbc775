import { ChevronRight, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeData } from '#libs/portal/common/portal.calls';
import { DialogPart } from '../../lazy/dialog-part';
import { lazyPart } from '../../lazy/lazy-part';
import { useRotation } from '../../ui/hooks/use-rotation';
import styles from './notice-marquee.module.css';

const NoticeDialog = lazyPart(() => import('../announcements/shared/notice-dialog'));

const EVERY_MS = 5000;

/** The lines of the marquee, one after the other in the same place; a press opens the notices at the one on show. */
export function NoticeMarquee({ lines }: { lines: HomeData['marquee'] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string | null>(null);
  const { index, hold } = useRotation(lines.length, EVERY_MS);
  const line = lines[index];
  if (!line) return null;
  return (
    <>
      <button
        type="button"
        className={styles.line}
        onClick={() => setOpen(line.id)}
        title={t('home.openNotice')}
        {...hold}
      >
        <Megaphone size={20} />
        <span className={styles.text}>{line.text}</span>
        <ChevronRight size={18} className={styles.more} />
      </button>
      {open !== null && (
        <DialogPart onClose={() => setOpen(null)}>
          <NoticeDialog first={open} onClose={() => setOpen(null)} />
        </DialogPart>
      )}
    </>
  );
}
