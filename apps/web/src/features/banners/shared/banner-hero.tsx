import type { Banner } from '#libs/site/common/announcements';
import { Hero } from '../../../ui/art/hero';
import { BannerDrawing } from './banner-drawing';
import { BannerLink } from './banner-link';
import { BannerPicture } from './banner-picture';

interface BannerHeroProps {
  banner: Banner;
  /** The visitor has an account. */
  member: boolean;
  /** The first that a visitor sees. */
  first?: boolean;
  /** A new value lights the lamps. */
  pulseKey?: number;
}

/** Beside the page's columns from 1280 px on, and as wide as the page below. */
const SIZES = '(width >= 1280px) 720px, 100vw';

/** A banner as large as home has it. */
export function BannerHero({ banner, member, first, pulseKey }: BannerHeroProps) {
  return (
    <Hero
      eyebrow={banner.eyebrow}
      title={banner.title}
      text={banner.text}
      drawing={<BannerDrawing pulseKey={pulseKey} />}
      picture={
        banner.image && (
          <BannerPicture
            key={banner.image.sources[0]?.path}
            image={banner.image}
            sizes={SIZES}
            first={first}
          />
        )
      }
      action={banner.linkageType !== null && <BannerLink banner={banner} member={member} />}
    />
  );
}
