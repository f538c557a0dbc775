import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listMessages, type Message, readMessages } from '#libs/messaging/common/messaging.calls';
import { unreadChanged } from '#libs/messaging/common/messaging.events';
import { callApi } from '../../api/call-api';
import { refusalOf } from '../../api/refusal';
import { useErrorText } from '../../i18n/use-error-text';
import { onPush } from '../../realtime/push-handlers';
import { EmptyState } from '../../ui/art/empty-state';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { ErrorState } from '../../ui/error-state';
import { Pager } from '../../ui/pager';
import { Skeleton } from '../../ui/skeleton';
import { MessageRow } from './message-row';
import styles from './messages-page.module.css';

export default function MessagesPage() {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const cache = useQueryClient();
  const [page, setPage] = useState(1);
  const messages = useQuery({
    queryKey: ['messages', page],
    queryFn: () => callApi(listMessages, { pageNo: page }),
    placeholderData: (previous) => previous,
  });
  useEffect(
    () => onPush(unreadChanged, () => void cache.invalidateQueries({ queryKey: ['messages'] })),
    [cache],
  );
  const list: Message[] = messages.data?.list ?? [];
  const number = (value: number) => value.toLocaleString(i18n.language);
  const show = (next: number) => {
    setPage(next);
    window.scrollTo(0, 0);
  };
  const read = () => void callApi(readMessages, {}).catch(() => undefined);
  if (messages.isError) {
    return (
      <ErrorState
        heading="h1"
        title={t('common.failedTitle')}
        text={errorText.ofRefusal(refusalOf(messages.error))}
        retry={{
          label: t('common.retry'),
          onRetry: () => void messages.refetch(),
          loading: messages.isFetching,
        }}
      />
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('messages.title')}</h1>
        {list.some((message) => !message.read) && (
          <Button size="small" onClick={read}>
            {t('messages.readAll')}
          </Button>
        )}
      </div>
      {messages.isPending && <Skeleton shape="block" className={styles.waiting} />}
      {messages.data && list.length === 0 && (
        <EmptyState
          title={t('messages.emptyTitle')}
          text={t('messages.emptyText')}
          action={<ButtonLink render={<Link to="/" />}>{t('common.toHome')}</ButtonLink>}
        />
      )}
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      )}
      {messages.data && messages.data.totalPages > 1 && (
        <Pager
          label={t('common.pages')}
          page={page}
          pages={messages.data.totalPages}
          onPage={show}
          previousLabel={t('common.previous')}
          nextLabel={t('common.next')}
          pageLabel={(each) => t('common.page', { page: number(each) })}
          format={number}
        />
      )}
    </div>
  );
}
