import type { Banner, LinkageType } from '#libs/site/common/announcements';
import { PATHS } from '../../../routes/paths';

interface BannerTarget {
  /** A guest is led to the registration instead. */
  needsAccount: boolean;
  address: (banner: Pick<Banner, 'url'>) => string;
}

/** Where a press on a banner leads, by its kind of link. */
export const BANNER_TARGETS: Record<LinkageType, BannerTarget> = {
  deposit: { needsAccount: true, address: () => PATHS.deposit },
  register: { needsAccount: true, address: () => PATHS.member },
  promotions: { needsAccount: false, address: () => PATHS.promotions },
  announcements: { needsAccount: false, address: () => PATHS.announcements },
  help: { needsAccount: false, address: () => PATHS.help },
  download: { needsAccount: false, address: () => PATHS.download },
  url: { needsAccount: false, address: ({ url }) => url ?? PATHS.home },
};
