import { useTranslation } from 'react-i18next';
import { useTheme } from '../../data/preferences/theme';
import { PageLoader } from '../../ui/art/page-loader';
import { classNames } from '../../ui/class-names';
import { ErrorState } from '../../ui/feedback/error-state';
import styles from './game-stage.module.css';

interface StageFrameProps {
  url: string;
  title: string;
  shown: boolean;
  /** It takes longer than a game may. */
  late: boolean;
  onLoad: () => void;
  onRetry: () => void;
}

/**
 * What the vendor's page may do: run with its own origin's storage, open windows for rules and proofs, and lead the
 * whole tab to the deposit when the person presses there. It may not move the tab by itself.
 */
const ALLOWED =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** The vendor's page. The frame is there from the start, under the loader, and shows once its page has come. */
export function StageFrame({ url, title, shown, late, onLoad, onRetry }: StageFrameProps) {
  const { t } = useTranslation();
  const { theme } = useTheme();
  return (
    <div className={styles.room} aria-busy={!shown}>
      <iframe
        className={classNames(styles.frame, !shown && styles.hidden)}
        src={inTheme(url, theme)}
        title={title}
        sandbox={ALLOWED}
        allow="autoplay; fullscreen"
        referrerPolicy="origin"
        onLoad={onLoad}
      />
      {!shown && (
        <div className={styles.cover}>
          {late ? (
            <ErrorState
              title={t('games.lateTitle')}
              text={t('games.lateText')}
              retry={{ label: t('common.retry'), onRetry }}
            />
          ) : (
            <PageLoader label={t('games.loading')} />
          )}
        </div>
      )}
    </div>
  );
}

/** Tells the vendor's page which theme is around it; one that has no themes passes over it. */
function inTheme(url: string, theme: string): string {
  const address = new URL(url);
  address.searchParams.set('theme', theme);
  return address.href;
}
