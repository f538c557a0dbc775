import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../i18n/i18n';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Deadline } from '../../../lists/deadline';
import { Loaded } from '../../../lists/loaded';
import { useSecondList } from '../../../lists/use-list';
import { LinkButton } from '../../../routes/link-button';
import { PATHS, pathOf } from '../../../routes/paths';
import { EmptyState } from '../../../ui/art/empty-state';
import { Pager } from '../../../ui/data/pager';
import { Select } from '../../../ui/forms/select';
import { Card } from '../../../ui/layout/card';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { useScoreText } from '../../promotions/shared/use-score-text';
import { LotteryRanksList } from './lottery-ranks';
import { type LotteryBoard, type LotteryRanks, lotteryBoardsQuery, ranksQuery } from './missions.api';

/** For the last hour the countdown is marked. */
const URGENT_SECONDS = 3600;

/** The leaderboards of the lottery, one at a time. */
export function LotteryBoards() {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'leaderboards' });
  const [chosen, setChosen] = useState('');
  return (
    <Loaded query={useQuery(lotteryBoardsQuery(languageOf(i18n)))} room="medium">
      {(boards) => {
        const board = boards.find(({ promotion }) => promotion === chosen) ?? boards[0];
        if (!board) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
        return (
          <Stack gap={4}>
            {boards.length > 1 && (
              <Select
                label={t('board')}
                value={board.promotion}
                onChange={setChosen}
                options={boards.map(({ promotion, title, state }) => ({
                  value: promotion,
                  label: state === 'open' ? title : t('ended', { title }),
                }))}
              />
            )}
            <Board key={board.promotion} board={board} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

/** What counts, the ranks page by page, and below them the reader's own. */
function Board({ board }: { board: LotteryBoard }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'leaderboards' });
  const { query, choice, choose } = useSecondList((page) => ranksQuery(board.promotion, page));
  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={1}>
          <Text as="h2" size="lead" strong>
            {board.title}
          </Text>
          <Text size="small" tone="muted">
            {t(`metric.${board.metric}`)}
          </Text>
          {board.state === 'open' && (
            <Text size="small" tone="muted">
              {t('endsIn')} <Deadline at={board.endsAt} label={t('endsIn')} urgentSeconds={URGENT_SECONDS} />
            </Text>
          )}
          <LinkButton tone="link" to={pathOf(PATHS.promotion, { id: board.promotion })}>
            {t('terms')}
          </LinkButton>
        </Stack>
        <Loaded query={query} room="medium">
          {(ranks) => (
            <>
              <LotteryRanksList board={board} ranks={ranks} />
              <Pager page={choice.page} pages={ranks.totalPages} onPage={(page) => choose({ page })} />
              <OwnRank board={board} footer={ranks.footer} />
            </>
          )}
        </Loaded>
      </Stack>
    </Card>
  );
}

interface OwnRankProps {
  board: LotteryBoard;
  footer: LotteryRanks['footer'];
}

function OwnRank({ board, footer }: OwnRankProps) {
  const { t } = useTranslation('rewards', { keyPrefix: 'leaderboards' });
  const { count } = useAmountText();
  const scoreText = useScoreText(board);
  if (!footer) return <Text>{t(board.state === 'final' ? 'noRankAtEnd' : 'noRank')}</Text>;
  return (
    <Text strong>
      {t('you')} · {t('rank', { rank: count(footer.rank) })} · {scoreText(footer.reachedValue)}
    </Text>
  );
}
