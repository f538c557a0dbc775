import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner } from '#libs/site/common/announcements';
import { useIsMember } from '../../data/session/session-store';
import { useExpectsMember } from '../../data/session/use-expects-member';
import { useStart } from '../../data/start/start-context';
import { lazyPart } from '../../lazy/lazy-part';
import { QuietPart } from '../../lazy/quiet-part';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { BannerCarousel } from '../banners/shared/banner-carousel';
import { BannerHero } from '../banners/shared/banner-hero';

const OnDepositCredited = lazyPart(() => import('./on-deposit-credited'));

/** The offers of home, one at a time, each with one action. For a member the lamps light up when money arrives. */
export function HomeHero({ banners }: { banners: Banner[] }) {
  const { t } = useTranslation();
  const { brandName } = useStart();
  const member = useIsMember();
  const expected = useExpectsMember();
  const [credited, countCredited] = useReducer((count: number) => count + 1, 0);
  if (banners.length === 0)
    return (
      <h1>
        <VisuallyHidden>{brandName}</VisuallyHidden>
      </h1>
    );
  // The hero stays in its place when the tab turns into a member's: a press that is under way would be lost with it.
  return (
    <>
      <BannerCarousel
        label={t('home.offers')}
        banners={banners}
        draw={(banner, first) => (
          <BannerHero banner={banner} member={expected} first={first} pulseKey={credited} />
        )}
      />
      {member && (
        <QuietPart>
          <OnDepositCredited onCredited={countCredited} />
        </QuietPart>
      )}
    </>
  );
}
