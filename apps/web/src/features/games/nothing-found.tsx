import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../data/preferences/language';
import { EmptyState } from '../../ui/art/empty-state';
import { Button } from '../../ui/forms/button';
import styles from './search.module.css';
import { GameGrid } from './shared/game-grid';
import { hotGamesQuery } from './shared/games.api';

const SUGGESTED = 6;

/** Says that nothing was found, and what else there is. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const heading = useId();
  const { data: hot = [] } = useQuery(hotGamesQuery(language));
  return (
    <>
      <div role="status">
        <EmptyState
          heading="h3"
          title={t('games.noMatch')}
          text={t('games.noMatchText')}
          action={<Button onClick={onClear}>{t('games.clearSearch')}</Button>}
        />
      </div>
      {hot.length > 0 && (
        <section aria-labelledby={heading} data-suggested="">
          <div className={styles.head}>
            <h3 id={heading}>{t('search.instead')}</h3>
          </div>
          <GameGrid games={hot.slice(0, SUGGESTED)} />
        </section>
      )}
    </>
  );
}
