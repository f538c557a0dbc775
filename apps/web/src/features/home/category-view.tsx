import { useTranslation } from 'react-i18next';
import type { HomeData } from '#libs/portal/common/portal.calls';
import type { LobbyCode } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { GameGrid } from '../games/shared/game-grid';
import styles from './home-page.module.css';

interface CategoryViewProps {
  category: LobbyCode;
  home: HomeData;
}

/** The lobby of one category. */
export default function CategoryView({ category, home }: CategoryViewProps) {
  const { t, i18n } = useTranslation();
  const section = home.sections.find(({ gameType }) => gameType === category);
  const number = (value: number) => value.toLocaleString(i18n.language);
  if (!section || section.games.length === 0)
    return <EmptyState heading="h1" title={t('home.emptyCategory')} />;
  const kind = t(`category.${category}`);
  return (
    <section className={styles.lobby}>
      <h1>{kind}</h1>
      <p className={styles.count}>
        {t('home.displaying', {
          count: section.games.length,
          shown: number(section.games.length),
          kind,
          total: number(section.total),
        })}
      </p>
      <GameGrid games={section.games} />
    </section>
  );
}
