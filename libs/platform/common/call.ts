import type { z } from 'zod';

/** Who may use a call. An `operator` is no member; `signed` calls prove themselves by a signature. */
export type Role = 'guest' | 'trial' | 'member' | 'agent' | 'operator';
export const EVERYBODY: readonly Role[] = ['guest', 'trial', 'member', 'agent', 'operator'];
export const PLAYERS: readonly Role[] = ['member', 'agent'];
export const LOGGED_IN: readonly Role[] = ['trial', 'member', 'agent'];

export interface Call<Input extends z.ZodType = z.ZodType, Value extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** One line for the generated catalogue. */
  summary: string;
  access: readonly Role[] | 'signed';
  /** The body travels as a compact JWE. */
  sealed?: boolean;
  /** Open to a session that may do nothing else before its password was changed. */
  whileRestricted?: boolean;
  /** Needs an `Idempotency-Key`; the first answer is replayed for seven days. */
  idempotent?: boolean;
  /** Fields that prove the person. They are no part of what the idempotency key is compared with. */
  secrets?: readonly (keyof z.output<Input> & string)[];
  /** The body is multipart form data and may carry images; handlers get them by `@Images()`. */
  files?: { field: string; most: number; mostBytes: number };
  /**
   * For a protocol that answers every request that can be parsed: fields that `input` refuses reach the handler as
   * `undefined`, and the handler says what is wrong.
   */
  lenient?: boolean;
  /** Path parameters, query and body together. */
  input: Input;
  value: Value;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest call there is, for inference only
export type AnyCall = Call<any, any>;
export type InputOf<C extends AnyCall> = z.output<C['input']>;
/** What a caller may leave out where the schema has a default. */
export type RequestOf<C extends AnyCall> = z.input<C['input']>;
export type ValueOf<C extends AnyCall> = z.output<C['value']>;

/** Declares a wire call once: the controller validates with it, the client is typed by it, the catalogue lists it. */
export function defineCall<Input extends z.ZodType, Value extends z.ZodType>(call: Call<Input, Value>) {
  return call;
}
