/** Says that the server may know this device by its cookie, which no script can read; proves nothing. */
const REMEMBERED = 'device_remembered';
/** As long as a remembered device takes its session up again by the brand's usual settings, in seconds. */
const A_DAY = 86_400;

export const isDeviceRemembered = (): boolean => document.cookie.includes(`${REMEMBERED}=1`);
export const rememberDevice = (): void => keep(A_DAY);
export const forgetDevice = (): void => keep(0);

function keep(seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${REMEMBERED}=1; path=/; samesite=strict; max-age=${seconds}`;
}
