import { useTranslation } from 'react-i18next';
import type { AnnouncementState, AnnouncementSummary } from '#libs/site/common/announcements';
import { StatusPill, type StatusPillProps } from '../../../ui/data/status-pill';

const TONES: Record<AnnouncementState, StatusPillProps['tone']> = {
  draft: 'neutral',
  planned: 'progress',
  published: 'gain',
  withdrawn: 'neutral',
};

/** Whether visitors see it, and whether what they see is the draft. */
export function ContentState({
  content,
}: {
  content: Pick<AnnouncementSummary, 'state' | 'unpublished' | 'plannedAt'>;
}) {
  const { t } = useTranslation('operations');
  const { state, unpublished, plannedAt } = content;
  const isFollowed = state === 'published' && plannedAt !== null;
  const differs = unpublished && (state === 'published' || state === 'planned');
  return (
    <StatusPill tone={differs ? 'live' : TONES[state]}>
      {t(`content.states.${state}`)}
      {isFollowed && `, ${t('versions.followed')}`}
      {differs && `, ${t('content.unpublished')}`}
    </StatusPill>
  );
}
