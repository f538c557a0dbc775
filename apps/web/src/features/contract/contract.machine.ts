import { assign, fromPromise, setup } from 'xstate';
import type { ContractSummary, getContractImpact } from '#libs/agency/common/contract.calls';
import type { ValueOf } from '#libs/platform/common/call';
import { type ApiError, apiErrorOf } from '../../data/calls/api-error';

/** The contracts that an acceptance affects, at the moment of the question. */
export type Impact = ValueOf<typeof getContractImpact>;

export interface Answer {
  id: string;
  answer: 'accept' | 'reject';
  impactToken?: string;
}

export interface ContractDialogContext {
  /** The open offers, as the cache has them. */
  offers: ContractSummary[];
  /** Ids of the offers that the person wants to answer later, in this session. */
  dismissed: ReadonlySet<string>;
  /** Ids of the offers that were answered here; the push of the answer may still be on its way. */
  answered: ReadonlySet<string>;
  /** The one that is shown, even if it is no longer open. */
  offer: ContractSummary | null;
  impact: Impact | null;
  /** Ids of the affected contracts that are new since the person saw the list; `null` while it has not changed. */
  joined: ReadonlySet<string> | null;
  agreed: boolean;
  answer: Answer['answer'];
  refusal: ApiError | null;
}

type ContractDialogEvent =
  | { type: 'OFFERS'; offers: ContractSummary[] }
  | { type: 'REOPEN'; id?: string }
  | { type: 'DISMISS' }
  | { type: 'ACCEPT' }
  | { type: 'REJECT' }
  | { type: 'AGREE'; agreed: boolean }
  | { type: 'SEND' }
  | { type: 'BACK' }
  | { type: 'RETRY' }
  | { type: 'LOG_OUT' };

const openOffers = ({ offers, answered }: ContractDialogContext) =>
  offers.filter(({ id }) => !answered.has(id));
const nextOffer = (context: ContractDialogContext): ContractSummary | undefined =>
  openOffers(context).find(({ id }) => !context.dismissed.has(id));
const affectedIds = (impact: Impact | null) => impact?.affected.map(({ contract }) => contract.id) ?? [];

/**
 * Asks about one offer after another. `OFFERS` brings all that are open, so that an answer on another device or
 * the withdrawal of an offer closes the question here. Effects are injected.
 */
export const contractDialogMachine = setup({
  types: {
    context: {} as ContractDialogContext,
    events: {} as ContractDialogEvent,
  },
  actors: {
    loadImpact: fromPromise<Impact, { id: string }>(() => Promise.reject(new Error('not provided'))),
    send: fromPromise<void, Answer>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    hasNextOffer: ({ context }) => nextOffer(context) !== undefined,
    isStillOpen: ({ context, event }) =>
      event.type === 'OFFERS' && event.offers.some(({ id }) => id === context.offer?.id),
    isNoLongerOpen: ({ context }) => !context.offers.some(({ id }) => id === context.offer?.id),
    blocked: ({ context }) => context.impact?.refused === true,
    mayAccept: ({ context }) => affectedIds(context.impact).length === 0 || context.agreed,
    impactChanged: ({ event }) =>
      'error' in event && apiErrorOf(event.error).code === 'error_contract_impact_changed',
  },
  actions: {
    setOffers: assign(({ event }) => (event.type === 'OFFERS' ? { offers: event.offers } : {})),
    reopen: assign(({ context, event }) =>
      event.type === 'REOPEN'
        ? {
            dismissed: new Set(
              [...context.dismissed].filter((id) => event.id !== undefined && id !== event.id),
            ),
          }
        : {},
    ),
    dismiss: assign(({ context }) => ({
      dismissed: new Set([...context.dismissed, context.offer?.id ?? '']),
    })),
    showNext: assign(({ context }) => ({ offer: nextOffer(context) ?? null })),
    resetAnswer: assign({ impact: null, joined: null, agreed: false, refusal: null }),
    setRefusal: assign(({ event }) => ('error' in event ? { refusal: apiErrorOf(event.error) } : {})),
    markAnswered: assign(({ context }) => ({
      answered: new Set([...context.answered, context.offer?.id ?? '']),
    })),
    clearOffers: assign({ offers: [], dismissed: new Set<string>(), answered: new Set<string>() }),
  },
}).createMachine({
  id: 'contractDialog',
  context: {
    offers: [],
    dismissed: new Set<string>(),
    answered: new Set<string>(),
    offer: null,
    impact: null,
    joined: null,
    agreed: false,
    answer: 'accept',
    refusal: null,
  },
  initial: 'idle',
  on: {
    OFFERS: { actions: 'setOffers' },
    REOPEN: { actions: 'reopen' },
    LOG_OUT: { target: '.idle', actions: 'clearOffers' },
  },
  states: {
    /** There is no open offer, or all are dismissed. */
    idle: {
      entry: assign({ offer: null }),
      always: { guard: 'hasNextOffer', target: 'asking', actions: 'showNext' },
    },
    /** One offer is shown, and may be dismissed. */
    asking: {
      initial: 'reviewing',
      on: {
        OFFERS: [
          { guard: 'isStillOpen', actions: 'setOffers' },
          { target: 'idle', actions: 'setOffers' },
        ],
        DISMISS: { target: 'idle', actions: 'dismiss' },
      },
      states: {
        /** Shows the offer beside the contract in force. */
        reviewing: {
          entry: 'resetAnswer',
          on: {
            ACCEPT: { target: 'loadingImpact', actions: assign({ answer: 'accept' }) },
            REJECT: { target: 'rejecting', actions: assign({ answer: 'reject' }) },
          },
        },
        /** Asks which contracts below would end or be reduced. */
        loadingImpact: {
          invoke: {
            src: 'loadImpact',
            input: ({ context }) => ({ id: context.offer?.id ?? '' }),
            onDone: {
              target: 'impactShown',
              actions: assign(({ context, event }) => ({
                joined: context.impact && addedIds(event.output, context.impact),
                impact: event.output,
                agreed: false,
                refusal: null,
              })),
            },
            onError: { target: 'impactUnknown', actions: 'setRefusal' },
          },
        },
        impactShown: { always: [{ guard: 'blocked', target: 'blocked' }, { target: 'confirming' }] },
        /** That question got no answer. */
        impactUnknown: { on: { RETRY: 'loadingImpact', BACK: 'reviewing' } },
        /** Shows the affected contracts, to which the person has to agree. */
        confirming: {
          on: {
            AGREE: { actions: assign(({ event }) => ({ agreed: event.agreed })) },
            SEND: { guard: 'mayAccept', target: '#contractDialog.sending' },
            BACK: 'reviewing',
          },
        },
        /** The brand refuses an acceptance while contracts below pay more. */
        blocked: {
          on: {
            RETRY: 'loadingImpact',
            REJECT: { target: 'rejecting', actions: assign({ answer: 'reject' }) },
            BACK: 'reviewing',
          },
        },
        rejecting: { on: { SEND: '#contractDialog.sending', BACK: 'reviewing' } },
        /** The server refused the answer, or did not reply. It may be sent again. */
        refused: {
          always: { guard: 'isNoLongerOpen', target: '#contractDialog.gone' },
          on: { SEND: '#contractDialog.sending', BACK: 'reviewing' },
        },
      },
    },
    /** Cannot be dismissed, nor closed by the push of this very answer, which may be faster than the reply. */
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => ({
          id: context.offer?.id ?? '',
          answer: context.answer,
          ...(context.answer === 'accept' && { impactToken: context.impact?.impactToken }),
        }),
        onDone: { target: 'idle', actions: 'markAnswered' },
        onError: [
          { guard: 'impactChanged', target: 'asking.loadingImpact' },
          { target: 'asking.refused', actions: 'setRefusal' },
        ],
      },
    },
    /** The offer was answered elsewhere or withdrawn. The person closes this message. */
    gone: { on: { DISMISS: 'idle' } },
  },
});

/** Ids of affected contracts that were not among those before. */
function addedIds(now: Impact, before: Impact): ReadonlySet<string> {
  const seen = new Set(affectedIds(before));
  return new Set(affectedIds(now).filter((id) => !seen.has(id)));
}
