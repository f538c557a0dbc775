import type { TableTitle } from './scene';
import { TableRoom } from './table-room';
import { useTable } from './use-table';

/** Every game in which all players bet on one result: rules, and a scene that draws it. */
export function TableGame({ rules, scene }: TableTitle) {
  return <TableRoom rules={rules} scene={scene} table={useTable(scene.revealMs)} />;
}
