import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../../i18n/use-amount-text';
import { useMomentText } from '../../../i18n/use-moment-text';
import { Loaded } from '../../../lists/loaded';
import { Facts } from '../../../ui/data/facts';
import { Case } from '../case';
import { useHeldRewardText } from '../held-rewards/held-reward-text';
import { ApplicationActions } from './application-actions';
import { ApplicationStatePill } from './application-state';
import { applicationCaseQuery } from './applications.api';
import { SentApplications } from './sent-applications';

/** One application: for what, all that was sent, and the decision. */
export function ApplicationCaseView({ id, operator }: { id: string; operator: string }) {
  const { t } = useTranslation('operations');
  const { count } = useAmountText();
  const { dateTime } = useMomentText();
  const rewardText = useHeldRewardText();
  return (
    <Loaded query={useQuery(applicationCaseQuery(id))}>
      {(found) => (
        <Case
          member={{ id: found.member, account: found.account }}
          title={rewardText(found)}
          status={<ApplicationStatePill state={found.status} />}
          note={
            found.status === 'process' &&
            found.claimedBy &&
            found.claimedBy.id !== operator && (
              <p>{t('withdrawal.heldBy', { operator: found.claimedBy.account })}</p>
            )
          }
        >
          <Facts
            items={[
              { label: t('applications.promotion'), value: found.title },
              { label: t('applications.at'), value: dateTime(found.heldAt) },
              {
                label: t('applications.try'),
                value: t('applications.tryOf', {
                  no: count(found.tries),
                  all: count(found.tries + found.triesLeft),
                }),
              },
            ]}
          />
          <SentApplications found={found} />
          <ApplicationActions found={found} operator={operator} />
        </Case>
      )}
    </Loaded>
  );
}
