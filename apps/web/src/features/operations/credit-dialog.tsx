import { useTranslation } from 'react-i18next';
import { creditDepositCase, type DepositCase } from '#libs/operations/common/deposit-desk.calls';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useToast } from '../../ui/toast';
import { FormRefusal } from '../session/form-refusal';
import { useAct } from './operations.api';
import { useMoneyText } from './use-money-text';

interface CreditDialogProps {
  deposit: DepositCase;
  report: DepositCase['reports'][number];
  onClose: () => void;
}

/** Money that cannot be taken back is credited after a second look. */
export function CreditDialog({ deposit, report, onClose }: CreditDialogProps) {
  const { t } = useTranslation('operations');
  const { t: site } = useTranslation();
  const money = useMoneyText();
  const toast = useToast();
  const reported = money(report.amount, report.currency);
  const credit = useAct(creditDepositCase, () => {
    toast.show({ title: t('deposit.credited', { amount: reported }), tone: 'gain' });
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('deposit.creditTitle')}
      closeLabel={site('common.close')}
      description={t('deposit.creditText', {
        account: deposit.member.account,
        ordered: money(deposit.amount, deposit.currency),
        reported,
        fee: money(deposit.fee, deposit.currency),
      })}
      footer={
        <>
          <Button onClick={onClose}>{site('common.cancel')}</Button>
          <Button
            tone="primary"
            loading={credit.busy}
            onClick={() => credit.act({ id: deposit.id, event: report.event, amount: report.amount })}
          >
            {t('deposit.credit', { amount: reported })}
          </Button>
        </>
      }
    >
      <FormRefusal refusal={credit.refusal} />
    </Dialog>
  );
}
