import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Message, readMessages, removeMessages } from '#libs/messaging/common/messaging.calls';
import { directionOf, type LanguageCode, LOCALES } from '#libs/site/common/locales';
import { callApi } from '../../data/calls/call-api';
import { RichText } from '../../data/site/rich-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { IconButton } from '../../ui/forms/icon-button';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import styles from './inbox-page.module.css';
import { type MessageText, shownMessage } from './shared/message-text';

interface MessageRowProps {
  message: Message;
  texts: readonly MessageText[];
}

/** One message. Who opens what it is about, or marks it, has read it; the push says so to every open page. */
export function MessageRow({ message, texts }: MessageRowProps) {
  const { t, i18n } = useTranslation();
  const { dateTime } = useMomentText();
  const { title, text, html, language, link } = shownMessage(texts, message, i18n);
  const ids = [message.id];
  const read = () => void callApi(readMessages, { ids }).catch(() => undefined);
  const remove = () => void callApi(removeMessages, { ids }).catch(() => undefined);
  return (
    <li className={message.read ? styles.message : `${styles.message} ${styles.unread}`}>
      <strong>
        <span {...languageProps(language)}>{title}</span>
        {!message.read && <VisuallyHidden> ({t('messages.unread')})</VisuallyHidden>}
      </strong>
      <div className={styles.text} {...languageProps(language)}>
        {html === undefined ? <p>{text}</p> : <RichText html={html} />}
      </div>
      <time dateTime={message.at}>{dateTime(message.at)}</time>
      <span className={styles.actions}>
        {link && (
          <Link to={link.to} aria-label={`${link.label}: ${text}`} onClick={message.read ? undefined : read}>
            {link.label}
          </Link>
        )}
        {!link && !message.read && (
          <button type="button" onClick={read} aria-label={`${t('messages.markRead')}: ${title}`}>
            {t('messages.markRead')}
          </button>
        )}
        <IconButton
          label={`${t('messages.remove')}: ${title}`}
          icon={<Trash2 size={18} />}
          onClick={remove}
        />
      </span>
    </li>
  );
}

const languageProps = (language: LanguageCode | undefined) =>
  language && { lang: LOCALES[language], dir: directionOf(language) };
