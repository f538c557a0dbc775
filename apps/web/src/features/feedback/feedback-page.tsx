import { MessageCirclePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lists/loaded';
import { useList } from '../../lists/use-list';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { Pager } from '../../ui/data/pager';
import { Page } from '../../ui/layout/page';
import { Stack } from '../../ui/layout/stack';
import { InboxTabs } from '../messages/shared/inbox-tabs';
import { threadsQuery } from './feedback.api';
import styles from './feedback.module.css';
import { ThreadRow } from './thread-row';

/** The member's conversations with customer service. */
export default function FeedbackPage() {
  const { t } = useTranslation();
  const list = useList({ query: ({ pageNo }) => threadsQuery({ pageNo }) });
  const { query, choice, choose } = list;
  const toNew = (
    <LinkButton to={PATHS.newFeedback} tone="primary" icon={<MessageCirclePlus size={18} />}>
      {t('feedback.new')}
    </LinkButton>
  );
  const isEmpty = query.data?.list.length === 0;
  return (
    <Page title={t('messages.title')} width="text" tools={!isEmpty && toNew}>
      <Stack gap={4}>
        <InboxTabs />
        <Loaded query={query} room="medium">
          {({ list: threads, totalPages }) =>
            threads.length === 0 ? (
              <EmptyState title={t('feedback.emptyTitle')} text={t('feedback.emptyText')} action={toNew} />
            ) : (
              <>
                <ul className={styles.list}>
                  {threads.map((thread) => (
                    <ThreadRow key={thread.id} thread={thread} />
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
