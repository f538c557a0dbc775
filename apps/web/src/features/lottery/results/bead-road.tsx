import { useEffect, useId, useRef } from 'react';
import { useAmountText } from '../../../i18n/use-amount-text';
import { useOverflow } from '../../../ui/hooks/use-overflow';
import { Text } from '../../../ui/layout/text';
import { useTokenText } from '../picking/use-token-text';
import styles from './bead-road.module.css';

interface BeadRoadProps {
  title: string;
  /** Tokens of the sides, the oldest first. */
  marks: readonly string[];
}

/** Marks in columns of six, each column filled from above; how often each side came stands beside the title. */
export function BeadRoad({ title, marks }: BeadRoadProps) {
  const tokenText = useTokenText();
  const { count } = useAmountText();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const wider = useOverflow(box);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draw is at the end, which is shown
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const isRtl = getComputedStyle(current).direction === 'rtl';
    current.scrollLeft = isRtl ? -current.scrollWidth : current.scrollWidth;
  }, [marks]);
  const sides = [...new Set(marks)].toSorted();
  const counted = sides.map(
    (side) => `${tokenText(side)} ${count(marks.filter((mark) => mark === side).length)}`,
  );
  return (
    <div className={styles.road}>
      <div className={styles.head} id={id}>
        <strong>{title}</strong>{' '}
        <Text as="span" size="small" tone="muted">
          {counted.join(' · ')}
        </Text>
      </div>
      <section ref={box} className={styles.scroll} aria-labelledby={id} tabIndex={wider ? 0 : undefined}>
        <ol className={styles.beads}>
          {marks.map((mark, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same side comes again, and the place is what counts
            <li key={at} data-side={mark} data-last={at === marks.length - 1 || undefined}>
              {tokenText(mark)}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
