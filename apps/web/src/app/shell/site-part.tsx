import { lazyPart } from '../../lazy/lazy-part';
import { QuietPart } from '../../lazy/quiet-part';
import { useIdle } from '../../lazy/use-idle';

const SiteEntries = lazyPart(() => import('./site-entries'));

/** What the brand's settings decide: it stands at the end of its list, and comes when nothing is more urgent. */
export function SitePart() {
  if (!useIdle()) return null;
  return (
    <QuietPart>
      <SiteEntries />
    </QuietPart>
  );
}
