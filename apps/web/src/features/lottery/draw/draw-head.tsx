import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnDraw } from '#libs/lottery/common/draws.calls';
import type { LotteryGame } from '#libs/lottery/common/games';
import { Text } from '../../../ui/layout/text';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import type { CurrentDraw } from '../lottery.api';
import { useTokenText } from '../picking/use-token-text';
import styles from './draw-head.module.css';
import { Numbers } from './numbers';
import { OwnOutcomeLine } from './own-outcome-line';
import { Ring } from './ring';
import { shortNo } from './sale-draw';
import { type DrawPhase, useDraw } from './use-draw';

interface DrawHeadProps {
  game: LotteryGame;
  current: CurrentDraw;
}

/** The draw of a game: counted down, closed, drawn, with its numbers; then the next one. */
export function DrawHead({ game, current }: DrawHeadProps) {
  const { t } = useTranslation('lottery');
  const tokenText = useTokenText();
  const [announced, setAnnounced] = useState(0);
  const { phase, followed, last } = useDraw(game.code, current, () => setAnnounced((times) => times + 1));
  const no = (drawNo: string) => tokenText(shortNo(drawNo));
  return (
    <section className={styles.head} aria-label={t('head.label')}>
      {phase === 'selling' && followed ? (
        <Ring openAt={followed.openAt} closeAt={followed.closeAt} />
      ) : (
        <div className={styles.ring} data-phase={phase}>
          <PhaseWord phase={phase} />
        </div>
      )}
      <div className={styles.words}>
        <Text strong>{followed ? t('head.draw', { no: no(followed.drawNo) }) : t('head.noDraw')}</Text>
        {phase !== 'drawn' && last && <LastDraw family={game.family} last={last} no={no(last.drawNo)} />}
        {phase === 'drawn' && last && <DrawnNow family={game.family} last={last} />}
        <OwnOutcomeLine gameCode={game.code} />
      </div>
      <VisuallyHidden role="status">
        {announced > 0 && last && <SaidResult key={announced} last={last} no={no(last.drawNo)} />}
      </VisuallyHidden>
    </section>
  );
}

function PhaseWord({ phase }: { phase: DrawPhase }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'head' });
  if (phase === 'selling') return null;
  return <strong>{t(phase)}</strong>;
}

interface LastProps {
  family: LotteryGame['family'];
  last: DrawnDraw;
}

function LastDraw({ family, last, no }: LastProps & { no: string }) {
  const { t } = useTranslation('lottery');
  return (
    <>
      <Text size="small" tone="muted">
        {t('head.last', { no })}
      </Text>
      {last.result ? (
        <Numbers family={family} result={last.result} size="small" />
      ) : (
        <Text size="small">{t('head.void')}</Text>
      )}
    </>
  );
}

function DrawnNow({ family, last }: LastProps) {
  const { t } = useTranslation('lottery');
  if (!last.result) return <Text tone="live">{t('head.voidText')}</Text>;
  return <Numbers key={last.drawNo} family={family} result={last.result} falling />;
}

/** Said once, whole, and not number by number. */
function SaidResult({ last, no }: { last: DrawnDraw; no: string }) {
  const { t } = useTranslation('lottery');
  const tokenText = useTokenText();
  if (!last.result) return <>{t('head.saidVoid', { no })}</>;
  return <>{t('head.said', { no, numbers: last.result.flat().map(tokenText).join(' ') })}</>;
}
