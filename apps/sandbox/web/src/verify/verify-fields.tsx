import type { Language } from '../../../common/api';
import { INSTANT_CODES, instantRules } from '../../../common/instant/titles';
import type { Phrases } from '../i18n/en';
import { Segmented } from '../ui/segmented';
import { TextField } from '../ui/text-field';
import { type FieldName, type Fields, instantCodeOf, isSlotCode, neededFor, SLOT_CODES } from './fields';

/** All but the game, which is chosen. */
type TextName = Exclude<FieldName, 'game'>;

interface VerifyFieldsProps {
  t: Phrases;
  language: Language;
  fields: Fields;
  problems: readonly FieldName[];
  onChange: (name: FieldName, value: string) => void;
}

/** The fields that the chosen game needs. */
export function VerifyFields({ t, language, fields, problems, onChange }: VerifyFieldsProps) {
  const words = t.verify;
  const labels: Record<TextName, string> = {
    serverSeed: words.serverSeed,
    serverSeedHash: words.shownHash,
    clientSeed: fields.kind === 'seats' ? t.seats.tableName : words.clientSeed,
    nonce: fields.kind === 'seats' ? t.seats.number : words.nonce,
    choice: words.choice,
    chance: t.jackpot.chance,
    fish: t.fish.verifyLabel,
    seats: t.seats.seats,
    hash: words.hash,
    salt: words.salt,
  };
  const hints: Partial<Record<TextName, string>> = {
    serverSeed: fields.kind === 'seats' ? undefined : words.serverSeedHint,
    serverSeedHash: words.shownHashHint,
    hash: words.hashHint,
    chance: t.jackpot.chanceHint,
    fish: t.fish.verifyHint,
  };
  const errors: Record<TextName, string> = {
    serverSeed: words.needServerSeed,
    serverSeedHash: '',
    clientSeed: fields.kind === 'seats' ? t.seats.needTableName : words.needClientSeed,
    nonce: words.needNonce,
    choice: words.needChoice,
    chance: t.jackpot.needChance,
    fish: t.fish.needFish,
    seats: t.seats.needSeats,
    hash: words.needHash,
    salt: words.needSalt,
  };
  const needed = neededFor(fields).filter((name): name is TextName => name !== 'game');
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
      {fields.kind === 'instant' && (
        <Segmented
          legend={words.instantGame}
          value={instantCodeOf(fields)}
          options={INSTANT_CODES.map((code) => ({ value: code, label: instantRules(code).names[language] }))}
          onChange={(code) => onChange('game', code)}
        />
      )}
      {names.map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          name={name}
          value={fields[name]}
          inputMode={name === 'nonce' || name === 'choice' || name === 'seats' ? 'numeric' : undefined}
          hint={hints[name]}
          error={problems.includes(name) ? errors[name] : undefined}
          onChange={(event) => onChange(name, event.target.value)}
        />
      ))}
    </>
  );
}
