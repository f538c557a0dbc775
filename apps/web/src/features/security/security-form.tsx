import type { FormEvent, ReactNode } from 'react';
import type { ApiRefusal } from '../../api/refusal';
import { Button } from '../../ui/button';
import { FormRefusal } from '../session/form-refusal';
import styles from './security-dialogs.module.css';

interface SecurityFormProps {
  onSubmit: (event: FormEvent) => void;
  busy: boolean;
  /** What the server said against it and against no field. */
  refusal: ApiRefusal | null;
  /** What its button says. */
  action: string;
  danger?: boolean;
  children: ReactNode;
}

/** A form of the security centre: its fields, why it was refused, and one button. */
export function SecurityForm({ onSubmit, busy, refusal, action, danger, children }: SecurityFormProps) {
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {children}
      <FormRefusal refusal={refusal} />
      <Button type="submit" tone={danger ? 'danger' : 'primary'} size="large" wide loading={busy}>
        {action}
      </Button>
    </form>
  );
}
