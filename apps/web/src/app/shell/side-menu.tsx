import {
  Gift,
  HandCoins,
  Inbox,
  Landmark,
  Megaphone,
  ReceiptText,
  ScrollText,
  ShieldCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useExpectsMember } from '../../data/session/use-expects-member';
import { PATHS } from '../../routes/paths';
import { CategoryIcon } from '../../ui/art/category-icon';
import { classNames } from '../../ui/class-names';
import styles from './side-menu.module.css';
import { SitePart } from './site-part';
import { useCategories } from './use-categories';

/** Beside the page from 1280 px on. */
export function SideMenu() {
  const { t } = useTranslation();
  const member = useExpectsMember();
  return (
    <nav className={classNames(styles.menu, styles.wideOnly)} aria-label={t('shell.sideMenu')}>
      {useCategories().map(({ code, path }) => (
        <NavLink key={code} to={path} end>
          <CategoryIcon code={code} />
          {t(`category.${code}`)}
        </NavLink>
      ))}
      <hr />
      <NavLink to={PATHS.promotions}>
        <Gift size={20} />
        {t('announcements.promotions')}
      </NavLink>
      <NavLink to={PATHS.announcements}>
        <Megaphone size={20} />
        {t('announcements.title')}
      </NavLink>
      {member && (
        <>
          <hr />
          <NavLink to={PATHS.recent}>
            <CategoryIcon code="RECENT" />
            {t('category.RECENT')}
          </NavLink>
          <NavLink to={PATHS.bets}>
            <ReceiptText size={20} />
            {t('bets.title')}
          </NavLink>
          <NavLink to={PATHS.deposits}>
            <Landmark size={20} />
            {t('shell.depositHistory')}
          </NavLink>
          <NavLink to={PATHS.withdrawals}>
            <HandCoins size={20} />
            {t('shell.withdrawalHistory')}
          </NavLink>
          <NavLink to={PATHS.accountRecord}>
            <ScrollText size={20} />
            {t('shell.accountRecord')}
          </NavLink>
          <NavLink to={PATHS.security}>
            <ShieldCheck size={20} />
            {t('shell.security')}
          </NavLink>
          <NavLink to={PATHS.messages}>
            <Inbox size={20} />
            {t('shell.messages')}
          </NavLink>
        </>
      )}
      <hr />
      <SitePart />
    </nav>
  );
}
