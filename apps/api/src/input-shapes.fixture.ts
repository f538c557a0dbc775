import type { AnyCall } from '#libs/platform/common/call';

/** A lone surrogate: each one is an error of its own. */
const HALF = '"\\ud800"';
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i));
const fitting = (bytes: number, one: string) => Math.floor(bytes / one.length) - 1;

/** Values as JSON text of about this many bytes, which no field accepts. */
const VALUES: [string, (bytes: number) => string][] = [
  ['a deep list', (bytes) => nested(fitting(bytes, `[${HALF},]`), `[${HALF},`, ']')],
  ['a deep object', (bytes) => nested(fitting(bytes, '{"a":}'), '{"a":', '}')],
  ['a deep object of long keys', (bytes) => nested(60, `{"${'k'.repeat(Math.floor(bytes / 70))}":`, '}')],
  ['a wide list', (bytes) => `[${times(fitting(bytes, '1,'), () => '1').join()}]`],
  ['a wide list of faults', (bytes) => `[${times(fitting(bytes, `${HALF},`), () => HALF).join()}]`],
  ['a wide list of objects', (bytes) => `[${times(fitting(bytes, '{"a":0},'), () => '{"a":0}').join()}]`],
  [
    'a wide object',
    (bytes) => `{${times(fitting(bytes, '"k0000000":0,'), (index) => `"k${index}":0`).join()}}`,
  ],
  ['faults under a long key', (bytes) => `{"${'k'.repeat(bytes / 2)}":[${times(999, () => HALF).join()}]}`],
  ['a long text', (bytes) => `"${'a'.repeat(bytes)}"`],
  ['a long text of halves', (bytes) => `"${'\\ud800'.repeat(bytes / 6)}"`],
];

function nested(depth: number, open: string, close: string): string {
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
}

/** Bodies of hostile shape as JSON text of about this many bytes: as a known field, and as unknown fields. */
export function hostileBodies(call: AnyCall, bytes: number): [string, string][] {
  const field = Object.keys((call.input as { shape: object }).shape).find(
    (name) => !call.path.includes(`:${name}`),
  );
  const within = VALUES.map(([shape, value]): [string, string] => [
    shape,
    `{${JSON.stringify(field ?? 'field')}:${value(bytes)}}`,
  ]);
  const alone = VALUES.map(([shape, value]): [string, string] => [`${shape}, as the fields`, value(bytes)]);
  return [...within, ...alone.filter(([, text]) => text.startsWith('{'))];
}

/** The same as queries, which are limited by the 16 KB of a request head. */
export function hostileQueries(): [string, string][] {
  return [
    ['many fields', times(2000, (index) => `f${index}`).join('&')],
    ['many of one field', times(2000, () => 'pageNo').join('&')],
    ['a long name', `${'k'.repeat(12_000)}=1`],
    ['a long text', `pageNo=${'9'.repeat(12_000)}`],
    ['brackets', `a${'[a]'.repeat(4000)}=1`],
  ];
}
