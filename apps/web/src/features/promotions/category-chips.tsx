import { useTranslation } from 'react-i18next';
import type { PromoCategory } from '#libs/rewards/common/campaign';
import chips from '../games/shared/chip-row.module.css';

interface CategoryChipsProps {
  /** Those that have promotions. */
  categories: readonly PromoCategory[];
  /** `null`: all. */
  chosen: PromoCategory | null;
  onChoose: (category: PromoCategory | null) => void;
}

/** Narrows the promotions to one category, in a row that scrolls sideways. */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  return (
    <nav aria-label={t('categories')}>
      <ul className={chips.row}>
        {[null, ...categories].map((category) => (
          <li key={category}>
            <button
              type="button"
              className={chips.chip}
              aria-current={category === chosen ? 'true' : undefined}
              onClick={() => onChoose(category)}
            >
              {category === null ? t('all') : t(`category.${category}`)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
