import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Game } from '#libs/games/common/games.calls';
import { queryClient } from '../../data/cache/query-client';
import { useAmountText } from '../../i18n/use-amount-text';
import { Facts } from '../../ui/data/facts';
import { useLiveTitle } from './live.api';
import { gameInfoQuery } from './lobby.api';
import { useLiveText } from './use-live-text';

/** What a game is, what it returns in the long run, and its limits. What is not known is left out. */
export function GameFacts({ game }: { game: Game }) {
  const { t } = useTranslation();
  const { amount, rate } = useAmountText();
  const info = useQuery(gameInfoQuery(game.nodeId), queryClient);
  const known = info.data;
  // Their rows are kept while they are on their way, so that the sheet does not grow under the finger.
  const waiting = info.isPending ? '…' : null;
  const money = (text: string | null | undefined) => (known && text ? amount(text, known.currency) : waiting);
  const live = useLiveTitle(game);
  const text = useLiveText();
  const { table, jackpot } = live ?? {};
  const facts: [label: string, value: string | null][] = [
    [t('home.vendor'), game.vendorName],
    [t('home.kind'), t(`category.${game.gameType}`)],
    [t('lobby.returnToPlayer'), known?.returnToPlayer ? rate(known.returnToPlayer) : waiting],
    [t('lobby.minBet'), money(known?.minBet)],
    [t('lobby.maxBet'), money(known?.maxBet)],
    [t('lobby.largestWin'), money(known?.largestWin)],
    [t('lobby.table'), table ? text.state(table) : null],
    [t('lobby.tableLimits'), live && table ? text.limits(table, live.currency) : null],
    [t('lobby.results'), table && table.results.length > 0 ? table.results.join(' · ') : null],
    [t('lobby.jackpot'), live && jackpot ? amount(jackpot.amount, live.currency) : null],
  ];
  return <Facts items={facts.map(([label, value]) => value && { label, value })} />;
}
