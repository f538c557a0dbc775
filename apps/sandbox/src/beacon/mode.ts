/** The simulated behaviour of the beacon: a value comes in time, late, never, or is none of its chain. */
export const BEACON_MODES = ['working', 'late', 'missing', 'wrong'] as const;

export type BeaconMode = (typeof BEACON_MODES)[number];
