import { createHash } from 'node:crypto';

export interface Person {
  name: string;
  /** Null if the person has none or does not share it. */
  email: string | null;
}

const RAHIM: Person = { name: 'Rahim Uddin', email: 'rahim@people.example' };
const NUSRAT: Person = { name: 'Nusrat Jahan', email: 'nusrat@people.example' };
const BIPLAB: Person = { name: 'Biplab Chakma', email: 'biplab@people.example' };

/** The prepared people, by the value of their radio button. */
export const PREPARED: Readonly<Record<string, Person>> = { rahim: RAHIM, nusrat: NUSRAT, biplab: BIPLAB };

/** The same at every log-in of a person: derived from the address, or from the name if there is none. */
export function subjectOf({ name, email }: Person): string {
  return digest(email === null ? `name:${name}` : `email:${email.toLowerCase()}`).slice(0, 32);
}

/** The person's subject at Facebook, which consists of digits. */
export function facebookIdOf(person: Person): string {
  return `1${BigInt(`0x${subjectOf(person).slice(0, 12)}`)
    .toString()
    .padStart(15, '0')}`;
}

export function phoneSubjectOf(phone: string): string {
  return digest(`phone:${phone}`).slice(0, 32);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
