import { defineRow } from '../row.js';
import { bareDoor, portalDoor } from './wallet-door.js';

export const wallet = defineRow({
  id: 'wallet',
  figures: {
    requests: {
      title: 'bets and wins over HTTP, 32 connections',
      unit: '/s',
      goal: { ratioAtLeast: 1 },
    },
  },
  async product(bench) {
    const door = await portalDoor(bench);
    return async () => ({ requests: (await door(32)).perSecond });
  },
  async anchor(bench) {
    const door = await bareDoor(bench);
    return async () => ({ requests: (await door(32)).perSecond });
  },
});
