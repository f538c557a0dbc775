import { useTranslation } from 'react-i18next';
import { readMessages } from '#libs/messaging/common/messaging.calls';
import { callApi } from '../../data/calls/call-api';
import { Loaded } from '../../lists/loaded';
import { useList } from '../../lists/use-list';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { Pager } from '../../ui/data/pager';
import { Button } from '../../ui/forms/button';
import { Page } from '../../ui/layout/page';
import { messagesQuery } from './message.api';
import { MessageRow } from './message-row';
import styles from './messages-page.module.css';

export default function MessagesPage() {
  const { t } = useTranslation();
  const { query, data, choice, choose } = useList({ query: ({ pageNo }) => messagesQuery(pageNo) });
  const readAll = () => void callApi(readMessages, {}).catch(() => undefined);
  return (
    <Page
      title={t('messages.title')}
      width="text"
      tools={
        data?.list.some(({ read }) => !read) && (
          <Button size="small" onClick={readAll}>
            {t('messages.readAll')}
          </Button>
        )
      }
    >
      <Loaded query={query} room="medium">
        {({ list, totalPages }) =>
          list.length === 0 ? (
            <EmptyState
              title={t('messages.emptyTitle')}
              text={t('messages.emptyText')}
              action={<LinkButton to={PATHS.home}>{t('common.toHome')}</LinkButton>}
            />
          ) : (
            <>
              <ul className={styles.list}>
                {list.map((message) => (
                  <MessageRow key={message.id} message={message} />
                ))}
              </ul>
              <Pager page={choice.page} pages={totalPages} onPage={(page) => choose({ page })} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
