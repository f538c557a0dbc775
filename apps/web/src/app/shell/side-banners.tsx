import { useSiteConfig } from '../../data/site/site-config';
import { GroupBanners } from '../../features/banners/shared/group-banners';
import styles from './side-menu.module.css';

/** What the brand offers below the side menu, once all of that stands. */
export default function SideBanners() {
  const { data: site } = useSiteConfig();
  if (!site) return null;
  return (
    <div className={styles.banners}>
      <GroupBanners group="w_leftmenu" />
    </div>
  );
}
