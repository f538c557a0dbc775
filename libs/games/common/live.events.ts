import { defineBoard } from '#libs/platform/common/board';
import { liveState } from './live.calls.js';

export const liveTables = defineBoard({
  name: 'live.tables',
  summary: "The state of a vendor's tables and jackpots; the topic is the vendor's code",
  audience: 'watchers',
  data: liveState,
});
