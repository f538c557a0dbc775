import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../data/preferences/language';
import { IconButton } from '../../ui/forms/icon-button';
import { forgetSearch, forgetSearches, useRecentSearches } from './recent-searches';
import styles from './search.module.css';
import { hotGamesQuery } from './shared/games.api';

const POPULAR = 5;

interface SearchIdeasProps {
  onChoose: (text: string) => void;
}

/** What was searched on this device, which may be forgotten, and what many play. */
export function SearchIdeas({ onChoose }: SearchIdeasProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const recent = useRecentSearches();
  const { data: hot = [] } = useQuery(hotGamesQuery(language));
  const popular = hot.slice(0, POPULAR).map(({ gameName }) => gameName);
  return (
    <div className={styles.ideas}>
      <Ideas
        title={t('search.recent')}
        texts={recent}
        onChoose={onChoose}
        act={
          <button type="button" onClick={forgetSearches}>
            {t('search.forgetAll')}
          </button>
        }
        actOf={(text) => (
          <IconButton
            label={t('search.forget', { text })}
            icon={<X size={16} />}
            onClick={() => forgetSearch(text)}
          />
        )}
      />
      <Ideas title={t('search.popular')} texts={popular} onChoose={onChoose} />
    </div>
  );
}

interface IdeasProps extends SearchIdeasProps {
  title: string;
  texts: readonly string[];
  act?: ReactNode;
  actOf?: (text: string) => ReactNode;
}

function Ideas({ title, texts, onChoose, act, actOf }: IdeasProps) {
  const heading = useId();
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading}>{title}</h3>
        {act}
      </div>
      <ul className={styles.chips}>
        {texts.map((text) => (
          <li key={text}>
            <button type="button" className={styles.search} onClick={() => onChoose(text)}>
              <bdi>{text}</bdi>
            </button>
            {actOf?.(text)}
          </li>
        ))}
      </ul>
    </section>
  );
}
