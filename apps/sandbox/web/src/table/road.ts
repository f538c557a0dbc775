/** A place of the big road: a result, and how often no side won after it. */
export interface BigRoadCell {
  mark: string;
  neutral: number;
  column: number;
  row: number;
}

export const ROAD_ROWS = 6;

/**
 * The big road: each run of one side is a column from the top; at the bottom, or where an earlier run lies in its way,
 * it turns to the right. Results of no side are counted on the one before.
 */
export function bigRoad(road: readonly string[], neutralMark: string | null): BigRoadCell[] {
  const cells: BigRoadCell[] = [];
  const taken = new Set<string>();
  let start = -1;
  let waiting = 0;
  for (const mark of road) {
    const last = cells.at(-1);
    if (mark === neutralMark) {
      if (last) last.neutral += 1;
      else waiting += 1;
      continue;
    }
    let column: number;
    let row = 0;
    if (last?.mark === mark) {
      const below = last.row + 1;
      const blocked = below >= ROAD_ROWS || taken.has(`${last.column}:${below}`) || last.column !== start;
      column = blocked ? last.column + 1 : last.column;
      row = blocked ? last.row : below;
    } else {
      start += 1;
      while (taken.has(`${start}:0`)) start += 1;
      column = start;
    }
    taken.add(`${column}:${row}`);
    cells.push({ mark, neutral: waiting, column, row });
    waiting = 0;
  }
  return cells;
}
