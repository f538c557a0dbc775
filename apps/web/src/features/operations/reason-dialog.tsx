import { useRef } from 'react';
import { CommandDialog } from '../../forms/command-dialog';
import { type Sending, useForm } from '../../forms/use-form';
import { checkMinLength } from './min-length';
import { ReasonField } from './reason-field';

interface ReasonDialogProps {
  title: string;
  text: string;
  action: string;
  danger?: boolean;
  sending: Sending;
  onClose: () => void;
  onReason: (reason: string) => void;
}

/** Asks why, for the record. */
export function ReasonDialog({ title, text, action, danger, sending, onClose, onReason }: ReasonDialogProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useForm(
    { reason: '' },
    {
      sending,
      check: ({ reason }) => checkMinLength('reason', reason),
      submit: ({ reason }) => onReason(reason.trim()),
    },
  );
  return (
    <CommandDialog
      form={form}
      title={title}
      text={text}
      action={action}
      danger={danger}
      initialFocus={area}
      onClose={onClose}
    >
      <ReasonField ref={area} {...form.input('reason')} />
    </CommandDialog>
  );
}
