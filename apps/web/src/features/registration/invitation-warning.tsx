import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/forms/button';
import { Dialog } from '../../ui/overlays/dialog';

/** Warns that a code leads to nobody, before anything is sent. */
export function InvitationWarning({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation('identity');
  return (
    <Dialog
      open
      onClose={onConfirm}
      title={t('registration.invitationTitle')}
      description={t('registration.invitationError')}
      footer={
        <Button tone="primary" onClick={onConfirm}>
          {t('registration.confirm')}
        </Button>
      }
    />
  );
}
