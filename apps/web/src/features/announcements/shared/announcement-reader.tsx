import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Announcement } from '#libs/site/common/announcements';
import { RichText } from '../../../data/site/rich-text';
import { PATHS } from '../../../routes/paths';
import { Pager, type PagerProps } from '../../../ui/data/pager';
import { Button } from '../../../ui/forms/button';
import styles from './announcement-reader.module.css';
import { daySlashes } from './day-slashes';

interface AnnouncementReaderProps {
  list: Announcement[];
  pageSize: number;
  /** How many links the pager has, and how many at either end. */
  links: Pick<PagerProps, 'range' | 'margin'>;
  /** The id of the one that is shown first; the first of the list by default. */
  first?: string;
  /** Called before the promotions are opened. */
  onLeave?: () => void;
}

/** Titles in pages beside the content of the chosen one. */
export function AnnouncementReader({ list, pageSize, links, first, onLeave }: AnnouncementReaderProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const panel = useId();
  const [chosen, choose] = useState(first);
  // One that was withdrawn meanwhile gives way to the first.
  const index = Math.max(
    0,
    list.findIndex(({ id }) => id === chosen),
  );
  const shown = list[index];
  if (!shown) return null;
  const page = Math.floor(index / pageSize) + 1;
  const pages = Math.ceil(list.length / pageSize);
  return (
    <div className={styles.reader}>
      <div className={styles.list}>
        <ul>
          {list.slice((page - 1) * pageSize, page * pageSize).map(({ id, title, timestamp }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === shown.id ? 'true' : undefined}
                aria-controls={panel}
                onClick={() => choose(id)}
              >
                <span>{title}</span>
                <time dateTime={timestamp}>{daySlashes(timestamp)}</time>
              </button>
            </li>
          ))}
        </ul>
        <Pager
          page={page}
          pages={pages}
          keepsPlace
          {...links}
          onPage={(next) => choose(list[(next - 1) * pageSize]?.id)}
        />
      </div>
      <article id={panel} className={styles.content} aria-live="polite">
        <h2>{shown.title}</h2>
        <time dateTime={shown.timestamp}>{daySlashes(shown.timestamp)}</time>
        <RichText html={shown.content} />
        {shown.promotionType !== null && (
          <Button
            onClick={() => {
              onLeave?.();
              void navigate(PATHS.promotions);
            }}
          >
            {t('announcements.toPromotions')}
          </Button>
        )}
      </article>
    </div>
  );
}
