import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../routes/link-button';
import { EmptyState } from '../../ui/art/empty-state';
import { Button } from '../../ui/forms/button';
import { Row } from '../../ui/layout/row';
import type { WayBack } from '../games/shared/use-kept-place';
import styles from './game-stage.module.css';

interface EndedGameProps {
  vendor: string;
  /** The same game was started elsewhere; otherwise another one of the vendor. */
  elsewhere: boolean;
  back: string;
  onReturn: () => void;
}

/** The vendor allows one game at a time, and another one was started. */
export function EndedGame({ vendor, elsewhere, back, onReturn }: EndedGameProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.words} role="alert">
      <EmptyState
        title={t('games.endedTitle')}
        text={elsewhere ? t('games.endedElsewhere', { vendor }) : t('games.endedByOther', { vendor })}
        action={
          <Row>
            <Button tone="primary" onClick={onReturn}>
              {t('games.playHere')}
            </Button>
            <LinkButton to={back} state={{ back: true } satisfies WayBack}>
              {t('games.back')}
            </LinkButton>
          </Row>
        }
      />
    </div>
  );
}
