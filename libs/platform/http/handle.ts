import { applyDecorators, Delete, Get, HttpCode, Post, Put, SetMetadata } from '@nestjs/common';
import type { AnyCall, ValueOf } from '../common/call.js';

export const CALL = Symbol('call');

type Handler<C extends AnyCall> = (...parameters: never[]) => Promise<ValueOf<C>> | ValueOf<C>;

const ROUTES = { GET: Get, POST: Post, PUT: Put, DELETE: Delete };

/** Makes a method the handler of a wire call: its route, access, validation, sealing and idempotency come with it. */
export function Handle<C extends AnyCall>(call: C) {
  const decorate = applyDecorators(ROUTES[call.method](call.path), HttpCode(200), SetMetadata(CALL, call));
  return <H extends Handler<C>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    decorate(target, key, descriptor as TypedPropertyDescriptor<unknown>);
  };
}
