import { useEffect } from 'react';
import { useLanguage } from '../../data/preferences/language';
import { offeredOfPage } from '../../data/preferences/offered-languages';
import { chooseTheme } from '../../data/preferences/theme';
import { useSession } from '../../data/session/session-store';
import { useSiteConfig } from '../../data/site/site-config';
import { keepArrival, lineToReturnTo, returnToLine } from './chosen-line';

/** A guest's visit goes on at the line that was chosen before; a member's does not, since the session is this line's. */
export default function LineReturn() {
  const { status } = useSession();
  const lines = useSiteConfig().data?.domainRoute.domainList;
  const { language: shown, choose } = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    const { language, theme } = keepArrival() ?? {};
    if (theme) chooseTheme(theme);
    if (language && language !== shown && offeredOfPage().includes(language)) void choose(language);
  }, []);
  useEffect(() => {
    const line = status === 'guest' && lines ? lineToReturnTo(lines) : null;
    if (line) void returnToLine(line, (address) => location.replace(address));
  }, [status, lines]);
  return null;
}
