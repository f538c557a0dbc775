import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionDevice } from '#libs/identity/common/session.calls';
import { useMomentText } from '../../i18n/use-moment-text';
import { QueryFailure } from '../../query/query-failure';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { StatusPill } from '../../ui/status-pill';
import { EndDeviceDialog } from './end-device-dialog';
import { devicesQuery } from './security.api';
import styles from './security-page.module.css';
import { useBrowserText } from './use-browser-text';

/** The sessions that are open on the account. */
export function Devices() {
  const { t } = useTranslation('identity');
  const devices = useQuery(devicesQuery);
  const [ending, setEnding] = useState<SessionDevice | null>(null);
  const [ended, setEnded] = useState(false);
  return (
    <section className={styles.section}>
      <h2>{t('securityCentre.devices')}</h2>
      <p className={styles.muted}>{t('securityCentre.devicesText')}</p>
      {devices.isPending && <Skeleton shape="block" className={styles.waitingRows} />}
      {devices.isError && <QueryFailure query={devices} />}
      <ul className={styles.rows}>
        {devices.data?.list.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => setEnding(device)} />
        ))}
      </ul>
      <p role="status" className={styles.saved}>
        {ended && t('securityCentre.deviceEnded')}
      </p>
      <EndDeviceDialog device={ending} onClose={() => setEnding(null)} onEnded={() => setEnded(true)} />
    </section>
  );
}

function DeviceRow({ device, onEnd }: { device: SessionDevice; onEnd: () => void }) {
  const { t } = useTranslation('identity');
  const { dateTime } = useMomentText();
  const browser = useBrowserText()(device.userAgent);
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <MonitorSmartphone size={20} />
      </span>
      <span className={styles.what}>
        <strong>{browser}</strong>
        <small>
          {t('securityCentre.deviceText', { address: device.address, at: dateTime(device.startedAt) })}
        </small>
      </span>
      {device.current ? (
        <span className={styles.state}>
          <StatusPill tone="gain">{t('securityCentre.thisDevice')}</StatusPill>
        </span>
      ) : (
        <Button size="small" aria-label={t('securityCentre.endOf', { browser })} onClick={onEnd}>
          {t('securityCentre.end')}
        </Button>
      )}
    </li>
  );
}
