import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMemberInfo } from '../../data/session/member-info';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Card } from '../../ui/layout/card';
import { Stack } from '../../ui/layout/stack';
import { LanguageChoice } from '../preferences/shared/language-choice';
import { ThemeToggle } from '../preferences/shared/theme-toggle';
import { LogOutDialog } from './log-out-dialog';
import styles from './me-page.module.css';
import { MemberCard } from './member-card';

/** What the header's menu holds on a desktop, as a page: for phones, and as the first page of the member centre. */
export default function MePage({ receipts }: { receipts: ReactNode }) {
  const { t } = useTranslation();
  const info = useMemberInfo();
  const [leaving, setLeaving] = useState(false);
  return (
    <Stack as="section" gap={4} className={styles.page}>
      <h1>{t('shell.menu')}</h1>
      <Card>
        {info.data ? (
          <MemberCard info={info.data} receipts={receipts} onLeave={() => setLeaving(true)} />
        ) : (
          <Skeleton shape="block" />
        )}
      </Card>
      <div className={styles.preferences}>
        <span>{t('shell.language')}</span>
        <LanguageChoice />
        <span>{t('shell.theme')}</span>
        <ThemeToggle />
      </div>
      {leaving && <LogOutDialog onClose={() => setLeaving(false)} />}
    </Stack>
  );
}
