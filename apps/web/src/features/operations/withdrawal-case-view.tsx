import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../i18n/use-amount-text';
import { Deadline } from '../../lists/deadline';
import { Loaded } from '../../lists/loaded';
import { Figure } from '../../ui/data/figure';
import { StatusPill } from '../../ui/data/status-pill';
import { Case, CasePart } from './case';
import { WithdrawalActions } from './withdrawal-actions';
import { withdrawalCaseQuery } from './withdrawal-case.api';
import { WithdrawalFacts } from './withdrawal-facts';
import { WithdrawalHistory } from './withdrawal-history';
import { STATE_LABELS } from './withdrawal-labels';
import { Proofs } from './withdrawal-proofs';

/** One withdrawal: state in a sentence, what may be done next, and all that the decision needs. */
export function WithdrawalCaseView({ id, operator }: { id: string; operator: string }) {
  const { t } = useTranslation('operations');
  const { amount } = useAmountText();
  return (
    <Loaded query={useQuery(withdrawalCaseQuery(id))}>
      {(found) => {
        const { key, tone } = STATE_LABELS[found.status];
        return (
          <Case
            member={{ id: found.member, account: found.account }}
            title={<Figure>{amount(found.amount, found.currency)}</Figure>}
            status={<StatusPill tone={tone}>{t(`state.${key}`)}</StatusPill>}
            note={
              <>
                <p>
                  {t(`say.${key}`)}{' '}
                  {found.deadlineAt && <Deadline at={found.deadlineAt} label={t('withdrawal.deadline')} />}
                </p>
                {found.rejectReason && <p>{`${t('reason')}: ${found.rejectReason}`}</p>}
              </>
            }
          >
            <WithdrawalActions found={found} operator={operator} />
            <WithdrawalFacts found={found} />
            {found.proofs.length > 0 && (
              <CasePart title={t('withdrawal.proofs')}>
                <Proofs id={found.id} proofs={found.proofs} />
              </CasePart>
            )}
            <WithdrawalHistory found={found} />
          </Case>
        );
      }}
    </Loaded>
  );
}
