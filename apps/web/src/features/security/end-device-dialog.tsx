import { useTranslation } from 'react-i18next';
import type { SessionDevice } from '#libs/identity/common/session.calls';
import { ConfirmDialog } from '../session/confirm-dialog';
import { useAttempt } from '../session/use-attempt';
import { closeDevice } from './security.api';
import { useBrowserText } from './use-browser-text';

interface EndDeviceDialogProps {
  /** The session that is about to end; nothing is shown for `null`. */
  device: SessionDevice | null;
  onClose: () => void;
  onEnded: () => void;
}

export function EndDeviceDialog({ device, onClose, onEnded }: EndDeviceDialogProps) {
  const { t } = useTranslation('identity');
  const browserText = useBrowserText();
  const { busy, refusal, attempt } = useAttempt();
  if (!device) return null;
  const { id, userAgent, address } = device;
  const end = async () => {
    await closeDevice(id);
    onEnded();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('securityCentre.endTitle')}
      text={t('securityCentre.endText', { browser: browserText(userAgent), address })}
      action={t('securityCentre.end')}
      danger
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void attempt(end)}
    />
  );
}
