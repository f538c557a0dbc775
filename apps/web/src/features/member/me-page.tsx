import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownMember } from '../../data/session/known-member';
import { useMemberInfo } from '../../data/session/member-info';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Card } from '../../ui/layout/card';
import { Stack } from '../../ui/layout/stack';
import { LanguageChoice } from '../preferences/shared/language-choice';
import { ThemeToggle } from '../preferences/shared/theme-toggle';
import { BalanceTools } from './balance-tools';
import { LogOutDialog } from './log-out-dialog';
import styles from './me-page.module.css';
import { MemberCard } from './member-card';

/** What the header's menu holds on a desktop, as a page: for phones, and as the first page of the member centre. */
export default function MePage({ places }: { places: ReactNode }) {
  const { t } = useTranslation();
  const info = useMemberInfo();
  const known = useKnownMember();
  const [leaving, setLeaving] = useState(false);
  return (
    <Stack as="section" gap={4} className={styles.page}>
      <h1>{t('shell.menu')}</h1>
      <Card>
        {info.data && known ? (
          <MemberCard info={info.data} places={places} onLeave={() => setLeaving(true)} />
        ) : (
          <Skeleton shape="block" />
        )}
      </Card>
      <div className={styles.preferences}>
        <span className={styles.phoneOnly}>{t('shell.balance')}</span>
        <span className={styles.phoneOnly}>
          <BalanceTools />
        </span>
        <span>{t('shell.language')}</span>
        <LanguageChoice />
        <span>{t('shell.theme')}</span>
        <ThemeToggle />
      </div>
      {leaving && <LogOutDialog onClose={() => setLeaving(false)} />}
    </Stack>
  );
}
