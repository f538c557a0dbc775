import type { ContractSummary } from '#libs/agency/common/contract.calls';
import type { MachineModel, Outcome } from '#libs/platform/testing/machine-walks';
import { ApiError } from '../src/data/calls/api-error';
import { contractOf, impactOf } from '../src/features/contract/contract.fixture';
import type { Answer, ContractDialogContext, Impact } from '../src/features/contract/contract.machine';
import type { Brand, ContractScene } from './contract-scene.fixture';

/** What guards and answers depend on. */
export interface World {
  brand: Brand;
  /** Whether the browser has got the offers; from then on the brand cannot change. */
  hasOffers: boolean;
  below: number;
  stands: ContractScene['stands'];
  line: 'there' | 'cut';
}

const OFFER = contractOf('1');
const listOf = (below: number) => Array.from({ length: below }, (_, at) => String(at + 2));
const failed = (code: string): Outcome => ({ failed: new ApiError(code) });

/** What refuses any call about the offer. */
function trouble({ line, stands }: World): Outcome | null {
  if (line === 'cut') return failed('error_network');
  return stands === 'waits' ? null : failed('error_contract_move_not_allowed');
}

function impactIn({ brand, below }: World): Impact {
  return impactOf(`of ${below}`, listOf(below), brand === 'strict' && below > 0);
}

function answered(answer: Answer['answer'], seen: Impact | null, world: World): Outcome {
  const impact = impactIn(world);
  if (answer === 'reject') return { done: undefined };
  if (impact.refused) return failed('error_contract_conflict');
  return seen?.impactToken === impact.impactToken
    ? { done: undefined }
    : failed('error_contract_impact_changed');
}

const step = (event: { type: string } & Record<string, unknown>, name = event.type) => ({
  name,
  event: () => event,
});

/** What may come between the offer and the answer to it. */
export const TROUBLES: Record<string, Partial<World>> = {
  'the line is cut': { line: 'cut' },
  'the upline takes the offer back': { stands: 'taken back' },
  'the agent answers on another device': { stands: 'answered elsewhere' },
};
export const START: World = { brand: 'mela', hasOffers: false, below: 0, stands: 'waits', line: 'there' };

/**
 * Of several troubles that lead through a transition, the walks meet the `first`. `waiting` gives the offers as the server
 * has them, or before the walks nothing.
 */
export const modelWith = (
  first: string,
  waiting: () => ContractSummary[] | undefined,
): MachineModel<World> => ({
  world: START,
  steps: [
    {
      name: 'OFFERS',
      event: ({ stands }) => ({ type: 'OFFERS', offers: waiting() ?? (stands === 'waits' ? [OFFER] : []) }),
      after: (world) => ({ ...world, hasOffers: true }),
    },
    ...['REOPEN', 'DISMISS', 'ACCEPT', 'REJECT', 'SEND', 'BACK', 'RETRY', 'LOG_OUT'].map((type) =>
      step({ type }),
    ),
    step({ type: 'AGREE', agreed: true }),
    {
      name: 'at a strict brand',
      after: (world) => (world.hasOffers ? world : { ...world, brand: 'strict' }),
    },
    {
      name: 'a contract below pays more',
      after: (world) => ({ ...world, below: Math.min(2, world.below + 1) }),
    },
    ...[first, ...Object.keys(TROUBLES)].map((name) => ({
      name,
      after: (world: World) => ({ ...world, ...TROUBLES[name] }),
    })),
  ],
  outcomes: {
    loadImpact: (_, world) => trouble(world) ?? { done: impactIn(world) },
    send: (context, world) => {
      const { answer, impact } = context as unknown as ContractDialogContext;
      return trouble(world) ?? answered(answer, impact, world);
    },
  },
  shows: (context) => {
    const { offer, impact, joined, agreed, refusal } = context as unknown as ContractDialogContext;
    return [offer !== null, impact?.affected.length, joined?.size, agreed, refusal?.code].join(' ');
  },
});
