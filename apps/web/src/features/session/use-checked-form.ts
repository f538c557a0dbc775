import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldError } from '#libs/platform/common/errors';
import { ApiRefusal } from '../../api/refusal';

interface FormChecks<Fields> {
  /** What is wrong before anything is sent. */
  check: (fields: Fields) => FieldError[];
  submit: (fields: Fields) => void;
  /** What the server said of the last one. */
  refusal: ApiRefusal | null;
  /** The person types again: the refusal is taken away. */
  edit: () => void;
}

/** A form that is checked here and then by the server. What is wrong stands until it is edited; the focus goes there. */
export function useCheckedForm<Fields extends object>(initial: Fields, checks: FormChecks<Fields>) {
  const [fields, setFields] = useState(initial);
  const [faults, setFaults] = useState<ApiRefusal | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const refusal = faults ?? checks.refusal;
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  const change = (changed: Partial<Fields>) => {
    setFields((held) => ({ ...held, ...changed }));
    setFaults(null);
    checks.edit();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = checks.check(fields);
    setFaults(found.length > 0 ? new ApiRefusal('error_invalid_input', { fields: found }) : null);
    if (found.length === 0) checks.submit(fields);
  };
  return { fields, change, refusal, formProps: { ref: form, onSubmit, noValidate: true } };
}
