import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ApiError } from '../data/calls/api-error';
import { useErrorText } from '../data/calls/use-error-text';
import styles from './form-refusal.module.css';

/** Why the server refused a form, in plain words above its button; brought into sight and read out when it appears. */
export function FormRefusal({ refusal }: { refusal: ApiError | null }) {
  const errorText = useErrorText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [refusal]);
  return (
    <div ref={place} role="alert" className={styles.place}>
      {refusal && (
        <p className={styles.refusal}>
          <CircleAlert size={18} />
          {errorText.ofRefusal(refusal)}
        </p>
      )}
    </div>
  );
}
