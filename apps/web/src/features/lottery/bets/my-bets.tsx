import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame, PrizeMode } from '#libs/lottery/common/games';
import { TICKET_FILTERS } from '#libs/lottery/common/tickets.calls';
import { Stack } from '../../../ui/layout/stack';
import { ChaseList } from '../chase/chase-list';
import { Chips } from '../picking/chips';
import { TicketList } from './ticket-list';

const FILTERS = [...TICKET_FILTERS, 'chases'] as const;
type Filter = (typeof FILTERS)[number];

interface MyBetsProps {
  game: LotteryGame;
  /** A repeated ticket waits in the slip. */
  onPlay: (mode: PrizeMode) => void;
}

/** The member's tickets and chases of a game. */
export function MyBets({ game, onPlay }: MyBetsProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'bets' });
  const [filter, setFilter] = useState<Filter>('running');
  return (
    <Stack gap={4}>
      <Chips
        label={t('filter')}
        value={filter}
        options={FILTERS.map((value) => ({ value, label: t(`filters.${value}`) }))}
        onChange={setFilter}
      />
      {filter === 'chases' ? (
        <ChaseList game={game} />
      ) : (
        <TicketList key={filter} game={game} status={filter} onPlay={onPlay} />
      )}
    </Stack>
  );
}
