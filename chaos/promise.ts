import type { Stack } from './stack/stack.js';

export type Topology = 'plain' | 'redis';

/** The result of a run. The promise held if `broken` is empty. */
export interface Outcome {
  /** One line of figures. */
  figures: string;
  /** A sentence for each way in which the promise was broken. */
  broken: string[];
}

export interface PromiseCheck<Size = never> {
  /** As in docs/promises: `R5`. */
  id: string;
  title: string;
  /** Runs with Redis too by default. */
  inBothTopologies: boolean;
  full: Size;
  /** For `--quick`, and for finding planted faults. */
  small: Size;
  /** Starts the programs that it needs on the stack, which is fresh. Throws only if the run itself failed. */
  run(stack: Stack, size: Size): Promise<Outcome>;
}

export function definePromise<Size>(promise: PromiseCheck<Size>): PromiseCheck {
  return promise as PromiseCheck;
}

/** Collects what was counted and what was expected of it. */
export class Findings {
  private readonly parts: string[] = [];
  private readonly broken: string[] = [];

  /** Adds a figure to the line. */
  say(text: string): this {
    this.parts.push(text);
    return this;
  }

  /** A figure that must be exactly this; it is added to the line in any case. */
  expect(label: string, actual: number, wanted: number): this {
    const of = wanted === 0 ? '' : ` of ${wanted}`;
    this.parts.push(`${label} ${actual}${of}`);
    if (actual !== wanted) this.broken.push(`${label}: ${actual} instead of ${wanted}`);
    return this;
  }

  /** A sentence that breaks the promise if the condition is false. */
  require(holds: boolean, otherwise: string): this {
    if (!holds) this.broken.push(otherwise);
    return this;
  }

  outcome(): Outcome {
    return { figures: this.parts.join(', '), broken: this.broken };
  }
}
