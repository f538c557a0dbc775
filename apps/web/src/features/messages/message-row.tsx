import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Message } from '#libs/messaging/common/messaging.calls';
import { useMomentText } from '../../i18n/use-moment-text';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useNoticeText } from '../session/use-notice-text';
import { useWithdrawalNoticeText } from '../session/use-withdrawal-notice-text';
import styles from './messages-page.module.css';

export function MessageRow({ message }: { message: Message }) {
  const { t } = useTranslation();
  const { dateTime } = useMomentText();
  const { title, text } = useMessageText()(message);
  const ofDeposit = message.kind.startsWith('deposit.');
  const open = t(ofDeposit ? 'messages.open' : 'messages.openWithdrawal');
  const to = `/member/${ofDeposit ? 'deposits' : 'withdrawals'}/${message.data.reference}`;
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

function useMessageText() {
  const ofDeposit = useNoticeText();
  const ofWithdrawal = useWithdrawalNoticeText();
  return ({ kind, data }: Message): { title: string; text: string } => {
    switch (kind) {
      case 'deposit.credited':
      case 'deposit.failed':
        return ofDeposit(data);
      case 'withdrawal.approved':
        return ofWithdrawal('approved', data);
      case 'withdrawal.rejected':
        return ofWithdrawal('rejected', data);
      case 'withdrawal.distributed':
        return ofWithdrawal('distributed', data);
      case 'withdrawal.received':
        return ofWithdrawal('autoReceived', data);
      case 'withdrawal.resolved':
        return ofWithdrawal(data.outcome ?? 'resent', data);
    }
  };
}
