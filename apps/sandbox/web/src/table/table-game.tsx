import type { SharedRoundRules } from '../../../common/shared-round/rules';
import type { SharedRoundResult } from '../../../common/shared-round/titles';
import type { TableScene } from './scene';
import { TableRoom } from './table-room';
import { useTable } from './use-table';

export interface TableGameProps {
  rules: SharedRoundRules<SharedRoundResult>;
  scene: TableScene<SharedRoundResult>;
}

/** Every game in which all players bet on one result: rules, and a scene that draws it. */
export function TableGame({ rules, scene }: TableGameProps) {
  return <TableRoom rules={rules} scene={scene} table={useTable(scene.revealMs)} />;
}
