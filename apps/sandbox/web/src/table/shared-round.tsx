import { type SharedRoundCode, sharedRoundRules } from '../../../common/shared-round/titles';
import { tableScene } from './scenes';
import { TableGame } from './table-game';

/** The table of a title, with its rules and its scene; loaded when it is played. */
export default function SharedRound({ game }: { game: SharedRoundCode }) {
  return <TableGame rules={sharedRoundRules(game)} scene={tableScene(game)} />;
}
