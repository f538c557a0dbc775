import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionDevice } from '#libs/identity/common/session.calls';
import { type ApiRefusal, refusalOf } from '../../api/refusal';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FormRefusal } from '../session/form-refusal';
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
  const { t: words } = useTranslation();
  const browserText = useBrowserText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  if (!device) return null;
  const end = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await closeDevice(device.id);
      onEnded();
      onClose();
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('securityCentre.endTitle')}
      closeLabel={words('common.close')}
      description={t('securityCentre.endText', {
        browser: browserText(device.userAgent),
        address: device.address,
      })}
      footer={
        <>
          <Button onClick={onClose}>{words('common.cancel')}</Button>
          <Button tone="danger" loading={busy} onClick={() => void end()}>
            {t('securityCentre.end')}
          </Button>
        </>
      }
    >
      <FormRefusal refusal={refusal} />
    </Dialog>
  );
}
