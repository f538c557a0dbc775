import { useLayoutEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './chip-row.module.css';

export interface Chip {
  id: string;
  label: string;
  /** A count, or that it cannot be played. */
  note?: string | undefined;
  to: LinkProps['to'];
  state?: unknown;
}

interface ChipRowProps {
  /** Names the row for screen readers. */
  label: string;
  current: string;
  chips: Chip[];
}

/** Ways to narrow what is on show, one of them current, in a row that scrolls sideways. */
export function ChipRow({ label, current, chips }: ChipRowProps) {
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice, or one more before it, moves the row
  useLayoutEffect(() => {
    const list = row.current;
    const chosen = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (list && chosen) list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
  }, [current, chips.length]);
  return (
    <nav aria-label={label}>
      <ul ref={row} className={styles.row}>
        {chips.map(({ id, label: name, note, to, state }) => (
          <li key={id}>
            <Link
              to={to}
              replace={state === undefined}
              state={state}
              className={styles.chip}
              aria-current={id === current ? 'true' : undefined}
            >
              {name} {note && <span className={styles.note}>{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
