import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { withPhrases } from '../../lazy/with-phrases';
import { Loaded } from '../../lists/loaded';
import { Beside } from '../../ui/layout/beside';
import { Page } from '../../ui/layout/page';
import { LevelCard } from './level-card';
import { LevelTable } from './level-table';
import { MonthCard } from './month-card';
import { vipQuery } from './rewards.api';
import { WeeklyCard } from './weekly-card';

/** The member's VIP level, the way to the next one, and what each level gives. */
function VipPage() {
  const { t } = useTranslation('rewards');
  const { t: shell } = useTranslation();
  return (
    <Page title={shell('shell.vip')} lead={t('vip.lead')}>
      <Loaded query={useQuery(vipQuery)}>
        {(vip) => (
          <>
            <Beside
              side={
                <>
                  <MonthCard vip={vip} />
                  <WeeklyCard vip={vip} />
                </>
              }
            >
              <LevelCard vip={vip} />
            </Beside>
            <LevelTable vip={vip} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

export default withPhrases('rewards', VipPage);
