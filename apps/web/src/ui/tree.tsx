import type { KeyboardEvent, ReactNode } from 'react';

export interface TreeProps {
  label: string;
  /** `TreeRow`s in the order they are drawn; those under a folded row left out. */
  children: ReactNode;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus between rows; a row itself folds, unfolds and is chosen. */
export function Tree({ label, children }: TreeProps) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (!step) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')];
    const at = rows.findIndex((row) => row.matches(':focus'));
    event.preventDefault();
    rows[step(at, rows.length - 1)]?.focus();
  };
  return (
    <div role="tree" aria-label={label} onKeyDown={move}>
      {children}
    </div>
  );
}
