/** In the session, which ends with the log-out. */
const KEY = 'firstLogin';

export const markFirstLogin = (): void => sessionStorage.setItem(KEY, '1');

/** Whether this tab's session began with the person's first log-in. */
export const isFirstLogin = (): boolean => sessionStorage.getItem(KEY) !== null;
