import type { ThreadSummary } from '#libs/messaging/common/thread';
import { threadPosted } from '#libs/messaging/common/thread.events';
import { toastOn } from '../../data/push/push-toasts';
import { isAgentSide, isStage, PATHS, pathOf } from '../../routes/paths';

/**
 * An answer is announced, but not on the pages that show it. That of a chat is announced only where no button of customer
 * service, which has a badge, is on the page: the chat may be open beside it.
 */
export const feedbackToasts = toastOn([threadPosted], ({ thread, post }, { t }) => {
  if (post.author === 'member' || isShown(thread, location.pathname)) return null;
  return {
    title: t('feedback.answered'),
    text: thread.preview,
    tone: 'live',
    link: { label: t('feedback.openThread'), to: placeOf(thread) },
  };
});

const isShown = ({ kind }: ThreadSummary, pathname: string): boolean =>
  kind === 'service' ? !isStage(pathname) && !isAgentSide(pathname) : pathname.startsWith(PATHS.feedback);

const placeOf = ({ id, kind }: ThreadSummary): string =>
  kind === 'service' ? PATHS.service : pathOf(PATHS.feedbackThread, { id });
