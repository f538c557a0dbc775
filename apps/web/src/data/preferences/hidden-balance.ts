import { createStore, useStore } from '../store';

const KEY = 'balanceHidden';

const hidden = createStore(false, typeof localStorage !== 'undefined' && localStorage.getItem(KEY) === '1');

/** Whether the person wants the balance covered on this device. */
export const useHiddenBalance = (): boolean => useStore(hidden);

export function hideBalance(hide: boolean): void {
  localStorage.setItem(KEY, hide ? '1' : '0');
  hidden.set(hide);
}
