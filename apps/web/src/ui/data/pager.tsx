import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../forms/icon-button';
import { useUiText } from '../use-ui-text';
import styles from './pager.module.css';

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** How many pages around the one on show have a link, and how many at either end. */
  range?: number;
  margin?: number;
  /** It stands in a part of the page or in a dialog, whose top is not the page's. */
  keepsPlace?: boolean;
}

/** The ends and what is around the page on show; 0 stands for what is left out. */
function shownPages(page: number, pages: number, range: number, margin: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor((range - 1) / 2), pages - range + 1));
  const upTo = (length: number, from: number) => Array.from({ length }, (_, place) => from + place);
  const wanted = [...upTo(margin, 1), ...upTo(range, first), ...upTo(margin, pages - margin + 1)].filter(
    (each) => each >= 1 && each <= pages,
  );
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((each, index) => {
    const missing = each - (sorted[index - 1] ?? each) - 1;
    return missing > 1 ? [0, each] : missing === 1 ? [each - 1, each] : [each];
  });
}

/** The way through a list; another page begins at its top. Nothing where one page holds all. */
export function Pager({ page, pages, onPage, range = 3, margin = 1, keepsPlace }: PagerProps) {
  const { t, number } = useUiText();
  if (pages <= 1) return null;
  const show = (next: number) => {
    onPage(next);
    if (!keepsPlace) window.scrollTo(0, 0);
  };
  return (
    <nav aria-label={t('common.pages')} className={styles.frame}>
      <div className={styles.pager}>
        <IconButton
          label={t('common.previous')}
          icon={<ChevronLeft size={20} />}
          disabledReason={page <= 1 && t('common.firstPage')}
          onClick={() => show(page - 1)}
        />
        <span className={styles.summary}>
          {number(page)} / {number(pages)}
        </span>
        {shownPages(page, pages, range, margin).map((each, index) =>
          each === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
            <span key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={each}
              type="button"
              className={styles.page}
              aria-label={t('common.page', { page: number(each) })}
              aria-current={each === page ? 'page' : undefined}
              onClick={() => show(each)}
            >
              {number(each)}
            </button>
          ),
        )}
        <IconButton
          label={t('common.next')}
          icon={<ChevronRight size={20} />}
          disabledReason={page >= pages && t('common.lastPage')}
          onClick={() => show(page + 1)}
        />
      </div>
    </nav>
  );
}
