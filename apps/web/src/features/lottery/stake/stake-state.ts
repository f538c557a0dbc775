import type { PrizeMode } from '#libs/lottery/common/games';
import type { StakeUnit } from '#libs/lottery/common/ticket-lines';
import { MOST_MULTIPLE } from '#libs/lottery/common/ticket-lines';
import type { LineDraft } from './priced-line';

/** What stands in the stake bar: as typed where it is a field. */
export interface StakeFields {
  unit: StakeUnit;
  multiple: string;
  /** A wire amount for each bet of a board. */
  amount: string;
}

export const FIRST_STAKE: StakeFields = { unit: '1', multiple: '1', amount: '10' };

/** Boards take an amount for each cell, classic play a unit and a multiple. */
export const isBoard = (mode: PrizeMode): boolean => mode === 'ELOTT' || mode === 'SEA';

/** A whole multiple from 1 to 9,999, or `null`. */
export function readMultiple(text: string): number | null {
  if (!/^\d{1,4}$/.test(text)) return null;
  const multiple = Number(text);
  return multiple >= 1 && multiple <= MOST_MULTIPLE ? multiple : null;
}

/** The stake of a line, or `null` while what is typed is none. */
export function readStake(
  mode: PrizeMode,
  { unit, multiple, amount }: StakeFields,
): LineDraft['stake'] | null {
  if (isBoard(mode)) return /^\d+(\.\d{1,2})?$/.test(amount) ? { amount } : null;
  const read = readMultiple(multiple);
  return read === null ? null : { unit, multiple: read };
}
