import { refusalOf } from '../../api/refusal';

// Loaded when a member first needs it, so that a guest's home carries neither calls nor schemas.
export { addFavorite, listFavoriteIds, listFavorites, removeFavorite } from '#libs/games/common/games.calls';
export { callApi } from '../../api/call-api';
export { enterGate } from '../gate/gate-store';

/** A trial account was refused what members may. */
export const isForMembers = (error: unknown): boolean => refusalOf(error).detail.status === 403;
