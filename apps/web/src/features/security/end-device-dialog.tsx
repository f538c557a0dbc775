import { useTranslation } from 'react-i18next';
import { endActiveSession, type SessionDevice } from '#libs/authentication/common/session.calls';
import { queryClient } from '../../data/cache/query-client';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { useCommand } from '../../forms/use-command';
import { devicesQuery } from './shared/security.api';
import { useBrowserText } from './use-browser-text';

interface EndDeviceDialogProps {
  device: SessionDevice;
  onClose: () => void;
  onEnded: () => void;
}

export function EndDeviceDialog({ device, onClose, onEnded }: EndDeviceDialogProps) {
  const { t } = useTranslation('identity');
  const browserText = useBrowserText();
  const end = useCommand(endActiveSession, {
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
      onEnded();
      onClose();
    },
  });
  const { id, userAgent, address } = device;
  return (
    <ConfirmDialog
      title={t('securityCentre.endTitle')}
      text={t('securityCentre.endText', { browser: browserText(userAgent), address })}
      action={t('securityCentre.end')}
      danger
      busy={end.busy}
      refusal={end.refusal}
      onClose={onClose}
      onConfirm={() => void end.run({ id })}
    />
  );
}
