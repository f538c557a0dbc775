import { useTranslation } from 'react-i18next';
import { Button } from '../ui/forms/button';

interface DialogFootProps {
  /** What its button says. */
  action: string;
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  /** The id of the form that its button submits; without one `onConfirm` is called. */
  form?: string;
  onConfirm?: () => void;
  onCancel: () => void;
}

/** The way out of a dialog, and the way on. */
export function DialogFoot({ action, cancel, danger, busy, form, onConfirm, onCancel }: DialogFootProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button onClick={onCancel}>{cancel ?? t('common.cancel')}</Button>
      <Button
        type={form ? 'submit' : 'button'}
        form={form}
        tone={danger ? 'danger' : 'primary'}
        loading={busy}
        onClick={onConfirm}
      >
        {action}
      </Button>
    </>
  );
}
