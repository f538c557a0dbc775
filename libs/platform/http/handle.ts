import {
  applyDecorators,
  createParamDecorator,
  Delete,
  type ExecutionContext,
  Get,
  HttpCode,
  Post,
  Put,
  SetMetadata,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyCall, InputOf, ValueOf } from '../common/call.js';
import { CallContext } from './call-context.js';
import type { CallerFor } from './caller.js';
import { declarePermission } from './permissions.js';

export const CALL = Symbol('call');

/** The parsed fields of path, query and body; `undefined` if those of a lenient call are invalid. */
type HandledInput<C extends AnyCall> = true extends C['lenient'] ? InputOf<C> | undefined : InputOf<C>;

/** A handler may leave out parameters at the end. */
type Handler<C extends AnyCall> = (
  input: HandledInput<C>,
  caller: CallerFor<C>,
  context: CallContext,
) => Promise<ValueOf<C>> | ValueOf<C>;

const ROUTES = { GET: Get, POST: Post, PUT: Put, DELETE: Delete };

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>();
const replyOf = (context: ExecutionContext) => context.switchToHttp().getResponse<FastifyReply>();

/** In the order of the handler's parameters. */
const PARAMETERS = [
  createParamDecorator((_: unknown, context: ExecutionContext) => requestOf(context).callInput),
  createParamDecorator((_: unknown, context: ExecutionContext) => requestOf(context).caller),
  createParamDecorator(
    (_: unknown, context: ExecutionContext) => new CallContext(requestOf(context), replyOf(context)),
  ),
];

/**
 * Makes a method the handler of a wire call, with the call's route, access, validation, sealing and idempotency. The
 * call's input and access decide the types of `(input, caller, context)`.
 * @throws Error where an operators' call declares no permission: such a program does not start
 */
export function Handle<C extends AnyCall>(call: C) {
  if (call.access.length === 1 && call.access[0] === 'operator' && !call.permission)
    throw new Error(`${call.method} ${call.path} declares no permission`);
  if (call.permission) declarePermission(call.permission);
  const decorate = applyDecorators(ROUTES[call.method](call.path), HttpCode(200), SetMetadata(CALL, call));
  return <H extends Handler<C>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    for (const [position, parameter] of PARAMETERS.entries()) parameter()(target, key, position);
    decorate(target, key, descriptor as TypedPropertyDescriptor<unknown>);
  };
}
