import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMaintenance } from '../../data/site/site-status';
import { StatusLine } from '../../ui/feedback/status-line';
import { Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { AnswerCountdown } from './answer-countdown';
import { renewWithdrawals } from './withdrawal.api';

/** How often a payout is fetched whose time is up, in milliseconds. */
const REFETCH_MS = 5000;

/**
 * Until when to answer, and what happens then. Only the server closes a payout, by its own clock: when the time is up here, it
 * is fetched until it is closed or has another deadline, and may be answered meanwhile.
 */
export function AnswerDeadline({ deadlineAt }: { deadlineAt: string }) {
  const { t } = useTranslation();
  const isPaused = useIsMaintenance();
  const [passed, setPassed] = useState<string | null>(null);
  const isUp = passed === deadlineAt;
  const isLate = isUp && !isPaused;
  useEffect(() => {
    if (!isLate) return;
    renewWithdrawals();
    const timer = setInterval(renewWithdrawals, REFETCH_MS);
    return () => clearInterval(timer);
  }, [isLate]);
  return (
    <Stack gap={1}>
      {!isPaused && !isUp && (
        <Row align="baseline">
          <AnswerCountdown deadlineAt={deadlineAt} onEnd={() => setPassed(deadlineAt)} size="medium" />
          <Text as="span" size="small" tone="muted">
            {t('receipt.ifUnanswered')}
          </Text>
        </Row>
      )}
      <StatusLine tone="muted">{isPaused ? t('receipt.paused') : isUp && t('receipt.timeUp')}</StatusLine>
    </Stack>
  );
}
