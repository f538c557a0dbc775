import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame } from '#libs/lottery/common/games';
import { useMomentText } from '../../../i18n/use-moment-text';
import { Loaded } from '../../../lists/loaded';
import { useSecondList } from '../../../lists/use-list';
import { LinkButton } from '../../../routes/link-button';
import { EmptyState } from '../../../ui/art/empty-state';
import { Pager } from '../../../ui/data/pager';
import { TextField } from '../../../ui/forms/text-field';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { Numbers } from '../draw/numbers';
import { shortNo } from '../draw/sale-draw';
import { type OpenedNumber, resultsQuery } from '../lottery.api';
import { useTokenText } from '../picking/use-token-text';
import { verifyPath } from '../played-games';
import styles from './results.module.css';

/** What was drawn, the newest first, of a day of the game's time zone or of all. */
export function DayResults({ game }: { game: LotteryGame }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'results' });
  const [day, setDay] = useState('');
  return (
    <Stack gap={4}>
      <TextField type="date" label={t('day')} value={day} onChange={(event) => setDay(event.target.value)} />
      <Results key={day} game={game} day={day} />
    </Stack>
  );
}

function Results({ game, day }: { game: LotteryGame; day: string }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'results' });
  const { query, choice, choose } = useSecondList((page) =>
    resultsQuery(game.code, day === '' ? undefined : day, page),
  );
  return (
    <Loaded query={query}>
      {({ list, totalPages }) => (
        <>
          {list.length === 0 && <EmptyState title={t('none')} />}
          <ol className={styles.list} aria-label={t('title')}>
            {list.map((drawn) => (
              <ResultRow key={drawn.numero} game={game} drawn={drawn} />
            ))}
          </ol>
          <Pager page={choice.page} pages={totalPages} onPage={(page) => choose({ page })} />
        </>
      )}
    </Loaded>
  );
}

function ResultRow({ game, drawn }: { game: LotteryGame; drawn: OpenedNumber }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'results' });
  const { dateTime } = useMomentText();
  const tokenText = useTokenText();
  const no = tokenText(shortNo(drawn.numero));
  return (
    <li>
      <div className={styles.top}>
        <span>
          <strong>{t('draw', { no })}</strong>{' '}
          <Text as="span" size="small" tone="muted">
            {dateTime(drawn.openTime)}
          </Text>
          {drawn.revision > 1 && (
            <Text as="span" size="small" tone="live">
              {' '}
              {t('corrected')}
            </Text>
          )}
        </span>
        <LinkButton
          to={verifyPath(game.code, drawn.numero)}
          size="small"
          aria-label={t('verifyDraw', { no })}
        >
          {t('verify')}
        </LinkButton>
      </div>
      {drawn.result ? (
        <Numbers family={game.family} result={drawn.result} size="small" whole />
      ) : (
        <Text size="small">{t('void')}</Text>
      )}
    </li>
  );
}
