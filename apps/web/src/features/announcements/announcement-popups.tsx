import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeAnnouncement } from '#libs/messaging/common/messaging.calls';
import type { Announcement, PopupExecution } from '#libs/site/common/announcements';
import { callApi } from '../../data/calls/call-api';
import { isFirstLogin } from '../../data/session/first-login';
import { useSessionValue } from '../../data/session/session-store';
import { Dialog } from '../../ui/overlays/dialog';
import { markClosed, markShown, notShownYet } from './closed-popups';
import { AnnouncementReader } from './shared/announcement-reader';
import { useAnnouncements } from './shared/announcements.api';

const PAGE_SIZE = 9;

/**
 * The popups for this visitor, together in one dialog: once in a session, and not again when they were closed. On a page
 * where they would be in the way they wait.
 */
export default function AnnouncementPopups({ away }: { away: boolean }) {
  const status = useSessionValue((session) => session.status);
  const { data } = useAnnouncements();
  const [shown, setShown] = useState<string[]>([]);
  const popups = (data?.popup ?? []).filter(({ execution }) => execution && isFor(execution, status));
  const fresh = away ? [] : notShownYet(popups);
  const key = fresh.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say what is new
  useEffect(() => {
    if (key === '') return;
    markShown(fresh);
    setShown((before) => [...new Set([...before, ...key.split(',')])]);
  }, [key]);
  const list = popups.filter(({ id }) => shown.includes(id));
  if (list.length === 0 || away) return null;
  return (
    <PopupDialog
      list={list}
      onClose={() => {
        setShown([]);
        if (status === 'guest') markClosed(list);
        else for (const { id } of list) callApi(closeAnnouncement, { id }).catch(() => undefined);
      }}
    />
  );
}

function PopupDialog({ list, onClose }: { list: Announcement[]; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open urgency="greeting" onClose={onClose} title={t('announcements.title')} size="large">
      <AnnouncementReader
        list={list}
        pageSize={PAGE_SIZE}
        links={{ range: 5, margin: 1 }}
        onLeave={onClose}
      />
    </Dialog>
  );
}

/** A: who is logged in. B: guests. F: at the first log-in. */
function isFor(execution: PopupExecution, status: string): boolean {
  if (execution === 'B') return status === 'guest';
  return status === 'member' && (execution === 'A' || isFirstLogin());
}
