import { errorList } from '#libs/platform/common/errors';

export const gamesErrors = errorList({
  error_game_without_trial: 422,
  /** The title is not offered in the caller's country. */
  error_game_region_restricted: 451,
  error_vendor_maintenance: 503,
  error_game_maintenance: 503,
  /** The vendor did not answer, or refused to start the game. */
  error_vendor_unavailable: 503,
  /** The vendor did not answer, or not with a list of games. */
  error_catalogue_unreadable: 503,
  /** The difference to the vendor's list was decided, or the list has changed. */
  error_catalogue_change_over: 409,
  /** Somebody has changed the title since the operator saw it. */
  error_title_changed: 409,
  /** The vendor's list was read again since the operator saw it. */
  error_catalogue_read_again: 409,
  /** No connected vendor of the brand keeps such a wallet. */
  error_vendor_wallet_unknown: 422,
  /** The end of an earlier transfer between the member and this vendor is not known yet. */
  error_wallet_transfer_pending: 409,
  /** The provider of live rooms does not answer, or the installation has none. */
  error_live_rooms_unavailable: 503,
  /** The room is offline, and nobody writes there. */
  error_live_room_offline: 409,
});
