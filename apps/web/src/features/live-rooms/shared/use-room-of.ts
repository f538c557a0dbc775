import { useQuery } from '@tanstack/react-query';
import type { LiveRoom } from '#libs/games/common/live-rooms.calls';
import { queryClient } from '../../../data/cache/query-client';
import { useLanguage } from '../../../data/preferences/language';
import { useIsMember } from '../../../data/session/session-store';
import { liveRoomsQuery } from '../live-rooms.api';

/** The room beside a title whose chat can be opened now. Without a provider that answers there is none. */
export function useRoomOf(nodeId: number): LiveRoom | null {
  const { language } = useLanguage();
  const enabled = useIsMember();
  const { data } = useQuery({ ...liveRoomsQuery(language), enabled }, queryClient);
  return data?.list.find(({ game, state }) => game.nodeId === nodeId && state !== 'offline') ?? null;
}
