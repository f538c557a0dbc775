import type { ReactNode } from 'react';
import type { TableState } from '../../../common/shared-round/api';
import type { SharedRoundRules } from '../../../common/shared-round/rules';
import type { SharedRoundResult } from '../../../common/shared-round/titles';
import type { Stall } from '../frame/valance';
import type { Play } from '../session/play-context';

export type Wording = Pick<Play, 't' | 'figure'>;

/** How a result looks on the road. */
export interface Bead {
  text: string;
  /** In words, for screen readers. */
  name: string;
  tone: 'red' | 'blue' | 'green' | 'black';
}

export interface StageProps<Result> {
  state: TableState | null;
  /** Null while bets are open. */
  result: Result | null;
  /** The whole result has been shown. */
  revealed: boolean;
  /** Since the result came, in milliseconds. */
  elapsed: () => number;
  /** The server's time. */
  now: () => number;
}

export interface FieldProps {
  /** Minor units by spot: placed, or bet. */
  stakes: Readonly<Record<string, bigint>>;
  pool: TableState['pool'];
  /** Spots that have won, once the result has been shown. */
  won: ReadonlySet<string>;
  locked: boolean;
  onPlace: (spot: string) => void;
}

/** How a title looks and what it says; its rules are in common/shared-round. */
export interface TableScene<Result> {
  stall: Stall;
  backdrop: ReactNode;
  rules(play: Play): readonly string[];
  /** The name of a spot. */
  spot(spot: string, wording: Wording): string;
  /** How long a result takes to be drawn, in milliseconds; at most half of the time in which it is shown. */
  revealMs(result: Result): number;
  Stage(props: StageProps<Result>): ReactNode;
  Field(props: FieldProps): ReactNode;
  /** The result in a few words. */
  outcome(result: Result, wording: Wording): string;
  /** What was dealt, where the outcome does not say it all. */
  detail?(result: Result, wording: Wording): readonly string[];
  /** A letter or number of the rules' road. */
  bead(mark: string, wording: Wording): Bead;
  /** The mark that belongs to no side; a road without sides has no big road. */
  sides?: { neutral: string | null };
}

/** A title of common/shared-round with what draws it. */
export interface TableTitle {
  rules: SharedRoundRules<SharedRoundResult>;
  scene: TableScene<SharedRoundResult>;
}
