import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listMessages, type Message, readMessages } from '#libs/messaging/common/messaging.calls';
import { callApi } from '../../api/call-api';
import { ListPager } from '../../query/list-pager';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Skeleton } from '../../ui/skeleton';
import { MessageRow } from './message-row';
import styles from './messages-page.module.css';

export default function MessagesPage() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const messages = useQuery({
    queryKey: ['messages', page],
    queryFn: () => callApi(listMessages, { pageNo: page }),
    placeholderData: (previous) => previous,
  });
  const list: Message[] = messages.data?.list ?? [];
  const read = () => void callApi(readMessages, {}).catch(() => undefined);
  if (messages.isError) {
    return <QueryFailure heading="h1" query={messages} />;
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
      <ListPager page={page} pages={messages.data?.totalPages ?? 1} onPage={setPage} />
    </div>
  );
}
