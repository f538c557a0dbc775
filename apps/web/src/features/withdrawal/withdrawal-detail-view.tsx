import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';
import { Detail } from '../../lists/detail';
import { Section } from '../../ui/layout/section';
import { ProofImages } from './proof-images';
import { TrancheList } from './tranche-list';
import { useWithdrawalText } from './use-withdrawal-text';
import { WithdrawalAction } from './withdrawal-action';
import { WithdrawalActivity } from './withdrawal-activity';
import { WithdrawalStatus } from './withdrawal-status';

export function WithdrawalDetailView({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { t } = useTranslation();
  const { formatAmount, account, sentence } = useWithdrawalText(withdrawal);
  return (
    <Detail
      amount={formatAmount(withdrawal.amount)}
      note={t('withdrawal.to', { account })}
      status={<WithdrawalStatus status={withdrawal.status} />}
      sentence={sentence()}
      actions={<WithdrawalAction withdrawal={withdrawal} />}
      number={{ label: t('withdrawal.number'), value: withdrawal.id }}
      aside={
        <Section card title={t('withdrawal.timeline')}>
          <WithdrawalActivity withdrawal={withdrawal} />
        </Section>
      }
    >
      {withdrawal.tranches.length > 0 && <TrancheList withdrawal={withdrawal} />}
      {withdrawal.proofs.length > 0 && <ProofImages withdrawal={withdrawal} />}
    </Detail>
  );
}
