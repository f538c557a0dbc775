import type { ComponentType } from 'react';
import type { InstantRound, Language } from '../../../common/api';
import type { PastRound } from '../frame/past-strip';
import type { Stall } from '../frame/valance';
import type { Phrases } from '../i18n/en';
import type { Play } from '../session/play-context';
import type { RoundPhase } from '../session/use-round';

/** What a round can be described from, open or over. */
export type RoundFacts = Pick<InstantRound, 'choice' | 'steps' | 'shown'>;
export type Wording = Pick<Play, 't' | 'figure'>;

export interface StageProps {
  /** The open round, or the last one. */
  round: InstantRound | null;
  phase: RoundPhase;
  choice: number;
  /** What came of the last round, once it has been shown. */
  result: { text: string; worthIt: boolean } | null;
  past: readonly PastRound[];
  onStep: (step: number) => void;
  /** The step that the player is preparing, such as which cards to hold; 0 at the start of a round. */
  draft: number;
  onDraft: (draft: number) => void;
  /** The player wants to see the rest of the reply at once. */
  finish: boolean;
  /** The reply has been shown. */
  onShown: () => void;
}

export interface OddsProps {
  round: InstantRound | null;
  /** Minor units; null while the field has no stake. */
  stake: bigint | null;
  choice: number;
}

export interface FindingProps {
  deal: readonly number[];
  t: Phrases;
  language: Language;
}

/** How a title looks and what it says; its rules are in common/instant. */
export interface InstantScene {
  stall: Stall;
  words: (play: Wording & Pick<Play, 'view'>) => {
    play: string;
    playing: string;
    /** Of the last rounds. */
    history: string;
    /** Of the main button while a reply is being shown, where the player shows it. */
    finish?: string;
    /** Of the choice beside the stake. */
    choice?: string;
    rules: readonly string[];
  };
  Stage: ComponentType<StageProps>;
  /** What may be won, between the choice and the stake. */
  Odds?: ComponentType<OddsProps>;
  /** The main button while a round is open: its words and its step; null while there is none. */
  action?: (round: InstantRound, play: Play, draft: number) => { label: string; step: number } | null;
  /** The result of a round in a few words. */
  outcome: (round: RoundFacts, wording: Wording) => string;
  /** What the seeds decided, on the page of verification. */
  Finding: ComponentType<FindingProps>;
}
