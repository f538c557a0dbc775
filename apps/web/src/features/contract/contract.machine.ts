import { assign, fromPromise, setup } from 'xstate';
import type { ContractSummary, getContractImpact } from '#libs/agency/common/contract.calls';
import type { ValueOf } from '#libs/platform/common/call';
import { type ApiRefusal, refusalOf } from '../../api/refusal';

/** Whom an acceptance touches, as of when it was asked. */
export type Impact = ValueOf<typeof getContractImpact>;

export interface Answer {
  id: string;
  answer: 'accept' | 'reject';
  impactToken?: string;
  /** The same key again is the same answer. */
  key: string;
}

interface Context {
  /** Offers that wait, as the cache has them. */
  offers: ContractSummary[];
  /** Put off by the person for this session. */
  aside: ReadonlySet<string>;
  /** Answered here, though the push has not come yet. */
  answered: ReadonlySet<string>;
  /** The one that is asked about, also while it no longer waits. */
  offer: ContractSummary | null;
  impact: Impact | null;
  /** Contracts in the list that were not in the one the person saw before; `null` while nothing has changed. */
  joined: ReadonlySet<string> | null;
  agreed: boolean;
  answer: Answer['answer'];
  key: string;
  refusal: ApiRefusal | null;
  newKey: () => string;
}

type ContractDialogEvent =
  | { type: 'OFFERS'; offers: ContractSummary[] }
  | { type: 'TAKE_UP'; id?: string }
  | { type: 'LATER' }
  | { type: 'ACCEPT' }
  | { type: 'REJECT' }
  | { type: 'AGREE'; agreed: boolean }
  | { type: 'SEND' }
  | { type: 'BACK' }
  | { type: 'RETRY' }
  | { type: 'LOG_OUT' };

const open = ({ offers, answered }: Context) => offers.filter(({ id }) => !answered.has(id));
const nextOf = (context: Context): ContractSummary | undefined =>
  open(context).find(({ id }) => !context.aside.has(id));
const touched = (impact: Impact | null) => impact?.affected.map(({ contract }) => contract.id) ?? [];

/**
 * Asks about one offer after another. Which offers wait is told by `OFFERS`, so that an answer on another device or an
 * offer taken back closes the question here. Effects are injected.
 */
export const contractDialogMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ContractDialogEvent,
    input: {} as { newKey: () => string },
  },
  actors: {
    loadImpact: fromPromise<Impact, { id: string }>(() => Promise.reject(new Error('not provided'))),
    send: fromPromise<void, Answer>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    someoneWaits: ({ context }) => nextOf(context) !== undefined,
    stillWaits: ({ context, event }) =>
      event.type === 'OFFERS' && event.offers.some(({ id }) => id === context.offer?.id),
    waitsNoMore: ({ context }) => !context.offers.some(({ id }) => id === context.offer?.id),
    blocked: ({ context }) => context.impact?.refused === true,
    mayAccept: ({ context }) => touched(context.impact).length === 0 || context.agreed,
    impactChanged: ({ event }) =>
      'error' in event && refusalOf(event.error).code === 'error_contract_impact_changed',
  },
  actions: {
    takeOffers: assign(({ event }) => (event.type === 'OFFERS' ? { offers: event.offers } : {})),
    takeUp: assign(({ context, event }) =>
      event.type === 'TAKE_UP'
        ? { aside: new Set([...context.aside].filter((id) => event.id !== undefined && id !== event.id)) }
        : {},
    ),
    putAside: assign(({ context }) => ({ aside: new Set([...context.aside, context.offer?.id ?? '']) })),
    choose: assign(({ context }) => ({ offer: nextOf(context) ?? null })),
    begin: assign(({ context }) => ({
      impact: null,
      joined: null,
      agreed: false,
      refusal: null,
      key: context.newKey(),
    })),
    tellRefusal: assign(({ event }) => ('error' in event ? { refusal: refusalOf(event.error) } : {})),
    markAnswered: assign(({ context }) => ({
      answered: new Set([...context.answered, context.offer?.id ?? '']),
    })),
    forgetAll: assign({ offers: [], aside: new Set<string>(), answered: new Set<string>() }),
  },
}).createMachine({
  id: 'contractDialog',
  context: ({ input }) => ({
    ...input,
    offers: [],
    aside: new Set<string>(),
    answered: new Set<string>(),
    offer: null,
    impact: null,
    joined: null,
    agreed: false,
    answer: 'accept',
    key: '',
    refusal: null,
  }),
  initial: 'idle',
  on: {
    OFFERS: { actions: 'takeOffers' },
    TAKE_UP: { actions: 'takeUp' },
    LOG_OUT: { target: '.idle', actions: 'forgetAll' },
  },
  states: {
    /** Nothing to ask, or all of it was put off. */
    idle: {
      entry: assign({ offer: null }),
      always: { guard: 'someoneWaits', target: 'asking', actions: 'choose' },
    },
    /** One offer is on show, and may be put off. */
    asking: {
      initial: 'reviewing',
      on: {
        OFFERS: [
          { guard: 'stillWaits', actions: 'takeOffers' },
          { target: 'idle', actions: 'takeOffers' },
        ],
        LATER: { target: 'idle', actions: 'putAside' },
      },
      states: {
        /** What is offered, beside what is in force. */
        reviewing: {
          entry: 'begin',
          on: {
            ACCEPT: { target: 'loadingImpact', actions: assign({ answer: 'accept' }) },
            REJECT: { target: 'rejecting', actions: assign({ answer: 'reject' }) },
          },
        },
        /** Which contracts below would end or be lowered. */
        loadingImpact: {
          invoke: {
            src: 'loadImpact',
            input: ({ context }) => ({ id: context.offer?.id ?? '' }),
            onDone: {
              target: 'impactShown',
              actions: assign(({ context, event }) => ({
                joined: context.impact && difference(event.output, context.impact),
                impact: event.output,
                agreed: false,
                refusal: null,
                key: context.newKey(),
              })),
            },
            onError: { target: 'impactUnknown', actions: 'tellRefusal' },
          },
        },
        impactShown: { always: [{ guard: 'blocked', target: 'blocked' }, { target: 'confirming' }] },
        /** It could not be asked whom it touches. */
        impactUnknown: { on: { RETRY: 'loadingImpact', BACK: 'reviewing' } },
        /** Names whom it touches; they must be agreed to. */
        confirming: {
          on: {
            AGREE: { actions: assign(({ event }) => ({ agreed: event.agreed })) },
            SEND: { guard: 'mayAccept', target: '#contractDialog.sending' },
            BACK: 'reviewing',
          },
        },
        /** The brand refuses while contracts below pay more. */
        blocked: {
          on: {
            RETRY: 'loadingImpact',
            REJECT: { target: 'rejecting', actions: assign({ answer: 'reject' }) },
            BACK: 'reviewing',
          },
        },
        rejecting: { on: { SEND: '#contractDialog.sending', BACK: 'reviewing' } },
        /** The server said no, or nothing: the same answer may go again, with the same key. */
        refused: {
          always: { guard: 'waitsNoMore', target: '#contractDialog.gone' },
          on: { SEND: '#contractDialog.sending', BACK: 'reviewing' },
        },
      },
    },
    /** On its way: not to be put off, nor closed by the push of this very answer, which may be faster than the reply. */
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => ({
          id: context.offer?.id ?? '',
          answer: context.answer,
          key: context.key,
          ...(context.answer === 'accept' && { impactToken: context.impact?.impactToken }),
        }),
        onDone: { target: 'idle', actions: 'markAnswered' },
        onError: [
          { guard: 'impactChanged', target: 'asking.loadingImpact' },
          { target: 'asking.refused', actions: 'tellRefusal' },
        ],
      },
    },
    /** Somebody was first, and the offer waits no more; said until the person closes it. */
    gone: { on: { LATER: 'idle' } },
  },
});

/** Contracts that were not in the list before. */
function difference(now: Impact, before: Impact): ReadonlySet<string> {
  const seen = new Set(touched(before));
  return new Set(touched(now).filter((id) => !seen.has(id)));
}
