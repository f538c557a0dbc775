import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner } from '#libs/site/common/announcements';
import { useIsMember } from '../../data/session/session-store';
import { useStart } from '../../data/start/start-context';
import { lazyPart } from '../../lazy/lazy-part';
import { QuietPart } from '../../lazy/quiet-part';
import { Carousel } from '../../ui/art/carousel';
import { Hero } from '../../ui/art/hero';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { BannerLink } from './banner-link';

const OnDepositCredited = lazyPart(() => import('./on-deposit-credited'));

const EVERY_MS = 5000;

/** The offers of home, one at a time, each with one action. For a member the lamps light up when money arrives. */
export function HomeHero({ banners }: { banners: Banner[] }) {
  const { t } = useTranslation();
  const { brandName } = useStart();
  const member = useIsMember();
  const [credited, countCredited] = useReducer((count: number) => count + 1, 0);
  const [first, ...others] = banners;
  if (!first)
    return (
      <h1>
        <VisuallyHidden>{brandName}</VisuallyHidden>
      </h1>
    );
  const draw = (banner: Banner) => (
    <Hero
      eyebrow={banner.eyebrow}
      title={banner.title}
      text={banner.text}
      pulseKey={credited}
      action={<BannerLink banner={banner} />}
    />
  );
  // The hero stays in its place when the tab turns into a member's: a press that is under way would be lost with it.
  return (
    <>
      {others.length === 0 ? (
        draw(first)
      ) : (
        <Carousel
          label={t('home.offers')}
          labels={{
            previous: t('common.previous'),
            next: t('common.next'),
            pause: t('home.pause'),
            play: t('home.play'),
          }}
          everyMs={EVERY_MS}
          slides={banners.map((banner) => ({ id: banner.id, content: draw(banner) }))}
        />
      )}
      {member && (
        <QuietPart>
          <OnDepositCredited onCredited={countCredited} />
        </QuietPart>
      )}
    </>
  );
}
