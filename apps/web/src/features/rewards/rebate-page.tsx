import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { withPhrases } from '../../lazy/with-phrases';
import { Loaded } from '../../lists/loaded';
import { Page } from '../../ui/layout/page';
import { RebateClaim } from './rebate-claim';
import { RebatePayments } from './rebate-payments';
import { RebateTypes } from './rebate-types';
import { rebateQuery } from './rewards.api';

/** The rebate that has come together by type of game, its claim, and what was paid so far. */
function RebatePage() {
  const { t } = useTranslation('rewards');
  const { t: shell } = useTranslation();
  return (
    <Page title={shell('shell.rebate')} lead={t('rebate.lead')} width="text">
      <Loaded query={useQuery(rebateQuery)}>
        {(rebate) => (
          <>
            <RebateClaim rebate={rebate} />
            <RebateTypes rebate={rebate} />
          </>
        )}
      </Loaded>
      <RebatePayments />
    </Page>
  );
}

export default withPhrases('rewards', RebatePage);
