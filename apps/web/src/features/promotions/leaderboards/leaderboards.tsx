import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Leaderboard } from '#libs/rewards/common/leaderboards.calls';
import { languageOf } from '../../../i18n/i18n';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Deadline } from '../../../lists/deadline';
import { Loaded } from '../../../lists/loaded';
import { LinkButton } from '../../../routes/link-button';
import { PATHS, pathOf } from '../../../routes/paths';
import { EmptyState } from '../../../ui/art/empty-state';
import { StatusPill } from '../../../ui/data/status-pill';
import { Select } from '../../../ui/forms/select';
import { Card } from '../../../ui/layout/card';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { useScopeText } from '../use-scope-text';
import { leaderboardQuery, leaderboardsQuery, useLiveLeaderboards } from './leaderboards.api';
import { OwnRank } from './own-rank';
import { Ranks } from './ranks';

/** For the last hour the countdown is marked. */
const URGENT_SECONDS = 3600;

/** The leaderboards of the member, one at a time, live while they are shown. */
export function Leaderboards() {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'leaderboards' });
  const { t: site } = useTranslation();
  const [chosen, setChosen] = useState('');
  useLiveLeaderboards();
  const toPromotions = <LinkButton to={PATHS.promotions}>{site('announcements.toPromotions')}</LinkButton>;
  return (
    <Loaded query={useQuery(leaderboardsQuery(languageOf(i18n)))} room="medium">
      {({ list }) => {
        const board = list.find(({ id }) => id === chosen) ?? list[0];
        if (!board) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={toPromotions} />;
        return (
          <Stack gap={4}>
            {list.length > 1 && (
              <Select
                label={t('board')}
                value={board.id}
                onChange={setChosen}
                options={list.map(({ id, title, state }) => ({
                  value: id,
                  label: state === 'open' ? title : t('ended', { title }),
                }))}
              />
            )}
            <Board key={board.id} id={board.id} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

function Board({ id }: { id: string }) {
  const { i18n } = useTranslation();
  return (
    <Loaded query={useQuery(leaderboardQuery(id, languageOf(i18n)))} room="medium">
      {(board) => (
        <Card>
          <Stack gap={4}>
            <About board={board} />
            <Ranks board={board} top={board.top} />
            <OwnRank board={board} />
          </Stack>
        </Card>
      )}
    </Loaded>
  );
}

/** What counts, how long it runs or that it is over, and how many take part. */
function About({ board }: { board: Leaderboard }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'leaderboards' });
  const { count } = useAmountText();
  const games = useScopeText(board);
  const { title, text, metric, state, endsAt, participants, promotion } = board;
  return (
    <Stack gap={1}>
      <Text as="h2" size="lead" strong>
        {title}
      </Text>
      {text !== '' && <Text>{text}</Text>}
      <Text size="small" tone="muted">
        {[t(`metric.${metric}`), games].filter(Boolean).join(' · ')}
      </Text>
      {state === 'open' && (
        <Text size="small" tone="muted">
          {t('endsIn')} <Deadline at={endsAt} label={t('endsIn')} urgentSeconds={URGENT_SECONDS} />
        </Text>
      )}
      {state === 'provisional' && (
        <>
          <StatusPill tone="progress">{t('provisional')}</StatusPill>
          <Text size="small">{t('provisionalText')}</Text>
        </>
      )}
      {state === 'final' && <StatusPill tone="gain">{t('final')}</StatusPill>}
      {participants > 0 && (
        <Text size="small" tone="muted">
          {t('participants', { count: participants, shown: count(participants) })}
        </Text>
      )}
      <LinkButton tone="link" to={pathOf(PATHS.promotion, { id: promotion })}>
        {t('terms')}
      </LinkButton>
    </Stack>
  );
}
