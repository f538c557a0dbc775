import { useTranslation } from 'react-i18next';
import { type ChaseStatus, type ChaseSummary, cancelChase } from '#libs/lottery/common/chases.calls';
import type { LotteryGame } from '#libs/lottery/common/games';
import { queryClient } from '../../../data/cache/query-client';
import { FormRefusal } from '../../../forms/form-refusal';
import { useCommand } from '../../../forms/use-command';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Loaded } from '../../../lists/loaded';
import { useSecondList } from '../../../lists/use-list';
import { EmptyState } from '../../../ui/art/empty-state';
import { Facts } from '../../../ui/data/facts';
import { Pager } from '../../../ui/data/pager';
import { StatusPill, type StatusPillProps } from '../../../ui/data/status-pill';
import { Button } from '../../../ui/forms/button';
import { Card } from '../../../ui/layout/card';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { shortNo } from '../draw/sale-draw';
import { chasesQuery, KEYS } from '../lottery.api';
import { useTokenText } from '../picking/use-token-text';

const TONES: Record<ChaseStatus, StatusPillProps['tone']> = {
  running: 'progress',
  stopped: 'gain',
  cancelled: 'neutral',
  finished: 'neutral',
};

const renew = () => {
  for (const key of [KEYS.tickets, KEYS.chases, KEYS.chase])
    void queryClient.invalidateQueries({ queryKey: [key] });
};

/** The member's chases of a game, the newest first. */
export function ChaseList({ game }: { game: LotteryGame }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'chases' });
  const { query, choice, choose } = useSecondList((page) => chasesQuery(game.code, page));
  return (
    <Loaded query={query}>
      {({ list, totalPages }) => (
        <>
          {list.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
          <Stack as="ul" aria-label={t('title')}>
            {list.map((chase) => (
              <ChaseCard key={chase.chaseId} chase={chase} />
            ))}
          </Stack>
          <Pager page={choice.page} pages={totalPages} onPage={(page) => choose({ page })} />
        </>
      )}
    </Loaded>
  );
}

function ChaseCard({ chase }: { chase: ChaseSummary }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'chases' });
  const { amount, count } = useAmountText();
  const tokenText = useTokenText();
  const command = useCommand(cancelChase, { onAnswer: renew });
  const { status, currency, nextDrawNo } = chase;
  return (
    <Card as="li">
      <Stack gap={3}>
        <Row justify="apart">
          <Text strong>{t('progress', { over: count(chase.over), tickets: count(chase.tickets) })}</Text>
          <StatusPill tone={TONES[status]}>{t(`status.${status}`)}</StatusPill>
        </Row>
        <Facts
          items={[
            nextDrawNo !== null && { label: t('next'), value: tokenText(shortNo(nextDrawNo)) },
            { label: t('amount'), value: amount(chase.amount, currency) },
            { label: t('won'), value: amount(chase.won, currency) },
            { label: t('refunded'), value: amount(chase.refunded, currency) },
            { label: t('stopOnWin'), value: t(chase.stopOnWin ? 'yes' : 'no') },
          ]}
        />
        {status === 'running' && (
          <div>
            <Button
              tone="danger"
              loading={command.busy}
              onClick={() => void command.run({ id: chase.chaseId })}
            >
              {t('end')}
            </Button>
          </div>
        )}
        <FormRefusal refusal={command.refusal} />
      </Stack>
    </Card>
  );
}
