import type { Phrases } from '../i18n/en';
import { TextField } from '../ui/text-field';
import { type FieldName, type Fields, neededFor } from './fields';

interface VerifyFieldsProps {
  t: Phrases;
  fields: Fields;
  problems: readonly FieldName[];
  onChange: (name: FieldName, value: string) => void;
}

/** The fields that the chosen game needs. */
export function VerifyFields({ t, fields, problems, onChange }: VerifyFieldsProps) {
  const words = t.verify;
  const labels: Record<FieldName, string> = {
    serverSeed: words.serverSeed,
    serverSeedHash: words.shownHash,
    clientSeed: words.clientSeed,
    nonce: words.nonce,
    reels: words.reels,
    hash: words.hash,
    salt: words.salt,
  };
  const hints: Partial<Record<FieldName, string>> = {
    serverSeed: words.serverSeedHint,
    serverSeedHash: words.shownHashHint,
    reels: words.reelsHint,
    hash: words.hashHint,
  };
  const errors: Record<FieldName, string> = {
    serverSeed: words.needServerSeed,
    serverSeedHash: '',
    clientSeed: words.needClientSeed,
    nonce: words.needNonce,
    reels: words.needReels,
    hash: words.needHash,
    salt: words.needSalt,
  };
  const needed = neededFor(fields.kind);
  const names: readonly FieldName[] = fields.kind === 'crash' ? needed : [...needed, 'serverSeedHash'];
  return names.map((name) => (
    <TextField
      key={name}
      label={labels[name]}
      name={name}
      value={fields[name]}
      inputMode={name === 'nonce' ? 'numeric' : undefined}
      hint={hints[name]}
      error={problems.includes(name) ? errors[name] : undefined}
      onChange={(event) => onChange(name, event.target.value)}
    />
  ));
}
