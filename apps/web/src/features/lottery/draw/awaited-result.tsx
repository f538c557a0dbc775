import { useTranslation } from 'react-i18next';
import type { RunningDraw } from '#libs/lottery/common/draws.calls';
import type { LotteryGame } from '#libs/lottery/common/games';
import { useMomentText } from '../../../i18n/use-moment-text';
import { Text } from '../../../ui/layout/text';
import { useIsPast } from './use-is-past';

/** A draw whose result has a last moment; later it is delayed. */
export type AwaitedDraw = Pick<RunningDraw, 'drawAt' | 'resultDueAt'>;

interface AwaitedResultProps {
  game: LotteryGame;
  draw: AwaitedDraw;
}

/** When the result of a draw that others hold is expected, and that it is late. */
export function AwaitedResult({ game, draw: { drawAt, resultDueAt } }: AwaitedResultProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'head' });
  const { dateTime } = useMomentText();
  const late = useIsPast(resultDueAt);
  if (late)
    return (
      <Text tone="live" role="status">
        {t('delayed')}
      </Text>
    );
  if (game.result === 'own') return null;
  return <Text size="small">{t('expectedAt', { time: dateTime(drawAt) })}</Text>;
}
