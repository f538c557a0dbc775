import { defineRow } from '../row.js';
import { bareDoor, portalDoor } from './wallet-door.js';

export const walletAlone = defineRow({
  id: 'wallet-alone',
  figures: {
    p50: { title: 'a bet or a win of one caller alone, p50', unit: 'ms', goal: { ratioAtMost: 2 } },
  },
  async product(bench) {
    const door = await portalDoor(bench);
    return async () => ({ p50: (await door(1)).p50 });
  },
  async anchor(bench) {
    const door = await bareDoor(bench);
    return async () => ({ p50: (await door(1)).p50 });
  },
});
