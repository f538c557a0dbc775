import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandDialog } from '../../forms/command-dialog';
import { type Sending, useForm } from '../../forms/use-form';
import { TextArea } from '../../ui/forms/text-area';
import { checkMinLength } from './min-length';

const LONGEST = 200;

interface ReasonDialogProps {
  title: string;
  text: string;
  action: string;
  sending: Sending;
  onClose: () => void;
  onReason: (reason: string) => void;
}

/** Asks why, before something is refused for good. */
export function ReasonDialog({ title, text, action, sending, onClose, onReason }: ReasonDialogProps) {
  const { t } = useTranslation('operations');
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useForm(
    { reason: '' },
    {
      sending,
      check: ({ reason }) => checkMinLength('reason', reason),
      submit: ({ reason }) => onReason(reason.trim()),
    },
  );
  const { name, value, error, onChange } = form.input('reason');
  return (
    <CommandDialog
      form={form}
      title={title}
      text={text}
      action={action}
      danger
      initialFocus={area}
      onClose={onClose}
    >
      <TextArea
        ref={area}
        name={name}
        label={t('reason')}
        required
        maxLength={LONGEST}
        value={value}
        error={error && t('reasonShort')}
        onChange={onChange}
      />
    </CommandDialog>
  );
}
