import type { z } from 'zod';

/**
 * Who may use a call. An `operator` is not a member; a `service-guest` is a guest with a session for the chat with customer
 * service, which is good for nothing else; callers of `signed` calls are authenticated by their signature.
 */
export type Role = 'guest' | 'service-guest' | 'trial' | 'member' | 'agent' | 'operator';
export type Access = readonly Role[] | 'signed';
export const EVERYBODY = ['guest', 'trial', 'member', 'agent', 'operator'] as const;
export const MEMBERS_AND_AGENTS = ['member', 'agent'] as const;
/** Who may chat with customer service. */
export const CHAT_ROLES = ['service-guest', ...MEMBERS_AND_AGENTS] as const;
export const LOGGED_IN = ['trial', 'member', 'agent'] as const;

/**
 * What an operator's call needs, as `area.act` (`withdrawal.approve`). Roles are sets of these names. With `any-operator` the
 * session is enough.
 */
export type Permission = `${string}.${string}` | 'any-operator';

/** Why the site is closed to a visitor: a maintenance of the brand, or the place that the visitor comes from. */
export type Closure = 'maintenance' | 'region';

/** A call for operators alone declares its permission; other calls have none. */
type PermissionOf<Who extends Access> = Who extends readonly ['operator']
  ? { permission: Permission }
  : { permission?: undefined };

export interface Call<
  Input extends z.ZodType = z.ZodType,
  Value extends z.ZodType = z.ZodType,
  Who extends Access = Access,
  Lenient extends boolean = boolean,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** One line for the generated catalogue. */
  summary: string;
  /** Decides the type of the caller that the handler gets. */
  access: Who;
  permission?: Permission;
  /** Needs a one-time code that the operator gave in this session within the last ten minutes. */
  elevated?: boolean;
  /** Open only while the brand has this switch of its whitelabel on. */
  module?: string;
  /** The body travels as a compact JWE. */
  sealed?: boolean;
  /** Also open to a restricted session, which must change its password before it may do anything else. */
  whileRestricted?: boolean;
  /** Also open to visitors to whom the site is closed. Calls of operators alone are always open. */
  whileClosed?: boolean;
  /** Needs an `Idempotency-Key`; the first answer is replayed for seven days. */
  idempotent?: boolean;
  /**
   * Of an idempotent call whose effect runs in a batch with others: the handler keeps the key with the effect, which answers the
   * same call again. Refusals are not kept.
   */
  keptWithEffect?: boolean;
  /**
   * Fields that prove the person's identity. They are left out of the fingerprint that an idempotency key is compared
   * with.
   */
  secrets?: readonly (keyof z.output<Input> & string)[];
  /** The body is multipart form data and may carry images, which handlers find in their `CallContext`. */
  files?: { field: string; max: number; maxBytes: number };
  /**
   * For a protocol that answers every parseable request: fields that fail `input` reach the handler as `undefined`, and
   * the handler reports the error.
   */
  lenient?: Lenient;
  /** Answers with a file, which its value describes; a refusal is an envelope as ever. Not for idempotent calls. */
  download?: true;
  /** Path parameters, query and body in one object. */
  input: Input;
  value: Value;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest call there is, for inference only
export type AnyCall = Call<any, any>;
export type InputOf<C extends AnyCall> = z.output<C['input']>;
/** The input before defaults: fields with a default are optional. */
export type RequestOf<C extends AnyCall> = z.input<C['input']>;
export type ValueOf<C extends AnyCall> = z.output<C['value']>;

/** Header of a reply that is stored under its idempotency key: another call under that key gets the same answer. */
export const ANSWER_STORED = 'idempotency-answer-stored';

/**
 * Declares a wire call once: the controller validates with it, the client takes its types from it, and the catalogue
 * lists it.
 */
export function defineCall<
  Input extends z.ZodType,
  Value extends z.ZodType,
  const Who extends Access,
  Lenient extends boolean = false,
>(call: Call<Input, Value, Who, Lenient> & PermissionOf<Who>): Call<Input, Value, Who, Lenient> {
  return call;
}
