import { useTranslation } from 'react-i18next';
import { findLanguage, LANGUAGE_TABLE } from '#libs/site/common/locales';
import { SETTING_FIELDS } from '#libs/site/common/setting-fields';
import { useAmountText } from '../../../i18n/use-amount-text';
import { useBrandCurrency } from '../operator-store';
import { usePhraseOr } from '../use-phrase-or';

const REGISTER_RULE = /^registerRules\.\w+\./;
const UNITS = ['Seconds', 'Minutes', 'Hours', 'Days'] as const;

/** The phrase of a setting: its path, without the field of a rule, whose phrases are the same for each. */
const keyOf = (path: string): string => path.replace(REGISTER_RULE, 'registerRules.').replaceAll('.', '_');

/** Languages go by their own names. */
const LANGUAGE_PATHS = new Set(['languages', 'defaultLanguage']);

/** Names, units and values of settings in words. */
export function useSettingText() {
  const { t } = useTranslation('operations');
  const phraseOr = usePhraseOr();
  const currency = useBrandCurrency();
  const { amount } = useAmountText();
  const title = (path: string): string => phraseOr(`settings.fields.${keyOf(path)}`, path);
  const part = (path: string): string => phraseOr(`settings.parts.${keyOf(path)}`, path);
  const option = (path: string, value: string): string => {
    const language = LANGUAGE_PATHS.has(path) && findLanguage(value);
    return language
      ? LANGUAGE_TABLE[language].name
      : phraseOr(`settings.options.${keyOf(path)}_${value}`, value);
  };
  const value = (path: string, stored: unknown): string => {
    const kind = SETTING_FIELDS.find((field) => field.path === path)?.kind;
    if (kind === 'switch' || kind === 'module')
      return t(stored === true || stored === '1' ? 'settings.on' : 'settings.off');
    if (stored === null || stored === undefined || stored === '') return t('settings.none');
    if (kind === 'amount') return amount(String(stored), currency);
    if (kind === 'choice') return option(path, String(stored));
    if (kind === 'choices') return (stored as string[]).map((each) => option(path, each)).join(', ');
    if (kind === 'record' || kind === 'table')
      return [stored]
        .flat()
        .map((row) =>
          Object.values(row as object)
            .map(String)
            .join(' · '),
        )
        .join('\n');
    return Array.isArray(stored) ? stored.join(', ') : String(stored);
  };
  return {
    title,
    part,
    option,
    value,
    /** With the part that it belongs to: what stands alone has to say whose it is. */
    fullTitle: (path: string): string => {
      const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')));
      return parent ? `${part(parent)}: ${title(path)}` : title(path);
    },
    unit: (path: string): string | undefined => {
      const unit = UNITS.find((each) => path.endsWith(each));
      return unit && t(`settings.units.${unit}`);
    },
  };
}
