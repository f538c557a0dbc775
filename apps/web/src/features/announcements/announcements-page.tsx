import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ValueOf } from '#libs/platform/common/call';
import { listAnnouncements } from '#libs/site/common/site.calls';
import { callApi } from '../../data/calls/call-api';
import { useLanguage } from '../../data/preferences/language';
import { useMomentText } from '../../i18n/use-moment-text';
import { Loaded } from '../../lists/loaded';
import { EmptyState } from '../../ui/art/empty-state';
import { Page } from '../../ui/layout/page';
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
  return (
    <Page title={t('agentCentre.pages.agentAnnouncement')} lead={t('agentCentre.announcementsText')}>
      <Loaded query={announcements} room="medium">
        {({ notices }) =>
          notices.length > 0 ? (
            <Notices notices={notices} />
          ) : (
            <EmptyState
              title={t('agentCentre.noAnnouncements')}
              text={t('agentCentre.noAnnouncementsText')}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

function Notices({ notices }: Pick<ValueOf<typeof listAnnouncements>, 'notices'>) {
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
