import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isZero, parseAmount, toWire } from '#libs/money/amount';
import { displayRound } from '#libs/money/display';
import type { ValueOf } from '#libs/platform/common/call';
import { claimRebate } from '#libs/rewards/common/rebate.calls';
import { useMoneyRefusal } from '../../data/calls/use-money-refusal';
import { FormRefusal } from '../../forms/form-refusal';
import { useCommand } from '../../forms/use-command';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { Figure } from '../../ui/data/figure';
import { StatusLine } from '../../ui/feedback/status-line';
import { Button } from '../../ui/forms/button';
import { Row } from '../../ui/layout/row';
import { Section } from '../../ui/layout/section';
import { Text } from '../../ui/layout/text';
import { type Rebate, renewRebate } from './rewards.api';

/** What a claim pays now, and its button; below the smallest claim it says what is missing. */
export function RebateClaim({ rebate }: { rebate: Rebate }) {
  const { t } = useTranslation('rewards');
  const { amount } = useAmountText();
  const { dateTime } = useMomentText();
  const [claimed, setClaimed] = useState<ValueOf<typeof claimRebate> | null>(null);
  const command = useCommand(claimRebate, { onDone: setClaimed, onAnswer: renewRebate });
  const refusal = useMoneyRefusal(command.refusal, rebate.currency);
  const tooLittle = useTooLittle(rebate);
  const claim = () => {
    setClaimed(null);
    void command.run({});
  };
  return (
    <Section card title={t('rebate.ready')}>
      <Row justify="apart" gap={4}>
        <div>
          <Figure size="large">{amount(rebate.claimable, rebate.currency)}</Figure>
          <Text tone="muted" size="small">
            {tooLittle ??
              (rebate.paidAt !== null && t('rebate.automatic', { time: dateTime(rebate.paidAt) }))}
          </Text>
        </div>
        <Button tone="primary" size="large" loading={command.busy} disabledReason={tooLittle} onClick={claim}>
          {t('rebate.claim')}
        </Button>
      </Row>
      <FormRefusal refusal={refusal} />
      <StatusLine tone="gain" strong>
        {claimed && t('rebate.claimed', { amount: amount(claimed.amount, claimed.currency) })}
      </StatusLine>
    </Section>
  );
}

/** Why nothing can be claimed now, or `null`. */
function useTooLittle({ claimable, claimMin, currency }: Rebate): string | null {
  const { t, i18n } = useTranslation('rewards');
  const { amount } = useAmountText();
  const left = parseAmount(claimMin, currency) - parseAmount(claimable, currency);
  if (isZero(claimable)) return t('rebate.nothing');
  if (left <= 0n) return null;
  return t('rebate.missing', {
    min: displayRound(claimMin, currency, i18n.language),
    left: amount(toWire(left, currency), currency),
  });
}
