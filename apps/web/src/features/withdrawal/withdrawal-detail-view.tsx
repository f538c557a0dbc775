import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';
import { Detail } from '../../lists/detail';
import { Section } from '../../ui/layout/section';
import { PayoutList } from './payout-list';
import { ProofImages } from './proof-images';
import { useStatusSentence } from './use-status-sentence';
import { useWithdrawalText } from './use-withdrawal-text';
import { WithdrawalAction } from './withdrawal-action';
import { WithdrawalActivity } from './withdrawal-activity';
import { WithdrawalStatus } from './withdrawal-status';

export function WithdrawalDetailView({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { t } = useTranslation();
  const { show, account } = useWithdrawalText(withdrawal);
  return (
    <Detail
      amount={show(withdrawal.amount)}
      note={t('withdrawal.to', { account })}
      status={<WithdrawalStatus status={withdrawal.status} />}
      sentence={useStatusSentence(withdrawal)}
      actions={<WithdrawalAction withdrawal={withdrawal} />}
      number={{ label: t('withdrawal.withdrawalNumber'), value: withdrawal.id }}
      aside={
        <Section card title={t('withdrawal.timeline')}>
          <WithdrawalActivity withdrawal={withdrawal} />
        </Section>
      }
    >
      {withdrawal.tranches.length > 0 && <PayoutList withdrawal={withdrawal} />}
      {withdrawal.proofs.length > 0 && <ProofImages withdrawal={withdrawal} />}
    </Detail>
  );
}
