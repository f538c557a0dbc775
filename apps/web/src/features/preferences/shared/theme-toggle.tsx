import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../../../data/preferences/theme';
import { IconButton } from '../../../ui/forms/icon-button';

export function ThemeToggle() {
  const { t } = useTranslation();
  const { theme, toggle } = useTheme();
  const night = theme === 'night';
  return (
    <IconButton
      label={night ? t('shell.toPaper') : t('shell.toNight')}
      icon={night ? <Moon size={20} /> : <Sun size={20} />}
      onClick={toggle}
    />
  );
}
