import { errorList } from '#libs/platform/common/errors';

export const siteErrors = errorList({
  /** The brand has switched this off. */
  error_not_enabled: 422,
  /** Somebody else has changed the settings since they were read. */
  error_setting_conflict: 409,
  /** The setting takes a second operator. */
  error_setting_guarded: 409,
  /** Another operator has saved the draft since it was read. */
  error_announcement_changed: 409,
  /** The announcement is in a state that does not allow this. */
  error_announcement_state: 409,
  /** The image has fewer pixels than its place on the page. */
  error_image_too_small: 422,
  /** There is a maintenance already. */
  error_site_closed: 409,
  /** There is no maintenance to end or to change. */
  error_site_open: 409,
  /** The site is restricted for everybody already. */
  error_site_restricted: 409,
  /** There is no restriction to lift. */
  error_site_unrestricted: 409,
  /** A network would be allowed through the restriction that two operators have to lift. */
  error_allows_restricted: 409,
  /** The operator's own address or country would be blocked, and the call does not say that this is meant. */
  error_blocks_yourself: 409,
  /** Somebody else has saved the article since it was read; the value is that version. */
  error_article_changed: 409,
  /** Another article has this anchor. */
  error_article_anchor_taken: 409,
});
