import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './icon-button';
import styles from './pager.module.css';

export interface PagerProps {
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
  format?: (page: number) => string;
}

/** First, last and the neighbours of the page on show; 0 stands for what is left out. */
function shownPages(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((each, index) => {
    const missing = each - (sorted[index - 1] ?? each) - 1;
    return missing > 1 ? [0, each] : missing === 1 ? [each - 1, each] : [each];
  });
}

export function Pager(props: PagerProps) {
  const { label, page, pages, onPage, previousLabel, nextLabel, pageLabel, format = String } = props;
  return (
    <nav aria-label={label} className={styles.frame}>
      <div className={styles.pager}>
        <IconButton
          label={previousLabel}
          icon={<ChevronLeft size={20} />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <span className={styles.summary}>
          {format(page)} / {format(pages)}
        </span>
        {shownPages(page, pages).map((each, index) =>
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
              aria-label={pageLabel(each)}
              aria-current={each === page ? 'page' : undefined}
              onClick={() => onPage(each)}
            >
              {format(each)}
            </button>
          ),
        )}
        <IconButton
          label={nextLabel}
          icon={<ChevronRight size={20} />}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </nav>
  );
}
