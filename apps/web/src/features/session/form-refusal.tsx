import { CircleAlert } from 'lucide-react';
import type { ApiRefusal } from '../../api/refusal';
import { useErrorText } from '../../i18n/use-error-text';
import styles from './form-refusal.module.css';

/** Why the server refused a form, in plain words above its button; read out when it appears. */
export function FormRefusal({ refusal }: { refusal: ApiRefusal | null }) {
  const errorText = useErrorText();
  return (
    <div role="alert">
      {refusal && (
        <p className={styles.refusal}>
          <CircleAlert size={18} />
          {errorText.ofRefusal(refusal)}
        </p>
      )}
    </div>
  );
}
