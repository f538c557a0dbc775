import { HandCoins, Inbox, Landmark, ReceiptText, ScrollText, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useExpectsMember } from '../../features/session/use-expects-member';
import { CategoryIcon } from '../../ui/art/category-icon';
import { useCategories } from './categories';
import styles from './side-menu.module.css';

/** Beside the page from 1280 px on. */
export function SideMenu() {
  const { t } = useTranslation();
  const member = useExpectsMember();
  return (
    <nav className={styles.menu} aria-label={t('shell.sideMenu')}>
      {useCategories().map(({ code, path }) => (
        <NavLink key={code} to={path} end>
          <CategoryIcon code={code} />
          {t(`category.${code}`)}
        </NavLink>
      ))}
      {member && (
        <>
          <hr />
          <NavLink to="/recent">
            <CategoryIcon code="RECENT" />
            {t('category.RECENT')}
          </NavLink>
          <NavLink to="/member/bets">
            <ReceiptText size={20} />
            {t('bets.title')}
          </NavLink>
          <NavLink to="/member/deposits">
            <Landmark size={20} />
            {t('shell.depositHistory')}
          </NavLink>
          <NavLink to="/member/withdrawals">
            <HandCoins size={20} />
            {t('shell.withdrawalHistory')}
          </NavLink>
          <NavLink to="/member/record">
            <ScrollText size={20} />
            {t('shell.accountRecord')}
          </NavLink>
          <NavLink to="/member/security">
            <ShieldCheck size={20} />
            {t('shell.security')}
          </NavLink>
          <NavLink to="/member/messages">
            <Inbox size={20} />
            {t('shell.messages')}
          </NavLink>
        </>
      )}
    </nav>
  );
}
