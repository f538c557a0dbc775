import { HousieRoom } from './housie-room';
import { useHousie } from './use-housie';

/** Housie; loaded when it is played. */
export default function HousieGame() {
  return <HousieRoom room={useHousie()} />;
}
