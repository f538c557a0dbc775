import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog';

interface FormDialogProps {
  open: boolean;
  /** Without it the form's own button is the only way out. */
  onClose: (() => void) | undefined;
  title: string;
  description: string | undefined;
  children: ReactNode;
}

/** A dialog of the security centre with one form, which begins anew at each opening. */
export function FormDialog({ open, onClose, title, description, children }: FormDialogProps) {
  const { t } = useTranslation();
  const closing = onClose ? { onClose, closeLabel: t('common.close') } : {};
  return (
    <Dialog open={open} {...closing} title={title} description={description}>
      {children}
    </Dialog>
  );
}
