import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { withPhrases } from '../../lazy/with-phrases';
import { Loaded } from '../../lists/loaded';
import { Beside } from '../../ui/layout/beside';
import { Page } from '../../ui/layout/page';
import { PointConversion } from './point-conversion';
import { PointEarning } from './point-earning';
import { PointHistory } from './point-history';
import { PointSum } from './point-sum';
import { pointConfigQuery, pointsQuery } from './rewards.api';

/** The member's points: what they are worth, how they are earned, and their conversion to money. */
function PointsPage() {
  const { t } = useTranslation('rewards');
  const { t: shell } = useTranslation();
  const config = useQuery(pointConfigQuery);
  const points = useQuery(pointsQuery);
  return (
    <Page title={shell('shell.points')} lead={t('points.lead')} width="form">
      <Loaded query={config}>
        {(rules) => (
          <Loaded query={points}>
            {({ currentPoints }) => (
              <Beside side={<PointEarning rules={rules} />}>
                <PointSum points={currentPoints} rules={rules} />
                <PointConversion points={currentPoints} rules={rules} />
              </Beside>
            )}
          </Loaded>
        )}
      </Loaded>
      <PointHistory />
    </Page>
  );
}

export default withPhrases('rewards', PointsPage);
