import { useTranslation } from 'react-i18next';
import type { ApplicationCase } from '#libs/rewards/common/application-cases';
import { StatusPill, type StatusPillProps } from '../../../ui/data/status-pill';

const TONES: Record<ApplicationCase['status'], StatusPillProps['tone']> = {
  joined: 'neutral',
  applying: 'live',
  process: 'progress',
  rejected: 'neutral',
  claimable: 'gain',
  claimed: 'gain',
  issued: 'gain',
  closed: 'neutral',
};

export function ApplicationStatePill({ state }: { state: ApplicationCase['status'] }) {
  const { t } = useTranslation('operations');
  return <StatusPill tone={TONES[state]}>{t(`applications.states.${state}`)}</StatusPill>;
}
