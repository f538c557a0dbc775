import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Message } from '#libs/messaging/common/messaging.calls';
import { depositNoticeText, withdrawalNoticeText } from '../../i18n/notice-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { PATHS, pathOf } from '../../routes/paths';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import styles from './messages-page.module.css';

export function MessageRow({ message }: { message: Message }) {
  const { t, i18n } = useTranslation();
  const { dateTime } = useMomentText();
  const { title, text } = messageText(i18n, message);
  const ofDeposit = message.kind.startsWith('deposit.');
  const open = t(ofDeposit ? 'messages.open' : 'messages.openWithdrawal');
  const to = pathOf(ofDeposit ? PATHS.depositDetail : PATHS.withdrawalDetail, { id: message.data.reference });
  return (
    <li className={message.read ? styles.message : `${styles.message} ${styles.unread}`}>
      <strong>
        {title}
        {!message.read && <VisuallyHidden> ({t('messages.unread')})</VisuallyHidden>}
      </strong>
      <p>{text}</p>
      <time dateTime={message.at}>{dateTime(message.at)}</time>
      <Link to={to} aria-label={`${open}: ${text}`}>
        {open}
      </Link>
    </li>
  );
}

function messageText(translator: i18n, { kind, data }: Message): { title: string; text: string } {
  switch (kind) {
    case 'deposit.credited':
    case 'deposit.failed':
      return depositNoticeText(translator, data);
    case 'withdrawal.approved':
      return withdrawalNoticeText(translator, 'approved', data);
    case 'withdrawal.rejected':
      return withdrawalNoticeText(translator, 'rejected', data);
    case 'withdrawal.distributed':
      return withdrawalNoticeText(translator, 'distributed', data);
    case 'withdrawal.received':
      return withdrawalNoticeText(translator, 'autoReceived', data);
    case 'withdrawal.resolved':
      return withdrawalNoticeText(translator, data.outcome ?? 'resent', data);
  }
}
