import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

interface NeedAccountDialogProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Tells a trial account what it cannot do, and offers a full one. */
export function NeedAccountDialog({ onConfirm, onClose }: NeedAccountDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('games.needAccountTitle')}
      closeLabel={t('common.close')}
      description={t('errors.error_in_need_true_account')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button tone="primary" onClick={onConfirm}>
            {t('games.openAccount')}
          </Button>
        </>
      }
    />
  );
}
