import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionDevice } from '#libs/authentication/common/session.calls';
import { useMomentText } from '../../i18n/use-moment-text';
import { Loaded } from '../../lists/loaded';
import { ListRow } from '../../ui/data/list-row';
import { StatusPill } from '../../ui/data/status-pill';
import { StatusLine } from '../../ui/feedback/status-line';
import { Button } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import { EndDeviceDialog } from './end-device-dialog';
import { devicesQuery } from './shared/security.api';
import { useBrowserText } from './use-browser-text';

/** The sessions that are open on the account. */
export function Devices() {
  const { t } = useTranslation('identity');
  const [ending, setEnding] = useState<SessionDevice | null>(null);
  const [ended, setEnded] = useState(false);
  return (
    <Section ruled title={t('securityCentre.devices')} text={t('securityCentre.devicesText')}>
      <Loaded query={useQuery(devicesQuery)} room="medium">
        {({ list }) => (
          <ul>
            {list.map((device) => (
              <DeviceRow key={device.id} device={device} onEnd={() => setEnding(device)} />
            ))}
          </ul>
        )}
      </Loaded>
      <StatusLine tone="gain">{ended && t('securityCentre.deviceEnded')}</StatusLine>
      {ending && (
        <EndDeviceDialog device={ending} onClose={() => setEnding(null)} onEnded={() => setEnded(true)} />
      )}
    </Section>
  );
}

function DeviceRow({ device, onEnd }: { device: SessionDevice; onEnd: () => void }) {
  const { t } = useTranslation('identity');
  const { dateTime } = useMomentText();
  const browser = useBrowserText()(device.userAgent);
  return (
    <ListRow
      icon={<MonitorSmartphone size={20} />}
      title={browser}
      text={t('securityCentre.deviceText', { address: device.address, at: dateTime(device.startedAt) })}
      status={device.current && <StatusPill tone="gain">{t('securityCentre.thisDevice')}</StatusPill>}
      action={
        !device.current && (
          <Button size="small" aria-label={t('securityCentre.endOf', { browser })} onClick={onEnd}>
            {t('securityCentre.end')}
          </Button>
        )
      }
    />
  );
}
