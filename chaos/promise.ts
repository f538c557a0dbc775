import type { Stack } from './stack/stack.js';

export type Topology = 'plain' | 'redis';

/** What a run saw. It held where nothing stands under `broken`. */
export interface Outcome {
  /** One line of figures. */
  figures: string;
  /** A sentence for each way in which the promise was broken. */
  broken: string[];
}

export interface Promised<Size = never> {
  /** As in docs/promises: `R5`. */
  id: string;
  title: string;
  /** Runs with Redis too by default. */
  inBothTopologies: boolean;
  full: Size;
  /** For `--quick`, and for finding planted faults. */
  small: Size;
  /** Starts what it needs of the stack, which is fresh. Throws only where the run itself went wrong. */
  run(stack: Stack, size: Size): Promise<Outcome>;
}

export function definePromise<Size>(promise: Promised<Size>): Promised {
  return promise as Promised;
}

/** Collects what was counted and what was expected of it. */
export class Findings {
  private readonly parts: string[] = [];
  private readonly broken: string[] = [];

  /** A figure for the line. */
  say(text: string): this {
    this.parts.push(text);
    return this;
  }

  /** A figure that must be exactly this; the line carries it either way. */
  expect(label: string, actual: number, wanted: number): this {
    const of = wanted === 0 ? '' : ` of ${wanted}`;
    this.parts.push(`${label} ${actual}${of}`);
    if (actual !== wanted) this.broken.push(`${label}: ${actual} instead of ${wanted}`);
    return this;
  }

  /** A sentence that breaks the promise where the condition does not hold. */
  require(holds: boolean, otherwise: string): this {
    if (!holds) this.broken.push(otherwise);
    return this;
  }

  outcome(): Outcome {
    return { figures: this.parts.join(', '), broken: this.broken };
  }
}
