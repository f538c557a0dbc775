import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button';
import { useTheme } from './theme';

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
