import { useTranslation } from 'react-i18next';
import type { BroadcastState as State } from '#libs/messaging/common/broadcast';
import { StatusPill } from '../../../ui/data/status-pill';

const TONES = { draft: 'neutral', planned: 'live', published: 'gain', ended: 'neutral' } as const;

export function BroadcastState({ state }: { state: State }) {
  const { t } = useTranslation('operations');
  return <StatusPill tone={TONES[state]}>{t(`broadcasts.states.${state}`)}</StatusPill>;
}
