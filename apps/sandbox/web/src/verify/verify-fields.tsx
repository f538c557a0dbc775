import type { Phrases } from '../i18n/en';
import { Segmented } from '../ui/segmented';
import { TextField } from '../ui/text-field';
import { type FieldName, type Fields, isSlotCode, neededFor, SLOT_CODES } from './fields';

/** All but the slot game, which is chosen. */
type TextName = Exclude<FieldName, 'game'>;

interface VerifyFieldsProps {
  t: Phrases;
  fields: Fields;
  problems: readonly FieldName[];
  onChange: (name: FieldName, value: string) => void;
}

/** The fields that the chosen game needs. */
export function VerifyFields({ t, fields, problems, onChange }: VerifyFieldsProps) {
  const words = t.verify;
  const labels: Record<TextName, string> = {
    serverSeed: words.serverSeed,
    serverSeedHash: words.shownHash,
    clientSeed: words.clientSeed,
    nonce: words.nonce,
    hash: words.hash,
    salt: words.salt,
  };
  const hints: Partial<Record<TextName, string>> = {
    serverSeed: words.serverSeedHint,
    serverSeedHash: words.shownHashHint,
    hash: words.hashHint,
  };
  const errors: Record<TextName, string> = {
    serverSeed: words.needServerSeed,
    serverSeedHash: '',
    clientSeed: words.needClientSeed,
    nonce: words.needNonce,
    hash: words.needHash,
    salt: words.needSalt,
  };
  const needed = neededFor(fields.kind).filter((name): name is TextName => name !== 'game');
  const names: readonly TextName[] = fields.kind === 'crash' ? needed : [...needed, 'serverSeedHash'];
  return (
    <>
      {fields.kind === 'slot' && (
        <Segmented
          legend={words.slotGame}
          value={isSlotCode(fields.game) ? fields.game : SLOT_CODES[0]}
          options={SLOT_CODES.map((code) => ({ value: code, label: words.games[code] }))}
          onChange={(code) => onChange('game', code)}
        />
      )}
      {names.map((name) => (
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
      ))}
    </>
  );
}
