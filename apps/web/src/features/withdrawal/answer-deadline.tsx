import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteStatus } from '../../data/site/site-status';
import { StatusLine } from '../../ui/feedback/status-line';
import { Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { AnswerCountdown } from './answer-countdown';
import { renewWithdrawals } from './withdrawal.api';

/**
 * Until when to answer, and what happens then. Only the server closes a payout: no deadline passes during a maintenance, and
 * the end of one moves it. So when the time is up here, the payout is fetched again and may be answered until it is gone.
 */
export function AnswerDeadline({ deadlineAt }: { deadlineAt: string }) {
  const { t } = useTranslation();
  const isPaused = useSiteStatus().status === 1;
  const [passed, setPassed] = useState<string | null>(null);
  const isUp = passed === deadlineAt;
  const end = () => {
    setPassed(deadlineAt);
    renewWithdrawals();
  };
  return (
    <Stack gap={1}>
      {!isPaused && !isUp && (
        <Row align="baseline">
          <AnswerCountdown deadlineAt={deadlineAt} onEnd={end} size="medium" />
          <Text as="span" size="small" tone="muted">
            {t('receipt.ifUnanswered')}
          </Text>
        </Row>
      )}
      <StatusLine tone="muted">{isPaused ? t('receipt.paused') : isUp && t('receipt.timeUp')}</StatusLine>
    </Stack>
  );
}
