import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getChase, listChases } from '#libs/lottery/common/chases.calls';
import { getCurrentDraw, getDrawProof, listOpenedNumbers } from '#libs/lottery/common/draws.calls';
import { listLotteryMenu, listRecentLotteryGames } from '#libs/lottery/common/game-menu.calls';
import type { PrizeMode } from '#libs/lottery/common/games';
import { getPlayMenu, listChaseDraws } from '#libs/lottery/common/play-menu.calls';
import { getTicket, listTickets } from '#libs/lottery/common/tickets.calls';
import { getTrend } from '#libs/lottery/common/trends.calls';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import type { LanguageCode } from '#libs/site/common/locales';
import { callApi } from '../../data/calls/call-api';
import { learnServerTime } from '../../data/calls/server-time';

/** The beginnings of the queries' keys. */
export const KEYS = {
  current: 'lottery-current',
  games: 'lottery-games',
  menu: 'lottery-menu',
  results: 'lottery-results',
  trend: 'lottery-trend',
  proof: 'lottery-proof',
  tickets: 'lottery-tickets',
  ticket: 'lottery-ticket',
  chases: 'lottery-chases',
  chase: 'lottery-chase',
  missions: 'lottery-missions',
} as const;

export type CurrentDraw = ValueOf<typeof getCurrentDraw>;
export type PlayMenu = ValueOf<typeof getPlayMenu>;
export type OpenedNumber = ValueOf<typeof listOpenedNumbers>['list'][number];
export type Trend = ValueOf<typeof getTrend>;
export type DrawProof = ValueOf<typeof getDrawProof>;

/** Corrects this machine's clock too, which a person may have set meanwhile. */
async function readCurrent(code: string): Promise<CurrentDraw> {
  const value = await callApi(getCurrentDraw, { code });
  learnServerTime(value.now);
  return value;
}

export const currentQuery = (code: string) =>
  queryOptions({
    queryKey: [KEYS.current, code] as const,
    queryFn: () => readCurrent(code),
    staleTime: 0,
  });

export const menuQuery = (code: string, prizeMode: PrizeMode, language: LanguageCode) =>
  queryOptions({
    queryKey: [KEYS.menu, code, prizeMode, language] as const,
    queryFn: () => callApi(getPlayMenu, { code, prizeMode, language }),
  });

export const gamesQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: [KEYS.games, language] as const,
    queryFn: () => callApi(listLotteryMenu, { language }),
    staleTime: 0,
  });

export const recentGamesQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: [KEYS.games, language, 'recent'] as const,
    queryFn: () => callApi(listRecentLotteryGames, { language }),
    staleTime: 0,
  });

export const resultsQuery = (gameCode: string, date: string | undefined, pageNo: number) =>
  queryOptions({
    queryKey: [KEYS.results, gameCode, date ?? '', pageNo] as const,
    queryFn: () => callApi(listOpenedNumbers, { gameCode, pageNo, ...(date !== undefined && { date }) }),
    staleTime: 0,
  });

export const trendQuery = (code: string, size: Trend['size']) =>
  queryOptions({
    queryKey: [KEYS.trend, code, size] as const,
    queryFn: () => callApi(getTrend, { code, size }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const proofQuery = (code: string, drawNo: string) =>
  queryOptions({
    queryKey: [KEYS.proof, code, drawNo] as const,
    queryFn: () => callApi(getDrawProof, { code, drawNo }),
    staleTime: 0,
  });

export const ticketsQuery = (
  filter: Omit<InputOf<typeof listTickets>, 'pageNo' | 'pageSize'>,
  pageNo: number,
) =>
  queryOptions({
    queryKey: [KEYS.tickets, filter, pageNo] as const,
    queryFn: () => callApi(listTickets, { ...filter, pageNo }),
    staleTime: 0,
  });

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: [KEYS.ticket, id] as const,
    queryFn: () => callApi(getTicket, { id }),
    staleTime: 0,
  });

export const chasesQuery = (gameCode: string, pageNo: number) =>
  queryOptions({
    queryKey: [KEYS.chases, { gameCode }, pageNo] as const,
    queryFn: () => callApi(listChases, { gameCode, pageNo }),
    staleTime: 0,
  });

export const chaseQuery = (id: string) =>
  queryOptions({
    queryKey: [KEYS.chase, id] as const,
    queryFn: () => callApi(getChase, { id }),
    staleTime: 0,
  });

export const chaseDrawsQuery = (code: string, from: string) =>
  queryOptions({
    queryKey: [KEYS.current, code, 'chase', from] as const,
    queryFn: () => callApi(listChaseDraws, { code, from }),
    staleTime: 0,
  });
