import { useRender } from '@base-ui/react/use-render';
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './breadcrumb.module.css';

export interface BreadcrumbItem {
  id: string;
  label: string;
  /** A link: `<Link to="..." />`. Without it and without `onSelect`, plain text. */
  link?: ReactElement;
  onSelect?: () => void;
}

function Step({ item }: { item: BreadcrumbItem }) {
  return useRender({
    defaultTagName: item.onSelect ? 'button' : 'span',
    render: item.link,
    props: {
      className: styles.step,
      children: item.label,
      ...(item.onSelect && { type: 'button', onClick: item.onSelect }),
    },
  });
}

/** The last item is where the person is. */
export function Breadcrumb({ label, items }: { label: string; items: BreadcrumbItem[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.item}>
            {index > 0 && <ChevronRight className={styles.arrow} size={16} />}
            {index < items.length - 1 ? (
              <Step item={item} />
            ) : (
              <span className={`${styles.step} ${styles.here}`} aria-current="page">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
