export interface Change {
  direction: 'rose' | 'fell' | 'same';
  /** Of the figure before, rounded; `null` where that was zero. */
  percent: number | null;
}

/** How a figure (a wire amount or a count) compares with that of the span before; a float is exact enough to show. */
export function changeOf(now: string | number, before: string | number): Change {
  const [present, former] = [Number(now), Number(before)];
  if (present === former) return { direction: 'same', percent: null };
  const percent = former === 0 ? null : Math.round((Math.abs(present - former) / Math.abs(former)) * 100);
  return { direction: present > former ? 'rose' : 'fell', percent };
}
