import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MESSAGE_CATEGORIES } from '#libs/messaging/common/message-kind';
import { readMessages } from '#libs/messaging/common/messaging.calls';
import { callApi } from '../../data/calls/call-api';
import { memberInfoQuery } from '../../data/session/member-info';
import { languageOf } from '../../i18n/i18n';
import { oneOf } from '../../lists/list-choice';
import { Loaded } from '../../lists/loaded';
import { useList } from '../../lists/use-list';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { Pager } from '../../ui/data/pager';
import { Button } from '../../ui/forms/button';
import { Segmented } from '../../ui/forms/segmented';
import { Page } from '../../ui/layout/page';
import { Stack } from '../../ui/layout/stack';
import styles from './inbox-page.module.css';
import { messagesQuery } from './message.api';
import { MessageRow } from './message-row';
import { InboxTabs } from './shared/inbox-tabs';
import type { MessageText } from './shared/message-text';

const FILTERS = { category: oneOf(MESSAGE_CATEGORIES, '') };
const CATEGORIES = ['', ...MESSAGE_CATEGORIES] as const;

/** The member's inbox. `texts` is the table of what each kind of message says. */
export default function InboxPage({ texts }: { texts: readonly MessageText[] }) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n);
  const list = useList({ filters: FILTERS, query: (input) => messagesQuery({ ...input, language }) });
  const { query, choice, choose } = list;
  const unread = useQuery(memberInfoQuery).data?.unreadMessages ?? 0;
  // Threads count as unread too, and are read one by one.
  const mayBeUnread =
    unread > 0 && (query.data?.list.some(({ read }) => !read) || query.data?.totalPages !== 1);
  const readAll = () => void callApi(readMessages, {}).catch(() => undefined);
  return (
    <Page
      title={t('messages.title')}
      width="text"
      tools={
        mayBeUnread && (
          <Button size="small" onClick={readAll}>
            {t('messages.readAll')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <InboxTabs />
        <Segmented
          label={t('messages.categories')}
          {...list.filter('category')}
          options={CATEGORIES.map((value) => ({ value, label: t(`messages.category.${value || 'all'}`) }))}
          wide
        />
        <Loaded query={query} room="medium">
          {({ list: messages, totalPages }) =>
            messages.length === 0 ? (
              <EmptyState
                title={t('messages.emptyTitle')}
                text={t(choice.category ? 'messages.emptyCategory' : 'messages.emptyText')}
                action={<LinkButton to={PATHS.home}>{t('common.toHome')}</LinkButton>}
              />
            ) : (
              <>
                <ul className={styles.list}>
                  {messages.map((message) => (
                    <MessageRow key={message.id} message={message} texts={texts} />
                  ))}
                </ul>
                <Pager page={choice.page} pages={totalPages} onPage={(page) => choose({ page })} />
              </>
            )
          }
        </Loaded>
      </Stack>
    </Page>
  );
}
