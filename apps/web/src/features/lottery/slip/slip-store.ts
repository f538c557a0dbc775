import { MOST_LINES } from '#libs/lottery/common/ticket-lines';
import { createStore, useStoreValue } from '../../../data/store';
import { onForget } from '../forget-lottery';
import type { LineDraft } from '../stake/priced-line';

export interface SlipLine {
  id: string;
  draft: LineDraft;
}

export interface Slip {
  /** The draw for which the lines were meant; a later one is never taken without asking. */
  drawNo: string | null;
  lines: readonly SlipLine[];
}

const EMPTY: Slip = { drawNo: null, lines: [] };

/** A slip for each game and prize mode, in this tab alone. A change of the language or of the page keeps them. */
const slips = createStore<Readonly<Record<string, Slip>>>({});

export const slipKey = (gameCode: string, mode: string): string => `${gameCode} ${mode}`;

const change = (key: string, next: (slip: Slip) => Slip): void => {
  const held = slips.get();
  slips.set({ ...held, [key]: next(held[key] ?? EMPTY) });
};

export const useSlip = (key: string): Slip => useStoreValue(slips, (held) => held[key] ?? EMPTY);

/** An empty slip is for the draw of its first line. What is more than a ticket holds is left out. */
export const addLines = (key: string, drawNo: string, drafts: readonly LineDraft[]): void =>
  change(key, (slip) => ({
    drawNo: slip.lines.length === 0 ? drawNo : slip.drawNo,
    lines: [...slip.lines, ...drafts.map((draft) => ({ id: crypto.randomUUID(), draft }))].slice(
      0,
      MOST_LINES,
    ),
  }));

export const replaceLine = (key: string, id: string, draft: LineDraft): void =>
  change(key, (slip) => ({
    ...slip,
    lines: slip.lines.map((line) => (line.id === id ? { id, draft } : line)),
  }));

export const removeLine = (key: string, id: string): void =>
  change(key, (slip) => ({ ...slip, lines: slip.lines.filter((line) => line.id !== id) }));

export const keepForDraw = (key: string, drawNo: string): void =>
  change(key, (slip) => ({ ...slip, drawNo }));

export const emptySlip = (key: string): void => change(key, () => EMPTY);

export const forgetSlips = (): void => slips.set({});
onForget(forgetSlips);
