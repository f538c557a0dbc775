import { useTranslation } from 'react-i18next';
import type { ThreadState } from '#libs/messaging/common/thread';
import { StatusPill, type StatusPillProps } from '../../../ui/data/status-pill';

const TONES: Record<ThreadState, StatusPillProps['tone']> = {
  open: 'live',
  answered: 'progress',
  closed: 'neutral',
};

export function ThreadStatePill({ state }: { state: ThreadState }) {
  const { t } = useTranslation('operations');
  return <StatusPill tone={TONES[state]}>{t(`threads.states.${state}`)}</StatusPill>;
}
