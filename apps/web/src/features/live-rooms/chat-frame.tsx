import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveRoom } from '#libs/games/common/live-rooms.calls';
import { queryClient } from '../../data/cache/query-client';
import { apiErrorOf } from '../../data/calls/api-error';
import { useErrorText } from '../../data/calls/use-error-text';
import { useLanguage } from '../../data/preferences/language';
import { useTheme } from '../../data/preferences/theme';
import { classNames } from '../../ui/class-names';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import styles from './chat-frame.module.css';
import { chatQuery } from './live-rooms.api';
import { useChatPage } from './use-chat-page';

/** What the provider's page may do: run with its own origin's storage. It moves no tab and opens no window. */
const ALLOWED = 'allow-scripts allow-same-origin allow-forms';

/** The chat of a room, on the provider's page; or why it cannot be opened, with a way to try again. */
export function ChatFrame({ room, className }: { room: LiveRoom; className?: string | undefined }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { theme } = useTheme();
  const errorText = useErrorText();
  const frame = useRef<HTMLIFrameElement>(null);
  const chat = useQuery(chatQuery(room.roomId, language), queryClient);
  const url = chat.data?.chatUrl;
  const open = () => void chat.refetch();
  const page = useChatPage(url, frame, open);
  const failed = chat.isError
    ? errorText.ofRefusal(apiErrorOf(chat.error))
    : page === 'late' && t('errors.error_live_rooms_unavailable');
  return (
    <div className={classNames(styles.chat, className)} aria-busy={!failed && page !== 'shown'}>
      {url !== undefined && !chat.isError && (
        <iframe
          key={url}
          ref={frame}
          className={classNames(styles.frame, page !== 'shown' && styles.hidden)}
          src={inTheme(url, theme)}
          title={t('liveRooms.chatOf', { host: room.name })}
          sandbox={ALLOWED}
          referrerPolicy="origin"
        />
      )}
      {failed ? (
        <div className={styles.cover}>
          <ErrorState
            title={t('liveRooms.closedTitle')}
            text={failed}
            retry={{ label: t('common.retry'), onRetry: open, loading: chat.isFetching }}
          />
        </div>
      ) : (
        page !== 'shown' && (
          <div className={styles.waiting}>
            <Skeleton />
            <Skeleton width="half" />
            <Skeleton />
          </div>
        )
      )}
    </div>
  );
}

function inTheme(url: string, theme: string): string {
  const address = new URL(url);
  address.searchParams.set('theme', theme);
  return address.href;
}
