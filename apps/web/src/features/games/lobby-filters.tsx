import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../data/preferences/language';
import { useOfferedLanguages } from '../../data/preferences/offered-languages';
import { useSession } from '../../data/session/session-store';
import { useAmountText } from '../../i18n/use-amount-text';
import { LOBBY_PATHS, type LobbyCode, PATHS } from '../../routes/paths';
import type { DialogPlace } from '../../routes/use-dialog-place';
import { classesQuery } from './lobby.api';
import { CLASSES, type LobbyChoice, lobbyQuery, type Tab, tabsOf } from './lobby-choice';
import { type Chip, ChipRow } from './shared/chip-row';
import { lanesQuery } from './shared/games.api';

const OWN: readonly Tab[] = ['RECENT', 'FAV'];

interface LobbyFiltersProps {
  category: LobbyCode;
  choice: LobbyChoice;
}

/** The two menus of a lobby. The second one stands there where the category has several vendors. */
export function LobbyFilters({ category, choice }: LobbyFiltersProps) {
  const { t } = useTranslation();
  const vendors = useVendorChips(category, choice);
  return (
    <>
      <ChipRow
        label={t('lobby.show')}
        current={choice.gameClass || choice.tab}
        chips={[...useTabChips(category, choice), ...useClassChips(category, choice)]}
      />
      {vendors.length > 2 && <ChipRow label={t('lobby.vendors')} current={choice.vendor} chips={vendors} />}
    </>
  );
}

/** A guest's own lists lead to the log-in, and from there to the list. */
function useTabChips(category: LobbyCode, { vendor }: LobbyChoice): Chip[] {
  const { t } = useTranslation();
  const guest = useSession().status === 'guest';
  const names: Record<Tab, string> = {
    ALL: t('games.all'),
    HOT: t('home.ribbonHot'),
    NEW: t('home.ribbonNew'),
    RECENT: t('category.RECENT'),
    FAV: t('category.FAV'),
  };
  return tabsOf(category).map((tab) => {
    const to = LOBBY_PATHS[category] + lobbyQuery({ tab, vendor });
    const chip = { id: tab, label: names[tab] };
    if (!guest || !OWN.includes(tab)) return { ...chip, to };
    return { ...chip, to: PATHS.login, state: { overlay: true, returnTo: to } satisfies DialogPlace };
  });
}

/** Those that the category has; bingo only where the brand speaks Turkish. */
function useClassChips(category: LobbyCode, { vendor, gameClass }: LobbyChoice): Chip[] {
  const { t } = useTranslation();
  const { count } = useAmountText();
  const turkish = useOfferedLanguages().includes('TY');
  const counts = new Map(
    useQuery(classesQuery(category, vendor)).data?.map((one) => [one.gameClassify, one.games]),
  );
  return CLASSES.filter((code) => code !== 'BG' || turkish)
    .filter((code) => counts.has(code) || code === gameClass)
    .map((code) => ({
      id: code,
      label: t(`lobby.class${code}`),
      note: count(counts.get(code) ?? 0),
      to: LOBBY_PATHS[category] + lobbyQuery({ gameClass: code, vendor }),
    }));
}

/** All vendors, and each of them. Another vendor may not have the class on show, and begins with all games. */
function useVendorChips(category: LobbyCode, { tab }: LobbyChoice): Chip[] {
  const { t } = useTranslation();
  const { count } = useAmountText();
  const { language } = useLanguage();
  const lanes = useQuery(lanesQuery(language)).data;
  const cards = lanes?.find(({ gameClassify }) => gameClassify === category)?.cards ?? [];
  const path = LOBBY_PATHS[category];
  return [
    { id: '', label: t('lobby.allVendors'), to: path + lobbyQuery({ tab }) },
    ...cards.map(({ vassalage, displayName, games, maintenance }) => ({
      id: vassalage,
      label: displayName,
      note: maintenance ? t('home.ribbonClosed') : count(games),
      to: path + lobbyQuery({ tab, vendor: vassalage }),
    })),
  ];
}
