import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { ApiRefusal } from '../../api/refusal';
import { Button } from '../../ui/button';
import { FormActions } from '../session/form-actions';
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
  const { form, submitted } = useFormFocus(busy);
  const submit = (event: FormEvent) => {
    onSubmit(event);
    submitted();
  };
  return (
    <form ref={form} tabIndex={-1} className={styles.form} onSubmit={submit} noValidate>
      {children}
      <FormActions refusal={refusal}>
        <Button type="submit" tone={danger ? 'danger' : 'primary'} size="large" wide loading={busy}>
          {action}
        </Button>
      </FormActions>
    </form>
  );
}

/** The focus goes to the first wrong field, told at once or by the server, and to a form that took another's place. */
function useFormFocus(busy: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (document.activeElement === document.body) form.current?.focus();
  }, []);
  useEffect(() => {
    if (wasBusy.current && !busy) focusWrong(form.current);
    wasBusy.current = busy;
  }, [busy]);
  return { form, submitted: () => requestAnimationFrame(() => focusWrong(form.current)) };
}

const focusWrong = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
