import { useTranslation } from 'react-i18next';
import {
  announceSiteEnd,
  closeSite,
  openSite,
  type SiteGateState,
} from '#libs/operations/common/site-gate.calls';
import { Facts } from '../../../ui/data/facts';
import { StatusPill } from '../../../ui/data/status-pill';
import { Section } from '../../../ui/layout/section';
import { CaseActions } from '../case-actions';
import { OperatorReasonDialog } from '../operator-dialogs';
import { EndTimeDialog } from './end-time-dialog';
import { useZonedText } from './use-zoned-text';

const STATES = [
  { name: 'normal', tone: 'gain' },
  { name: 'maintenance', tone: 'live' },
  { name: 'restricted', tone: 'live' },
] as const;

/** The state of the site, and the moves that close and open it. */
export function SiteStateCard({ site }: { site: SiteGateState }) {
  const { t } = useTranslation('operations');
  const zoned = useZonedText(site.timeZone);
  const { status, beganAt, endTime } = site;
  const state = STATES[status];
  const closed = status === 1;
  return (
    <Section
      card
      title={t('gate.site')}
      tools={<StatusPill tone={state.tone}>{t(`gate.status.${state.name}`)}</StatusPill>}
    >
      <Facts
        items={[
          closed && beganAt !== null && { label: t('gate.beganAt'), value: zoned(beganAt) },
          closed && { label: t('gate.endTime'), value: endTime === null ? t('gate.noEnd') : zoned(endTime) },
          { label: t('gate.you'), value: [site.you.address, site.you.country].filter(Boolean).join(', ') },
        ]}
      />
      <CaseActions
        actions={[
          !closed && {
            label: t('gate.close'),
            tone: 'danger',
            call: closeSite,
            dialog: (close) => <EndTimeDialog site={site} call={closeSite} onClose={close} />,
          },
          closed && {
            label: t('gate.open'),
            tone: 'primary',
            call: openSite,
            dialog: (close) => (
              <OperatorReasonDialog
                call={openSite}
                inputOf={(reason) => ({ reason })}
                title={t('gate.open')}
                text={t('gate.openText')}
                done={t('gate.opened')}
                onClose={close}
              />
            ),
          },
          closed && {
            label: t('gate.changeEnd'),
            call: announceSiteEnd,
            dialog: (close) => <EndTimeDialog site={site} call={announceSiteEnd} onClose={close} />,
          },
        ]}
      />
    </Section>
  );
}
