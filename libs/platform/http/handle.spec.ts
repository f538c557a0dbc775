import type { ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { z } from 'zod';
import { defineCall, EVERYBODY, type InputOf, MEMBERS_AND_AGENTS } from '../common/call.js';
import type { CallContext } from './call-context.js';
import type { Caller, LoggedIn, OperatorCaller } from './caller.js';
import { Handle } from './handle.js';

const shape = {
  method: 'POST',
  path: '/spec',
  summary: 'spec',
  input: z.strictObject({ id: z.string() }),
} as const;
const guestCall = defineCall({ ...shape, access: EVERYBODY, value: z.string() });
const memberCall = defineCall({ ...shape, access: MEMBERS_AND_AGENTS, value: z.string() });
const operatorCall = defineCall({
  ...shape,
  access: ['operator'],
  permission: 'spec.read',
  value: z.string(),
});
const lenientCall = defineCall({ ...shape, access: 'signed', lenient: true, value: z.string() });

/** This class is for the type check: each handler that must not compile has a `@ts-expect-error` above it. */
class Handlers {
  @Handle(guestCall)
  acceptsTheWholeInput(input: InputOf<typeof guestCall>, caller: Caller, context: CallContext) {
    return `${input.id} ${caller.brand} ${context.path}`;
  }

  @Handle(memberCall)
  acceptsAWiderCaller(_: unknown, caller: Caller) {
    return caller.brand;
  }

  @Handle(operatorCall)
  acceptsTheOperator(_: unknown, operator: OperatorCaller) {
    return operator.account;
  }

  @Handle(lenientCall)
  acceptsMissingInput(input: InputOf<typeof lenientCall> | undefined) {
    return input?.id ?? '';
  }

  // @ts-expect-error the call has no such field
  @Handle(guestCall)
  rejectsAWrongInput(input: { account: string }) {
    return input.account;
  }

  // @ts-expect-error a guest may call
  @Handle(guestCall)
  rejectsAMemberForAGuest(_: unknown, caller: LoggedIn) {
    return caller.person;
  }

  // @ts-expect-error members call it
  @Handle(memberCall)
  rejectsAnOperatorForAMember(_: unknown, operator: OperatorCaller) {
    return operator.account;
  }

  // @ts-expect-error servers call it, and they have no session
  @Handle(lenientCall)
  rejectsAMemberForAServer(_: unknown, caller: LoggedIn) {
    return caller.person;
  }

  // @ts-expect-error a lenient call may have no input
  @Handle(lenientCall)
  rejectsInputThatIsAlwaysPresent(input: InputOf<typeof lenientCall>) {
    return input.id;
  }

  // @ts-expect-error the call answers with a text
  @Handle(memberCall)
  rejectsAWrongValue() {
    return 1;
  }

  // @ts-expect-error there are three parameters
  @Handle(memberCall)
  rejectsAFourthParameter(_: unknown, caller: LoggedIn, context: CallContext, more: string) {
    return `${caller.brand} ${context.path} ${more}`;
  }
}

test('a handler gets input, caller and context of its request, in this order', () => {
  const caller = {
    role: 'guest',
    brand: 'mela',
    address: '192.0.2.1',
    person: null,
    session: null,
    closure: null,
  };
  const request = { callInput: { id: '1' }, caller, url: '/spec?a=b' };
  const context = { switchToHttp: () => ({ getRequest: () => request, getResponse: () => ({}) }) };
  const parameters = Object.values<{ index: number; factory: Factory }>(
    Reflect.getMetadata(ROUTE_ARGS_METADATA, Handlers, 'acceptsTheWholeInput'),
  );
  const values = parameters
    .sort((a, b) => a.index - b.index)
    .map(({ factory }) => factory(undefined, context as unknown as ExecutionContext));
  expect(
    new Handlers().acceptsTheWholeInput(...(values as Parameters<Handlers['acceptsTheWholeInput']>)),
  ).toBe('1 mela /spec?a=b');
});

type Factory = (data: unknown, context: ExecutionContext) => unknown;
