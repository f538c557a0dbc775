import { lazyPart } from '../lazy/lazy-part';
import { QuietPart } from '../lazy/quiet-part';
import { useIdle } from '../lazy/use-idle';
import { useOnStage } from './shell/use-on-stage';

const AnnouncementPopups = lazyPart(() => import('../features/announcements/announcement-popups'));
const SiteLive = lazyPart(() => import('./site-live'));

/** The connection that brings changes of the site, and the popups, come when nothing is more urgent. */
export function SiteUpdates() {
  const stage = useOnStage();
  if (!useIdle()) return null;
  return (
    <>
      <QuietPart>
        <SiteLive />
      </QuietPart>
      <QuietPart>
        <AnnouncementPopups away={stage} />
      </QuietPart>
    </>
  );
}
