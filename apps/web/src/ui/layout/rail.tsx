import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../forms/icon-button';
import { useOverflow } from '../hooks/use-overflow';
import styles from './rail.module.css';

export interface RailProps {
  title: string;
  /** Each with a key; drawn in a list item of the rail's width. */
  items: ReactElement[];
  previousLabel: string;
  nextLabel: string;
  /** A link at the end of the heading: "All games". */
  more?: ReactNode;
}

/** A row that scrolls sideways and lets the next item peek in: by arrow keys, and by buttons from 768 px on. */
export function Rail({ title, items, previousLabel, nextLabel, more }: RailProps) {
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const wider = useOverflow(list);
  const turn = (pages: 1 | -1) => {
    const row = list.current;
    if (!row) return;
    const forwards = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollBy({ left: pages * forwards * row.clientWidth * 0.8, behavior: calm ? 'auto' : 'smooth' });
  };
  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {more && <span className={styles.more}>{more}</span>}
        {wider && (
          <div className={styles.moves}>
            <IconButton label={previousLabel} icon={<ChevronLeft size={20} />} onClick={() => turn(-1)} />
            <IconButton label={nextLabel} icon={<ChevronRight size={20} />} onClick={() => turn(1)} />
          </div>
        )}
      </div>
      <ul ref={list} className={styles.list} aria-labelledby={heading} tabIndex={wider ? 0 : undefined}>
        {items.map((item) => (
          <li key={item.key}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
