import { useUiText } from '../use-ui-text';
import styles from './skip-link.module.css';

/** The first link of a page: past header and menus to `#content`. Seen once it has the focus. */
export function SkipLink() {
  const { t } = useUiText();
  return (
    <a className={styles.skip} href="#content">
      {t('common.skip')}
    </a>
  );
}
