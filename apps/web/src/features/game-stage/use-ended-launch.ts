import { useEffect, useState } from 'react';
import { launchEnded } from '#libs/games/common/launch.events';
import type { DataOf } from '#libs/platform/common/push';
import { onPush } from '../../data/push/push-handlers';

type Ended = DataOf<typeof launchEnded>;

/** What has ended this launch, once something has. All are kept: the push may come before the launch's own answer. */
export function useEndedLaunch(launchId: string | null): Ended | null {
  const [ended, setEnded] = useState<Ended[]>([]);
  useEffect(() => onPush(launchEnded, (data) => setEnded((before) => [...before, data])), []);
  return ended.find((each) => each.launchId === launchId) ?? null;
}
