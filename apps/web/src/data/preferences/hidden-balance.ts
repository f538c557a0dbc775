const KEY = 'balanceHidden';

/** Whether the person wants the balance covered on this device. */
export const isBalanceHidden = (): boolean => localStorage.getItem(KEY) === '1';
export const hideBalance = (hidden: boolean): void => localStorage.setItem(KEY, hidden ? '1' : '0');
