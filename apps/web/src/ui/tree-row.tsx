import { ChevronRight } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styles from './tree.module.css';

export interface TreeRowProps {
  /** 1 is the root; deeper than 7 is drawn as 7. */
  level: number;
  label: string;
  detail?: string;
  trail?: ReactNode;
  /** Left out for a row without children. */
  expanded?: boolean;
  onToggle?: () => void;
  selected: boolean;
  onSelect: () => void;
}

/** Right unfolds, left folds, Enter and Space choose; Tab enters the tree at the chosen row. */
export function TreeRow(props: TreeRowProps) {
  const { level, label, detail, trail, expanded, onToggle, selected, onSelect } = props;
  const press = (event: KeyboardEvent) => {
    const toggles =
      (event.key === 'ArrowRight' && expanded === false) || (event.key === 'ArrowLeft' && expanded);
    const selects = event.key === 'Enter' || event.key === ' ';
    if (!toggles && !selects) return;
    event.preventDefault();
    if (toggles) onToggle?.();
    else onSelect();
  };
  const fold = (event: MouseEvent) => {
    event.stopPropagation();
    onToggle?.();
  };
  return (
    <div
      role="treeitem"
      className={styles.row}
      aria-level={Math.min(level, 7)}
      aria-expanded={expanded}
      aria-selected={selected}
      tabIndex={selected || level === 1 ? 0 : -1}
      onClick={onSelect}
      onKeyDown={press}
    >
      <span className={styles.toggle} onClick={fold} aria-hidden="true">
        {expanded !== undefined && <ChevronRight size={18} />}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {trail && <span className={styles.trail}>{trail}</span>}
    </div>
  );
}
