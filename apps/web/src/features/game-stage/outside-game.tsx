import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/forms/button-link';
import type { Launched } from '../games/shared/launch.machine';
import styles from './game-stage.module.css';

/** A game that is not shown on the stage: on a page of the portal, or in a window that the person opens. */
export function OutsideGame({ launched, title }: { launched: Launched; title: string }) {
  const { t } = useTranslation();
  if (launched.mode === 'route') return <Navigate to={launched.url} replace />;
  return (
    <div className={styles.words}>
      <EmptyState
        title={t('games.outside')}
        text={t('games.outsideText')}
        action={
          <ButtonLink tone="primary" href={launched.url} target="_blank" rel="noreferrer">
            {t('games.openWindow', { game: title })}
          </ButtonLink>
        }
      />
    </div>
  );
}
