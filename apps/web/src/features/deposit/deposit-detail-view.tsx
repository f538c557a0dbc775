import { useTranslation } from 'react-i18next';
import type { DepositDetail } from '#libs/cashier/common/deposit.calls';
import { hasHadPayment } from '#libs/cashier/common/deposit-states';
import { useAmountText } from '../../i18n/use-amount-text';
import { Activity } from '../../lists/activity';
import { Deadline } from '../../lists/deadline';
import { Detail, NextAction } from '../../lists/detail';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { Button } from '../../ui/forms/button';
import { ButtonLink } from '../../ui/forms/button-link';
import { Section } from '../../ui/layout/section';
import { DepositStatus } from './shared/deposit-status';

interface DepositDetailViewProps {
  deposit: DepositDetail;
  /** Begins another deposit where this one is shown; without it that is a page of its own. */
  onAgain?: () => void;
}

export function DepositDetailView({ deposit, onAgain }: DepositDetailViewProps) {
  const { t } = useTranslation();
  const { amount } = useAmountText();
  return (
    <Detail
      amount={amount(deposit.amount, deposit.currency)}
      status={<DepositStatus deposit={deposit} />}
      sentence={t(`deposit.sentence.${deposit.underReview ? 'review' : deposit.status}`)}
      actions={<DepositAction deposit={deposit} onAgain={onAgain} />}
      number={{ label: t('deposit.depositNumber'), value: deposit.id }}
      aside={
        <Section card title={t('deposit.timeline')}>
          <DepositActivity deposit={deposit} />
        </Section>
      }
    />
  );
}

function DepositAction({
  deposit: { status, payUrl, expiresAt },
  onAgain,
}: {
  deposit: DepositDetail;
  onAgain: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  if (hasHadPayment(status) && onAgain) return <Button onClick={onAgain}>{t('deposit.newDeposit')}</Button>;
  if (hasHadPayment(status)) return <LinkButton to={PATHS.deposit}>{t('deposit.newDeposit')}</LinkButton>;
  if (!payUrl) return null;
  return (
    <NextAction
      note={
        (status === 'created' || status === 'pending') && (
          <>
            {t('deposit.endsIn')} <Deadline at={expiresAt} label={t('deposit.endsIn')} />
          </>
        )
      }
    >
      <ButtonLink tone="primary" size="large" href={payUrl} target="_blank" rel="noreferrer">
        {t('deposit.openBank')}
      </ButtonLink>
    </NextAction>
  );
}

/** How a deposit came about, and what is still to come on the usual way. */
function DepositActivity({ deposit: { timeline } }: { deposit: DepositDetail }) {
  const { t } = useTranslation();
  const reached = new Set(timeline.map(({ status }) => status));
  const ahead = (['pending', 'paid'] as const).filter(
    (status) => !reached.has(status) && !reached.has('paid'),
  );
  return (
    <Activity
      label={t('deposit.timeline')}
      past={timeline.map(({ status, at }) => ({
        label: t(`deposit.states.${status}`),
        at,
        failed: status === 'failed' || status === 'expired' || status === 'reversed',
      }))}
      ahead={ahead.map((status) => ({ label: t(`deposit.states.${status}`), at: null }))}
      isOver={reached.has('paid')}
    />
  );
}
