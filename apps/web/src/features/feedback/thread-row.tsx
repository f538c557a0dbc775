import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ThreadSummary } from '#libs/messaging/common/thread';
import { useMomentText } from '../../i18n/use-moment-text';
import { PATHS, pathOf } from '../../routes/paths';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import styles from './feedback.module.css';
import { ThreadStatePill } from './thread-state-pill';

/** One conversation: what it is about, how its last post begins, and whether that is unread. */
export function ThreadRow({ thread }: { thread: ThreadSummary }) {
  const { t } = useTranslation();
  const { dateTime } = useMomentText();
  const { id, kind, type, status, preview, unread, complaint, lastPostAt } = thread;
  const isChat = kind === 'service';
  return (
    <li>
      <Link
        to={isChat && status !== 'closed' ? PATHS.service : pathOf(PATHS.feedbackThread, { id })}
        className={classNames(styles.row, unread && styles.unread)}
      >
        <strong>
          {isChat && `${t('feedback.chat')} · `}
          {t(`feedback.types.${type}`)}
          {complaint && ` · ${t('feedback.complaint')}`}
          {unread && <VisuallyHidden> ({t('messages.unread')})</VisuallyHidden>}
        </strong>
        <span dir="auto" className={styles.preview}>
          {preview || t('feedback.images')}
        </span>
        <ThreadStatePill state={status} />
        <time dateTime={lastPostAt}>{dateTime(lastPostAt)}</time>
      </Link>
    </li>
  );
}
