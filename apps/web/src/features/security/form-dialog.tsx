import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog';

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  children: ReactNode;
}

/** A dialog of the security centre with one form, which begins anew at each opening. */
export function FormDialog({ open, onClose, title, description, children }: FormDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      description={description}
    >
      {children}
    </Dialog>
  );
}
