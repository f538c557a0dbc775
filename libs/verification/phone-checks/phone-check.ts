/** A third party that proves mobile numbers, in place of a code by SMS. */
export abstract class PhoneCheck {
  /**
   * Accepts the token that the third party gave to the browser on the brand's site, once, for this number in E.164.
   * @throws AppError 422 `error_phone_check_failed` for any other token, 503 where the third party does not answer
   */
  abstract verify(brand: string, idToken: string, mobile: string): Promise<void>;
}
