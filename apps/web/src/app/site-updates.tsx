import { lazyPart } from '../lazy/lazy-part';
import { QuietPart } from '../lazy/quiet-part';
import { useIdle } from '../lazy/use-idle';

const SiteLive = lazyPart(() => import('./site-live'));

/** The connection that brings changes of the site is opened when nothing is more urgent. */
export function SiteUpdates() {
  if (!useIdle()) return null;
  return (
    <QuietPart>
      <SiteLive />
    </QuietPart>
  );
}
