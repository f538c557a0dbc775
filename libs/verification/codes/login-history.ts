/** Where members logged in from. The context that keeps the sessions provides it. */
export abstract class LoginHistory {
  /**
   * Whether the member logged in from this network address, or from one in the same network, in the last `days`.
   * `person` is `null` where nobody has the number; that answer takes as long as any other.
   */
  abstract hasLoggedInFrom(person: string | null, address: string, days: number): Promise<boolean>;
}
