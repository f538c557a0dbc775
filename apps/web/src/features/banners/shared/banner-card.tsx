import type { Banner } from '#libs/site/common/announcements';
import { Hero } from '../../../ui/art/hero';
import { BannerDrawing } from './banner-drawing';
import { BannerLink } from './banner-link';
import { BannerPicture } from './banner-picture';

interface BannerCardProps {
  banner: Banner;
  /** The visitor has an account. */
  member: boolean;
}

/** A banner as small as a menu or a dialog has room for: its title is the link. */
export function BannerCard({ banner, member }: BannerCardProps) {
  const { eyebrow, title, text, image } = banner;
  return (
    <Hero
      small
      eyebrow={eyebrow}
      title={
        <BannerLink banner={banner} member={member}>
          {title}
        </BannerLink>
      }
      text={text}
      drawing={<BannerDrawing small />}
      picture={image && <BannerPicture key={image.sources[0]?.path} image={image} sizes="480px" />}
    />
  );
}
