import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lists/loaded';
import { EmptyState } from '../../ui/art/empty-state';
import { Page } from '../../ui/layout/page';
import { AnnouncementReader } from './shared/announcement-reader';
import { useAnnouncements } from './shared/announcements.api';

const PAGE_SIZE = 9;

/** What the house has to say to this visitor, newest first. */
export default function AnnouncementsPage() {
  const { t } = useTranslation();
  const announcements = useAnnouncements();
  return (
    <Page title={t('announcements.title')} lead={t('announcements.text')}>
      <Loaded query={announcements} room="medium">
        {({ notices, popup, promotion }) => {
          const list = [...notices, ...popup, ...promotion].toSorted(newestFirst);
          if (list.length === 0)
            return <EmptyState title={t('announcements.none')} text={t('announcements.noneText')} />;
          return <AnnouncementReader list={list} pageSize={PAGE_SIZE} links={{ range: 5, margin: 1 }} />;
        }}
      </Loaded>
    </Page>
  );
}

const newestFirst = (one: { timestamp: string }, other: { timestamp: string }) =>
  other.timestamp.localeCompare(one.timestamp);
