import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './collapsible.module.css';

interface CollapsibleProps {
  title: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
}

/** A part under a title that opens and closes it. What is closed is not drawn. */
export function Collapsible({ title, open: first = false, children }: CollapsibleProps) {
  const [open, setOpen] = useState(first);
  return (
    <details className={styles.part} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.title}>
        {title}
        <ChevronDown size={18} />
      </summary>
      {open && children}
    </details>
  );
}
