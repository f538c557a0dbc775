import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Game } from '#libs/games/common/games.calls';
import { queryClient } from '../../data/cache/query-client';
import { useAmountText } from '../../i18n/use-amount-text';
import { Facts } from '../../ui/data/facts';
import { gameInfoQuery } from './lobby.api';

/** What a game is, what it returns in the long run, and its limits. What is not known is left out. */
export function GameFacts({ game }: { game: Game }) {
  const { t } = useTranslation();
  const { amount, rate } = useAmountText();
  const info = useQuery(gameInfoQuery(game.nodeId), queryClient);
  const known = info.data;
  // Their rows are kept while they are on their way, so that the sheet does not grow under the finger.
  const waiting = info.isPending ? '…' : null;
  const money = (text: string | null | undefined) => (known && text ? amount(text, known.currency) : waiting);
  const facts: [label: string, value: string | null][] = [
    [t('home.vendor'), game.vendorName],
    [t('home.kind'), t(`category.${game.gameType}`)],
    [t('lobby.returnToPlayer'), known?.returnToPlayer ? rate(known.returnToPlayer) : waiting],
    [t('lobby.minBet'), money(known?.minBet)],
    [t('lobby.maxBet'), money(known?.maxBet)],
    [t('lobby.largestWin'), money(known?.largestWin)],
  ];
  return <Facts items={facts.map(([label, value]) => value && { label, value })} />;
}
