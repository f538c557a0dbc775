import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

/** Warns that a code leads to nobody, before anything is sent. */
export function InvitationWarning({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  return (
    <Dialog
      open
      onClose={onConfirm}
      title={t('registration.invitationTitle')}
      closeLabel={words('common.close')}
      description={t('registration.invitationError')}
      footer={
        <Button tone="primary" onClick={onConfirm}>
          {t('registration.confirm')}
        </Button>
      }
    />
  );
}
