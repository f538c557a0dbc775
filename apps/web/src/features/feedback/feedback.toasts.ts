import { threadPosted } from '#libs/messaging/common/thread.events';
import { toastOn } from '../../data/push/push-toasts';
import { PATHS, pathOf } from '../../routes/paths';

/** An answer is announced, but not on the pages that show it. */
export const feedbackToasts = toastOn([threadPosted], ({ thread, post }, { t }) => {
  if (post.author === 'member' || location.pathname.startsWith(PATHS.feedback)) return null;
  return {
    title: t('feedback.answered'),
    text: thread.preview,
    tone: 'live',
    link: { label: t('feedback.openThread'), to: pathOf(PATHS.feedbackThread, { id: thread.id }) },
  };
});
