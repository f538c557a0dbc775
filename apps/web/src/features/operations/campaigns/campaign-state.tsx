import { useTranslation } from 'react-i18next';
import type { CampaignState as State } from '#libs/rewards/common/campaign';
import { StatusPill } from '../../../ui/data/status-pill';

const TONES = { draft: 'neutral', published: 'gain', paused: 'live', ended: 'neutral' } as const;

export function CampaignState({ state }: { state: State }) {
  const { t } = useTranslation('operations');
  return <StatusPill tone={TONES[state]}>{t(`campaigns.states.${state}`)}</StatusPill>;
}
