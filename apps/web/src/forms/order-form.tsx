import type { ReactNode } from 'react';
import { Button } from '../ui/forms/button';
import { Beside } from '../ui/layout/beside';
import { Text } from '../ui/layout/text';
import { FormRefusal } from './form-refusal';
import styles from './order-form.module.css';
import type { FormState } from './use-form';

interface OrderFormProps {
  form: FormState;
  /** What its button says. */
  action: string;
  /** What the order comes to. */
  summary: ReactNode;
  /** What keeps any order from being made now. It stands above the button and in its tooltip. */
  blockedReason?: string | null | false;
  children: ReactNode;
}

/** A form about money: its fields, and beside them what the order comes to and its button, which stays in sight. */
export function OrderForm({ form, action, summary, blockedReason, children }: OrderFormProps) {
  return (
    <form {...form.formProps}>
      <Beside
        side={
          <>
            {summary}
            <div className={styles.action}>
              <Text role="status" tone="live" size="small">
                {blockedReason}
              </Text>
              <FormRefusal refusal={form.refusal} />
              <Button
                type="submit"
                tone="primary"
                size="large"
                wide
                loading={form.busy}
                disabledReason={blockedReason}
              >
                {action}
              </Button>
            </div>
          </>
        }
      >
        {children}
      </Beside>
    </form>
  );
}
