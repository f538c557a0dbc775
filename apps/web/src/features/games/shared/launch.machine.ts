import { assign, setup } from 'xstate';
import type { launchGame } from '#libs/games/common/game-launch.calls';
import type { Game } from '#libs/games/common/games.calls';
import type { ValueOf } from '#libs/platform/common/call';
import { ApiError, apiErrorOf, failureOf } from '../../../data/calls/api-error';
import { providedActor } from '../../../data/provided-actor';
import type { Visitor } from '../../../data/session/visitor';
import { hasTrial } from '../has-trial';

export type Launched = ValueOf<typeof launchGame>;

export interface LaunchOrder {
  nodeId: number;
  game: Game | null;
  demo: boolean;
}

/** Who wants to play, and what. */
export interface Sight {
  visitor: Visitor;
  game: Game;
}

interface Context extends LaunchOrder {
  visitor: Visitor;
  /** Null at the gate, which leads to the stage; the stage asks the vendor. */
  launched: Launched | null;
  refusal: ApiError | null;
}

type Event = { type: 'RETRY' | 'DISMISS' | 'CONFIRM' | 'LOADED' };

const codeOf = (error: unknown) => apiErrorOf(error).code;

/**
 * What stands between a wish to play and the game. It runs twice: at the gate, where `start` opens the stage, and on
 * the stage, where `start` asks the vendor for the game's page; so a stage that is opened by its address is guarded too.
 */
export const launchMachine = setup({
  types: { context: {} as Context, input: {} as LaunchOrder, events: {} as Event },
  actors: {
    look: providedActor<Sight, LaunchOrder>('look'),
    start: providedActor<Launched | null, LaunchOrder>('start'),
  },
  actions: {
    askLogin: () => undefined,
    openAccount: () => undefined,
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: apiErrorOf(error) })),
  },
  guards: {
    guest: ({ context }) => context.visitor === 'guest',
    inMaintenance: ({ context }) => context.game?.maintenance ?? false,
    closedToTrial: ({ context }) => context.visitor === 'trial' && !(context.game && hasTrial(context.game)),
    sessionIsOver: (_, { error }: { error: unknown }) =>
      ['error_not_logged_in', 'error_session_ended'].includes(codeOf(error)),
    needsAccount: (_, { error }: { error: unknown }) => codeOf(error) === 'error_in_need_true_account',
  },
  /** How long a game may take to appear before the person is asked, in milliseconds. */
  delays: { patience: 20_000 },
}).createMachine({
  id: 'launch',
  initial: 'looking',
  context: ({ input }) => ({ ...input, visitor: 'guest', launched: null, refusal: null }),
  states: {
    /** Who asks, and for which game. */
    looking: {
      invoke: {
        src: 'look',
        input: ({ context }) => context,
        onDone: {
          target: 'deciding',
          actions: assign(({ event, context }) => ({
            ...event.output,
            demo: context.demo || event.output.visitor === 'trial',
            refusal: null,
          })),
        },
        onError: { target: 'refused', actions: { type: 'keepRefusal', params: failureOf } },
      },
    },
    deciding: {
      always: [
        { guard: 'guest', target: 'askingLogin' },
        {
          guard: 'inMaintenance',
          target: 'refused',
          actions: assign(() => ({ refusal: new ApiError('error_game_maintenance') })),
        },
        { guard: 'closedToTrial', target: 'needsAccount' },
        { target: 'starting' },
      ],
    },
    /** The log-in dialog takes over; after it the wish comes back by its address. */
    askingLogin: { type: 'final', entry: 'askLogin' },
    /** A trial account wants a game that has no trial rounds. */
    needsAccount: { on: { CONFIRM: 'openingAccount', DISMISS: 'dismissed' } },
    openingAccount: { type: 'final', entry: 'openAccount' },
    /** The game is being started. */
    starting: {
      invoke: {
        src: 'start',
        input: ({ context }) => context,
        onDone: { target: 'started', actions: assign(({ event }) => ({ launched: event.output })) },
        onError: [
          {
            guard: { type: 'sessionIsOver', params: failureOf },
            target: 'askingLogin',
          },
          {
            guard: { type: 'needsAccount', params: failureOf },
            target: 'needsAccount',
          },
          { target: 'refused', actions: { type: 'keepRefusal', params: failureOf } },
        ],
      },
    },
    /** The game cannot be played now; the words say why. */
    refused: {
      on: { RETRY: { target: 'looking', actions: assign({ game: null }) }, DISMISS: 'dismissed' },
    },
    /** The game's page is there. */
    started: {
      initial: 'opening',
      on: { RETRY: 'starting' },
      states: {
        opening: { after: { patience: 'late' }, on: { LOADED: 'shown' } },
        late: { on: { LOADED: 'shown' } },
        shown: {},
      },
    },
    dismissed: { type: 'final' },
  },
});
