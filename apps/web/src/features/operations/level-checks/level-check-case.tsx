import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { confirmLevel, getLevelCheck, refuseLevel } from '#libs/operations/common/level-checks.calls';
import type { LevelCheck } from '#libs/rewards/common/level-checks';
import { callApi } from '../../../data/calls/call-api';
import { useAmountText } from '../../../i18n/use-amount-text';
import { useMomentText } from '../../../i18n/use-moment-text';
import { Loaded } from '../../../lists/loaded';
import { Facts } from '../../../ui/data/facts';
import { Case } from '../case';
import { CaseActions } from '../case-actions';
import { LISTS_KEY } from '../operations.api';
import { OperatorReasonDialog } from '../operator-dialogs';
import { LevelCheckPill } from './level-check-pill';

const levelCheckQuery = (id: string) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'level-check', id],
    queryFn: () => callApi(getLevelCheck, { id }),
  });

/** One VIP level: who has reached it by what play, and the decision. */
export function LevelCheckCase({ id }: { id: string }) {
  const { t } = useTranslation('operations');
  const { amount, count } = useAmountText();
  const { dateTime } = useMomentText();
  return (
    <Loaded query={useQuery(levelCheckQuery(id))}>
      {(found) => (
        <Case
          member={{ id: found.member, account: found.account }}
          title={t('levelChecks.rise', { from: count(found.present), to: count(found.level) })}
          status={<LevelCheckPill state={found.status} />}
        >
          <Facts
            items={[
              { label: t('levelChecks.progress'), value: amount(found.progress, found.currency) },
              { label: t('levelChecks.asked'), value: dateTime(found.askedAt) },
              found.decidedAt !== null && {
                label: t('levelChecks.decided'),
                value: dateTime(found.decidedAt),
              },
              found.decidedBy !== null && { label: t('levelChecks.by'), value: found.decidedBy },
              found.reason !== null && { label: t('levelChecks.reason'), value: found.reason },
            ]}
          />
          {found.status !== 'confirmed' && <Decision found={found} />}
        </Case>
      )}
    </Loaded>
  );
}

function Decision({ found: { id, status } }: { found: LevelCheck }) {
  const { t } = useTranslation('operations');
  const inputOf = (reason: string) => ({ id, reason });
  return (
    <CaseActions
      actions={[
        {
          call: confirmLevel,
          label: t('levelChecks.confirm'),
          tone: 'primary',
          dialog: (close) => (
            <OperatorReasonDialog
              call={confirmLevel}
              inputOf={inputOf}
              title={t('levelChecks.confirm')}
              text={t('levelChecks.confirmText')}
              onClose={close}
            />
          ),
        },
        status === 'waiting' && {
          call: refuseLevel,
          label: t('levelChecks.refuse'),
          tone: 'danger',
          dialog: (close) => (
            <OperatorReasonDialog
              call={refuseLevel}
              inputOf={inputOf}
              title={t('levelChecks.refuse')}
              text={t('levelChecks.refuseText')}
              danger
              onClose={close}
            />
          ),
        },
      ]}
    />
  );
}
