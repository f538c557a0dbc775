import { z } from 'zod';
import { AppError } from '../web/app-error.js';
import { type ErrorOutcome, isErrorOutcome, type Outcome } from './outcome.js';
import { type Person, PREPARED } from './person.js';

export const NEW_PERSON = 'new';

const body = z.strictObject({
  person: z.string().max(20).default(NEW_PERSON),
  name: z.string().max(100).default(''),
  email: z.string().max(254).default(''),
  outcome: z.string().max(40).default('continue'),
});

export type ConsentFields = z.output<typeof body>;

export const FIRST_FIELDS: ConsentFields = { person: 'rahim', name: '', email: '', outcome: 'continue' };

export type ConsentError = 'name_missing' | 'email_missing' | 'email_malformed';

export type Answer =
  | { kind: 'refused'; outcome: ErrorOutcome }
  | { kind: 'granted'; outcome: Outcome; person: Person }
  | { kind: 'incomplete'; fields: ConsentFields; error: ConsentError };

/** Reads the form of the consent page. @throws AppError malformed for fields that the page cannot send */
export function readAnswer(given: unknown, offered: readonly Outcome[], emailNeeded: boolean): Answer {
  const parsed = body.safeParse(given ?? {});
  if (!parsed.success) throw new AppError('malformed', 'the form is not the one of this page');
  const fields = parsed.data;
  const outcome = offered.find((known) => known === fields.outcome);
  if (!outcome) throw new AppError('malformed', 'outcome: not offered here');
  if (isErrorOutcome(outcome)) return { kind: 'refused', outcome };
  const person = Object.hasOwn(PREPARED, fields.person) ? PREPARED[fields.person] : undefined;
  if (person) return { kind: 'granted', outcome, person };
  if (fields.person !== NEW_PERSON) throw new AppError('malformed', 'person: unknown');
  const name = fields.name.trim();
  const email = fields.email.trim();
  const error = errorOf(name, email, emailNeeded);
  if (error) return { kind: 'incomplete', fields, error };
  return { kind: 'granted', outcome, person: { name, email: email || null } };
}

function errorOf(name: string, email: string, emailNeeded: boolean): ConsentError | undefined {
  if (name === '') return 'name_missing';
  if (email === '') return emailNeeded ? 'email_missing' : undefined;
  return z.email().safeParse(email).success ? undefined : 'email_malformed';
}
