import { useTranslation } from 'react-i18next';
import { closeRegistrationLink, type RegistrationLink } from '#libs/agency/common/registration-link.calls';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { useCommand } from '../../forms/use-command';
import { renewLinks } from './registration-link.api';

export function CloseLinkDialog({ link, onClose }: { link: RegistrationLink; onClose: () => void }) {
  const { t } = useTranslation('agency');
  const close = useCommand(closeRegistrationLink, { onDone: onClose, onAnswer: renewLinks });
  return (
    <ConfirmDialog
      title={t('registrationLink.closeTitle')}
      text={t('registrationLink.closeText', { name: link.name })}
      action={t('registrationLink.closeIt')}
      danger
      busy={close.busy}
      refusal={close.refusal}
      onClose={onClose}
      onConfirm={() => void close.run({ id: link.id })}
    />
  );
}
