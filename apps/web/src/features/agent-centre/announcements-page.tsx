import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listAnnouncements } from '#libs/site/common/site.calls';
import { callApi } from '../../api/call-api';
import { useLanguage } from '../../app/preferences/language';
import { useMomentText } from '../../i18n/use-moment-text';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import styles from './announcements-page.module.css';

/** What the house has to say, in the language on show. */
export default function AnnouncementsPage() {
  const { t } = useTranslation('agency');
  const { language } = useLanguage();
  const announcements = useQuery({
    queryKey: ['announcements', language],
    queryFn: () => callApi(listAnnouncements, { language }),
    staleTime: 60_000,
  });
  const notices = announcements.data?.notices;
  return (
    <Page title={t('agentCentre.pages.agentAnnouncement')} lead={t('agentCentre.announcementsText')}>
      {announcements.isError && <QueryFailure query={announcements} />}
      {announcements.isPending && (
        <div aria-busy="true">
          <Skeleton shape="block" className={styles.waiting} />
        </div>
      )}
      {notices?.length === 0 && (
        <EmptyState title={t('agentCentre.noAnnouncements')} text={t('agentCentre.noAnnouncementsText')} />
      )}
      {notices && notices.length > 0 && <Notices notices={notices} />}
    </Page>
  );
}

function Notices({
  notices,
}: {
  notices: { id: string; title: string; content: string; timestamp: string }[];
}) {
  const { date } = useMomentText();
  return (
    <ul className={styles.list}>
      {notices.map(({ id, title, content, timestamp }) => (
        <li key={id}>
          <time dateTime={timestamp}>{date(timestamp)}</time>
          <div>
            <h2>{title}</h2>
            <p>{content}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
