import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../../app/preferences/language-choice';
import { ThemeToggle } from '../../app/preferences/theme-toggle';
import { Skeleton } from '../../ui/skeleton';
import { useMemberInfo } from '../session/member-info';
import { LogOutDialog } from './log-out-dialog';
import styles from './me-page.module.css';
import { MemberCard } from './member-card';

/** What the header's menu holds on a desktop, as a page: for phones, and as the member centre's door. */
export default function MePage({ receipts }: { receipts: ReactNode }) {
  const { t } = useTranslation();
  const info = useMemberInfo();
  const [leaving, setLeaving] = useState(false);
  return (
    <section className={styles.page}>
      <h1>{t('shell.menu')}</h1>
      <div className={styles.card}>
        {info.data ? (
          <MemberCard info={info.data} receipts={receipts} onLeave={() => setLeaving(true)} />
        ) : (
          <Skeleton shape="block" />
        )}
      </div>
      <div className={styles.preferences}>
        <span>{t('shell.language')}</span>
        <LanguageChoice />
        <span>{t('shell.theme')}</span>
        <ThemeToggle />
      </div>
      <LogOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </section>
  );
}
