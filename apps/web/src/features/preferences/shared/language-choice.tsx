import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_TABLE } from '#libs/site/common/locales';
import { useLanguage } from '../../../data/preferences/language';
import { useOfferedLanguages } from '../../../data/preferences/offered-languages';
import { IconButton } from '../../../ui/forms/icon-button';
import { Menu } from '../../../ui/overlays/menu';

/** The languages that the brand offers, each by its own name, which its speakers know. */
export function LanguageChoice() {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  const offered = useOfferedLanguages();
  return (
    <Menu
      trigger={<IconButton label={t('shell.language')} icon={<Globe size={20} />} />}
      items={offered.map((code) => ({
        id: code,
        label: LANGUAGE_TABLE[code].name,
        checked: code === language,
        onSelect: () => void choose(code),
      }))}
    />
  );
}
