import { useTranslation } from 'react-i18next';
import type { Promotion } from '#libs/rewards/common/promotions.calls';
import { StatusPill, type StatusPillProps } from '../../ui/data/status-pill';

const TONES: Record<Promotion['status'], StatusPillProps['tone'] | null> = {
  'coming-soon': 'neutral',
  join: null,
  open: null,
  joined: 'progress',
  apply: null,
  applying: 'progress',
  process: 'progress',
  rejected: 'neutral',
  claim: 'live',
  received: 'gain',
  closed: 'neutral',
};

/** How the reader stands to a promotion, or why it is closed; nothing where it is simply open. */
export function PromotionStatus({ status, obstacle }: Pick<Promotion, 'status' | 'obstacle'>) {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const tone = TONES[status];
  if (tone === null) return null;
  return (
    <StatusPill tone={tone}>
      {obstacle === null
        ? t(`states.${status as Exclude<typeof status, 'join' | 'open' | 'apply'>}`)
        : t(`obstacles.${obstacle}`)}
    </StatusPill>
  );
}
