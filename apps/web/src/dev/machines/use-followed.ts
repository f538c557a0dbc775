import { useEffect, useState } from 'react';

/** A thing on the server, as its route of /dev shows it. */
export interface Followed {
  state: string;
  context: Record<string, unknown>;
  /** When this page heard of it. */
  at: Date;
}

export interface Following {
  /** The states seen, the newest last. */
  trail: Followed[];
  line: 'waiting' | 'open' | 'lost' | 'unknown';
}

const contentOf = ({ state, context }: Followed) => JSON.stringify([state, context]);
/** After a cut the server shows the present state anew. */
const isSame = (last: Followed | undefined, next: Followed) =>
  last !== undefined && contentOf(last) === contentOf(next);

const BEGINNING: Following = { trail: [], line: 'waiting' };

/** Hears of each move of a live thing; `id` is null where nothing is followed. */
export function useFollowed(chart: string, id: string | null): Following {
  const [following, setFollowing] = useState(BEGINNING);
  useEffect(() => {
    setFollowing(BEGINNING);
    if (id === null) return;
    const source = new EventSource(`/dev/api/things/${chart}/${encodeURIComponent(id)}/moves`);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const thing = { ...(JSON.parse(data) as Omit<Followed, 'at'>), at: new Date() };
      setFollowing(({ trail }) => ({
        trail: isSame(trail.at(-1), thing) ? trail : [...trail, thing],
        line: 'open',
      }));
    };
    source.onerror = () => {
      const line = source.readyState === EventSource.CLOSED ? 'unknown' : 'lost';
      setFollowing(({ trail }) => ({ trail, line }));
    };
    return () => source.close();
  }, [chart, id]);
  return following;
}
