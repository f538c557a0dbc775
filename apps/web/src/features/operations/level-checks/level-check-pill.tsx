import { useTranslation } from 'react-i18next';
import type { LevelCheckState } from '#libs/rewards/common/level-checks';
import { StatusPill, type StatusPillProps } from '../../../ui/data/status-pill';

const TONES: Record<LevelCheckState, StatusPillProps['tone']> = {
  waiting: 'live',
  confirmed: 'gain',
  refused: 'neutral',
};

export function LevelCheckPill({ state }: { state: LevelCheckState }) {
  const { t } = useTranslation('operations');
  return <StatusPill tone={TONES[state]}>{t(`levelChecks.queues.${state}`)}</StatusPill>;
}
