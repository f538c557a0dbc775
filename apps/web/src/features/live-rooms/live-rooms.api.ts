import { queryOptions } from '@tanstack/react-query';
import { launchChat, listLiveModels } from '#libs/games/common/live-rooms.calls';
import type { LanguageCode } from '#libs/site/common/locales';
import { callApi } from '../../data/calls/call-api';

/** How often a list on show is read anew, in milliseconds: its provider pushes nothing to the portal. */
const EVERY_MS = 10_000;

export const liveRoomsQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: ['live-rooms', language] as const,
    queryFn: () => callApi(listLiveModels, { language }),
    staleTime: EVERY_MS / 2,
    refetchInterval: EVERY_MS,
    retry: false,
  });

/** The address of a chat opens once, so that it is asked for at each opening and never again by itself. */
export const chatQuery = (roomId: string, language: LanguageCode) =>
  queryOptions({
    queryKey: ['live-chat', roomId] as const,
    queryFn: () => callApi(launchChat, { roomId, language }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
