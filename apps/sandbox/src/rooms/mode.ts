/** The simulated behaviour of the provider: it answers, or neither its list nor any chat can be had. */
export const ROOMS_MODES = ['working', 'away'] as const;

export type RoomsMode = (typeof ROOMS_MODES)[number];
