import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Bonus } from '#libs/wagering/common/bonus';
import { WithPhrases } from '../../lazy/with-phrases';
import { Loaded } from '../../lists/loaded';
import { EmptyState } from '../../ui/art/empty-state';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { Stack } from '../../ui/layout/stack';
import { bonusesQuery } from './bonus.api';
import { BonusCard } from './bonus-card';
import { EndedBonus } from './ended-bonus';

/** The member's bonuses: the one that is played with, those that wait, and those that ended. */
export default function BonusDetailsPage() {
  return (
    <WithPhrases bundle="bonuses">
      <Bonuses />
    </WithPhrases>
  );
}

function Bonuses() {
  const { t } = useTranslation('bonuses');
  return (
    <Page title={t('title')} lead={t('lead')} width="form">
      <Loaded query={useQuery(bonusesQuery)}>{({ list }) => <Content list={list} />}</Loaded>
    </Page>
  );
}

function Content({ list }: { list: Bonus[] }) {
  const { t } = useTranslation('bonuses');
  if (list.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  const open = list.filter(({ closedAt }) => closedAt === null);
  const ended = list.filter(({ closedAt }) => closedAt !== null);
  return (
    <Stack gap={5}>
      {open.length > 0 ? (
        <Section title={t('open')}>
          <Stack as="ul" gap={3}>
            {open.map((bonus) => (
              <BonusCard key={bonus.id} bonus={bonus} others={open.length - 1} />
            ))}
          </Stack>
        </Section>
      ) : (
        <p>{t('noneOpen')}</p>
      )}
      {ended.length > 0 && (
        <Section title={t('ended')}>
          <Stack as="ul" gap={2}>
            {ended.map((bonus) => (
              <EndedBonus key={bonus.id} bonus={bonus} />
            ))}
          </Stack>
        </Section>
      )}
    </Stack>
  );
}
