import { useTranslation } from 'react-i18next';
import { announceSiteEnd, closeSite, type SiteGateState } from '#libs/operations/common/site-gate.calls';
import { MAINTENANCE } from '#libs/site/common/system-status';
import { Facts } from '../../../ui/data/facts';
import { StatusPill } from '../../../ui/data/status-pill';
import { Section } from '../../../ui/layout/section';
import { CaseActions } from '../case-actions';
import { useHasPermission } from '../operator-store';
import { useZonedText } from '../use-zoned-text';
import { EndTimeDialog } from './end-time-dialog';
import { SITE_MOVES, type SiteMove } from './site-moves';
import { SiteReasonDialog } from './site-reason-dialog';

const STATES = [
  { name: 'normal', tone: 'gain' },
  { name: 'maintenance', tone: 'live' },
  { name: 'restricted', tone: 'live' },
] as const;

/** The state of the site, since when, and the moves that close and open it. */
export function SiteStateCard({ site }: { site: SiteGateState }) {
  const { t } = useTranslation('operations');
  const hasPermission = useHasPermission();
  const zoned = useZonedText(site.timeZone);
  const { status, beganAt, endTime, restrictedSince, lifting } = site;
  const state = STATES[status];
  const closed = status === MAINTENANCE;
  const restricted = restrictedSince !== null;
  const mayMove = hasPermission('site.close') || hasPermission('site.open');
  const move = (name: SiteMove) => ({
    label: t(`gate.${name}.title`),
    tone: SITE_MOVES[name].tone,
    call: SITE_MOVES[name].call,
    dialog: (close: () => void) => <SiteReasonDialog move={name} onClose={close} />,
  });
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
          restricted && { label: t('gate.restrictedSince'), value: zoned(restrictedSince) },
          { label: t('gate.you'), value: [site.you.address, site.you.country].filter(Boolean).join(', ') },
        ]}
      />
      <p>{t(`gate.next.${closed && restricted ? 'both' : state.name}`)}</p>
      {!mayMove && <p>{t('gate.notYours')}</p>}
      <CaseActions
        actions={[
          !closed && {
            label: t('gate.close'),
            tone: 'danger',
            call: closeSite,
            dialog: (close) => <EndTimeDialog site={site} call={closeSite} onClose={close} />,
          },
          closed && move(restricted ? 'uncover' : 'open'),
          closed && {
            label: t('gate.changeEnd'),
            call: announceSiteEnd,
            dialog: (close) => <EndTimeDialog site={site} call={announceSiteEnd} onClose={close} />,
          },
          !restricted && move('restrict'),
          restricted && lifting === null && move('lift'),
        ]}
      />
    </Section>
  );
}
