import type { ReactNode } from 'react';
import { Button } from '../ui/forms/button';
import { Stack } from '../ui/layout/stack';
import { FormActions } from './form-actions';
import type { FormState } from './use-form';

interface FormProps {
  form: FormState;
  /** What its button says. */
  action: string;
  danger?: boolean;
  /** Why it cannot be sent. */
  disabledReason?: string | false;
  children?: ReactNode;
  /** Below the button. */
  after?: ReactNode;
}

/** Fields, why they were refused, and one button. */
export function Form({ form, action, danger, disabledReason, children, after }: FormProps) {
  return (
    <Stack as="form" gap={4} {...form.formProps}>
      {children}
      <FormActions refusal={form.refusal}>
        <Button
          type="submit"
          tone={danger ? 'danger' : 'primary'}
          size="large"
          wide
          loading={form.busy}
          disabledReason={disabledReason}
        >
          {action}
        </Button>
        {after}
      </FormActions>
    </Stack>
  );
}
