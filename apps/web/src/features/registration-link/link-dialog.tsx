import { useTranslation } from 'react-i18next';
import type { RegistrationLink } from '#libs/agency/common/registration-link.calls';
import { Qr } from '../../ui/data/qr';
import { Stack } from '../../ui/layout/stack';
import { Dialog } from '../../ui/overlays/dialog';
import { CopiedLink } from './copied-link';
import styles from './registration-link.module.css';

interface LinkDialogProps {
  link: RegistrationLink;
  /** It has just been made. */
  made: boolean;
  onClose: () => void;
}

/** A link to hand on: for a camera, and for the clipboard. */
export function LinkDialog({ link, made, onClose }: LinkDialogProps) {
  const { t } = useTranslation('agency');
  return (
    <Dialog
      open
      onClose={onClose}
      title={made ? t('registrationLink.ready') : t('registrationLink.qrTitle', { name: link.name })}
      description={t('registrationLink.qrText')}
    >
      <Stack gap={4} className={styles.shown}>
        <Qr value={link.url} label={t('registrationLink.qr', { name: link.name })} />
        <CopiedLink url={link.url} />
      </Stack>
    </Dialog>
  );
}
