import { type ReactNode, type RefObject, useId } from 'react';
import { Stack } from '../ui/layout/stack';
import { Dialog } from '../ui/overlays/dialog';
import { DialogFoot } from './dialog-foot';
import { FormRefusal } from './form-refusal';
import type { FormState } from './use-form';

interface CommandDialogProps {
  form: FormState;
  title: string;
  text: string;
  /** What its button says; the title by default. */
  action?: string;
  danger?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  onClose: () => void;
  children?: ReactNode;
}

/** A dialog whose fields go with a command, with its buttons in the foot. */
export function CommandDialog(props: CommandDialogProps) {
  const { form, title, text, action = title, danger, initialFocus, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      initialFocus={initialFocus}
      footer={<DialogFoot action={action} danger={danger} busy={form.busy} form={id} onCancel={onClose} />}
    >
      <Stack as="form" gap={4} {...form.formProps} id={id}>
        {children}
        <FormRefusal refusal={form.refusal} />
      </Stack>
    </Dialog>
  );
}
