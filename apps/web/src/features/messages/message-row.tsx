import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Message } from '#libs/messaging/common/messaging.calls';
import { useMomentText } from '../../i18n/use-moment-text';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useNoticeText } from '../session/use-notice-text';
import styles from './messages-page.module.css';

export function MessageRow({ message }: { message: Message }) {
  const { t } = useTranslation();
  const { dateTime } = useMomentText();
  const { title, text } = useNoticeText()(message.data);
  return (
    <li className={message.read ? styles.message : `${styles.message} ${styles.unread}`}>
      <strong>
        {title}
        {!message.read && <VisuallyHidden> ({t('messages.unread')})</VisuallyHidden>}
      </strong>
      <p>{text}</p>
      <time dateTime={message.at}>{dateTime(message.at)}</time>
      <Link to={`/member/deposits/${message.data.reference}`} aria-label={`${t('messages.open')}: ${text}`}>
        {t('messages.open')}
      </Link>
    </li>
  );
}
