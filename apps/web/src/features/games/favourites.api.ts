import { apiErrorOf } from '../../data/calls/api-error';

// Loaded when a member first needs it, so that a guest's home carries neither calls nor schemas.
export { addFavorite, listFavoriteIds, listFavorites, removeFavorite } from '#libs/games/common/games.calls';
export { callApi } from '../../data/calls/call-api';
export { enterGate } from '../gate/shared/gate-store';

/** A trial account was refused what members may. */
export const isForMembers = (error: unknown): boolean => apiErrorOf(error).detail.status === 403;
