import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#libs/site/common/locales';
import { useLanguage } from '../../../data/preferences/language';
import { IconButton } from '../../../ui/forms/icon-button';
import { Menu } from '../../../ui/overlays/menu';

/** Each language by its own name, which its speakers know. */
const OWN_NAMES = { BN: 'বাংলা', EN: 'English' } as const;

export function LanguageChoice() {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  return (
    <Menu
      trigger={<IconButton label={t('shell.language')} icon={<Globe size={20} />} />}
      items={LANGUAGES.map((code) => ({
        id: code,
        label: OWN_NAMES[code],
        checked: code === language,
        onSelect: () => void choose(code),
      }))}
    />
  );
}
