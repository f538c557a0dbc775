import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { withProps } from '../with-props';
import styles from './breadcrumb.module.css';

export interface BreadcrumbItem {
  id: string;
  label: string;
  /** A link: `<Link to="..." />`. Without it and without `onSelect`, plain text. */
  link?: ReactElement;
  onSelect?: () => void;
}

function Step({ item }: { item: BreadcrumbItem }) {
  const props = { className: styles.step, children: item.label };
  if (item.link) return withProps(item.link, props);
  return item.onSelect ? <button type="button" {...props} onClick={item.onSelect} /> : <span {...props} />;
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
