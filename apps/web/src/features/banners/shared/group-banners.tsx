import { useTranslation } from 'react-i18next';
import type { BannerGroup } from '#libs/site/common/announcements';
import { useExpectsMember } from '../../../data/session/use-expects-member';
import { BannerCard } from './banner-card';
import { BannerCarousel } from './banner-carousel';
import { useBanners } from './use-banners';

/** The banners of a menu or a dialog; nothing where there are none. */
export function GroupBanners({ group }: { group: BannerGroup }) {
  const { t } = useTranslation();
  const member = useExpectsMember();
  const { data: banners = [] } = useBanners(group);
  return (
    <BannerCarousel
      small
      label={t('home.moreOffers')}
      banners={banners}
      draw={(banner) => <BannerCard banner={banner} member={member} />}
    />
  );
}
