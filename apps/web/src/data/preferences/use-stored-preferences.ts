import { useEffect, useRef } from 'react';
import { keepLanguage, storedLanguage, useLanguage } from './language';
import { offeredOfPage } from './offered-languages';
import { chooseTheme } from './theme';

/**
 * The page is drawn by the cookies, which mirror local storage. Where they were cleared, local storage is followed;
 * where it holds no language that the brand offers either, the one on show becomes the stored one.
 */
export function useStoredPreferences(): void {
  const { language, choose } = useLanguage();
  const first = useRef({ language, choose });
  useEffect(() => {
    const { language, choose } = first.current;
    const stored = offeredOfPage().find((code) => code === storedLanguage());
    if (stored && stored !== language) void choose(stored);
    else keepLanguage(language);
    const theme = localStorage.getItem('theme');
    if (theme === 'paper' || theme === 'night') chooseTheme(theme);
  }, []);
}
