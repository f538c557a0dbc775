import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/layout/text';
import type { SettingDifference } from './differences';
import styles from './settings.module.css';
import { useSettingText } from './use-setting-text';

/** What changes, in words: each setting with its value before and after. */
export function DifferencesList({ differences }: { differences: readonly SettingDifference[] }) {
  const { t } = useTranslation('operations');
  const text = useSettingText();
  return (
    <ul className={styles.differences}>
      {differences.map(({ path, before, after, known }) => (
        <li key={path}>
          <Text strong>{text.fullTitle(path)}</Text>
          <p className={styles.values}>
            <del>{text.value(path, before)}</del> → <ins>{text.value(path, after)}</ins>
          </p>
          {known !== undefined && (
            <Text size="small" tone="live">
              {t('settings.changedMeanwhile', { value: text.value(path, known) })}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
