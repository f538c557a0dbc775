import type { ThreadSummary } from '#libs/messaging/common/thread';
import { threadPosted } from '#libs/messaging/common/thread.events';
import { toastOn } from '../../data/push/push-toasts';
import { PATHS, pathOf } from '../../routes/paths';

/** An answer is announced, but not on the pages that show it. */
export const feedbackToasts = toastOn([threadPosted], ({ thread, post }, { t }) => {
  const shownOn = thread.kind === 'service' ? PATHS.service : PATHS.feedback;
  if (post.author === 'member' || location.pathname.startsWith(shownOn)) return null;
  return {
    title: t('feedback.answered'),
    text: thread.preview,
    tone: 'live',
    link: { label: t('feedback.openThread'), to: placeOf(thread) },
  };
});

const placeOf = ({ id, kind }: ThreadSummary): string =>
  kind === 'service' ? PATHS.service : pathOf(PATHS.feedbackThread, { id });
