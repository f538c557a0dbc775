import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../data/calls/server-time';
import { Countdown } from '../../../ui/data/countdown';
import styles from './draw-head.module.css';
import { useCountdownText } from './use-countdown-text';
import { useShareLeft } from './use-share-left';

/** The last seconds of a sale, in which the ring is vermilion. */
const URGENT_SECONDS = 10;
const RADIUS = 46;
const LENGTH = 2 * Math.PI * RADIUS;

interface RingProps {
  openAt: string;
  closeAt: string;
}

/** The time that is left of a sale, in figures and as a ring that empties. */
export function Ring({ openAt, closeAt }: RingProps) {
  const { t } = useTranslation('lottery');
  const { share, seconds } = useShareLeft(openAt, closeAt);
  const countdownText = useCountdownText();
  const urgent = seconds <= URGENT_SECONDS;
  return (
    <div className={styles.ring} data-urgent={urgent || undefined}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={RADIUS} className={styles.track} />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          className={styles.left}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - share)}
        />
      </svg>
      <Countdown
        deadlineMs={Date.parse(closeAt)}
        nowMs={serverNow}
        label={t('head.closesIn')}
        format={countdownText}
        urgentSeconds={URGENT_SECONDS}
      />
    </div>
  );
}
