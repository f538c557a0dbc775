/** Colours of drawn things. They stay the same in both themes, because the ground behind them does. */
export const rice = '#FFF6E0';
export const straw = '#EAD9AE';
export const ink = '#0B1716';
export const marigold = '#F5A623';
export const vermilion = '#E4572E';
export const leaf = '#3FB37F';

export type StyleIndex = 0 | 1 | 2 | 3 | 4;

/** The two accents of a scene, chosen so that both stand off the ground of its style. */
export interface Tones {
  warm: string;
  cool: string;
}

export const tonesOfStyle: Record<StyleIndex, Tones> = {
  0: { warm: vermilion, cool: '#0F4340' },
  1: { warm: '#9C2316', cool: '#175E5A' },
  2: { warm: vermilion, cool: '#1F7A75' },
  3: { warm: vermilion, cool: '#17345F' },
  4: { warm: vermilion, cool: '#1B5450' },
};
