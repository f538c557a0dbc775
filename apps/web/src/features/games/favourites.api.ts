/** Loaded when a member first needs it, so that a guest's home carries neither calls nor schemas. */
export { addFavorite, listFavoriteIds, listFavorites, removeFavorite } from '#libs/games/common/games.calls';
export { callApi } from '../../api/call-api';
