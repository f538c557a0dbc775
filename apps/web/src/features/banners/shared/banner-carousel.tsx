import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner } from '#libs/site/common/announcements';
import { Carousel } from '../../../ui/art/carousel';

/** How long each banner is on show, in milliseconds. */
const EVERY_MS = 5000;

interface BannerCarouselProps {
  /** Of all of them, for screen readers. */
  label: string;
  banners: readonly Banner[];
  /** In a menu or a dialog. */
  small?: boolean;
  draw: (banner: Banner, first: boolean) => ReactNode;
}

/** One banner, or from two on one after the other, in a loop with arrows. */
export function BannerCarousel({ label, banners, small, draw }: BannerCarouselProps) {
  const { t } = useTranslation();
  const [first, ...others] = banners;
  if (!first) return null;
  if (others.length === 0) return draw(first, true);
  return (
    <Carousel
      label={label}
      labels={{
        previous: t('common.previous'),
        next: t('common.next'),
        pause: t('home.pause'),
        play: t('home.play'),
      }}
      small={small}
      everyMs={EVERY_MS}
      slides={banners.map((banner) => ({ id: banner.id, content: draw(banner, banner === first) }))}
    />
  );
}
