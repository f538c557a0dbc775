import type { ReactNode } from 'react';
import type { ApiError } from '../data/calls/api-error';
import styles from './form-actions.module.css';
import { FormRefusal } from './form-refusal';

interface FormActionsProps {
  refusal: ApiError | null;
  children: ReactNode;
}

/** A form's button, with the refusal above it. In a dialog both stay in sight while the fields are scrolled under them. */
export function FormActions({ refusal, children }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      <FormRefusal refusal={refusal} />
      {children}
    </div>
  );
}
