import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../lists/loaded';
import { Dialog } from '../../../ui/overlays/dialog';
import { AnnouncementReader } from './announcement-reader';
import { useAnnouncements } from './announcements.api';

const PAGE_SIZE = 7;

interface NoticeDialogProps {
  /** The id of the notice that is shown first. */
  first: string;
  onClose: () => void;
}

/** The notices, seven on a page. */
export default function NoticeDialog({ first, onClose }: NoticeDialogProps) {
  const { t } = useTranslation();
  const announcements = useAnnouncements();
  return (
    <Dialog open onClose={onClose} title={t('home.notices')} size="large">
      <Loaded query={announcements} room="medium">
        {({ notices }) => (
          <AnnouncementReader
            list={notices}
            first={first}
            pageSize={PAGE_SIZE}
            links={{ range: 2, margin: 0 }}
            onLeave={onClose}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
