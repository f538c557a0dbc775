import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../forms/confirm-dialog';

interface NeedAccountDialogProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Tells a trial account what it cannot do, and offers a full one. */
export function NeedAccountDialog({ onConfirm, onClose }: NeedAccountDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('games.needAccountTitle')}
      text={t('errors.error_in_need_true_account')}
      action={t('games.openAccount')}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
}
