import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { refusalOf } from '../../api/refusal';
import { useAmountText } from '../../i18n/use-amount-text';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Dialog } from '../../ui/dialog';
import { useSavingForm } from '../security/use-saving-form';
import { FormRefusal } from '../session/form-refusal';
import { useMemberInfo } from '../session/member-info';
import { sendDividendPayment } from './salary.api';
import styles from './salary.module.css';
import { usePeriodText } from './use-period-text';

const covers = (balance: string, { amount, currency }: PayoutSummary): boolean =>
  parseAmount(balance, currency as Currency) >= parseAmount(amount, currency as Currency);

/** Pays a dividend that was left unpaid, from the own wallet. */
export function PayDividendDialog({ payout, onClose }: { payout: PayoutSummary; onClose: () => void }) {
  const { t } = useTranslation('agency');
  const { t: site } = useTranslation();
  const { amount } = useAmountText();
  const periodText = usePeriodText();
  const info = useMemberInfo();
  const key = useRef(crypto.randomUUID());
  const form = useSavingForm({}, async () => {
    try {
      await sendDividendPayment(payout.id, key.current);
    } catch (error) {
      // A refusal is answered alike for the same key, and after a deposit it may succeed; a lost answer is asked for again.
      if (refusalOf(error).detail.status !== undefined) key.current = crypto.randomUUID();
      throw error;
    }
    onClose();
  });
  const short = form.refusal?.code === 'error_dividend_funds_short';
  // A deposit that has arrived meanwhile answers the refusal.
  const answered = short && info.data !== undefined && covers(info.data.balance, payout);
  const due = amount(payout.amount, payout.currency);
  const words = { amount: due, account: payout.payee.account, period: periodText(payout) };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('salary.dividends.payTitle')}
      closeLabel={site('common.close')}
      description={t('salary.dividends.payText', words)}
    >
      <form className={styles.pay} onSubmit={form.submit}>
        <p className={styles.balance}>
          {t('salary.dividends.balanceNow')}
          <b>{info.data && amount(info.data.balance, info.data.currency)}</b>
        </p>
        <FormRefusal refusal={answered ? null : form.refusal} />
        {short && !answered && (
          <ButtonLink wide render={<Link to="/member/deposit" />}>
            {t('salary.dividends.deposit')}
          </ButtonLink>
        )}
        <Button type="submit" tone="primary" size="large" wide loading={form.busy}>
          {t('salary.dividends.payNow', { amount: due })}
        </Button>
      </form>
    </Dialog>
  );
}
