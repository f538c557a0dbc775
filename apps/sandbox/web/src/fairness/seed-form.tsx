import { type FormEvent, useState } from 'react';
import { CLIENT_SEED, type Fairness, type RevealedSeeds } from '../../../common/api';
import { ErrorNote } from '../session/error-note';
import { NoAnswer, type PlayError, playErrorOf } from '../session/errors';
import { usePlay } from '../session/play-context';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import styles from './fairness.module.css';
import { Proof } from './proof';

/** A random client seed. */
function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The seeds in use, and a form to change the client seed, which reveals the server seed. */
export function SeedForm({ fairness }: { fairness: Fairness }) {
  const { t, client, settle, figure, connected, reportLost } = usePlay();
  const [seed, setSeed] = useState(freshSeed);
  const [busy, setBusy] = useState(false);
  const [revealed, setRevealed] = useState<RevealedSeeds | null>(null);
  const [error, setError] = useState<PlayError | null>(null);
  const valid = CLIENT_SEED.test(seed);

  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (!valid || busy) return;
    setBusy(true);
    setError(null);
    try {
      const reply = await client.changeSeeds(seed);
      setRevealed(reply.revealed);
      settle({ fairness: reply.fairness });
      setSeed(freshSeed());
    } catch (caught) {
      setError(playErrorOf(caught));
      if (caught instanceof NoAnswer) reportLost();
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className={styles.part}>
      <p>{t.fairness.intro}</p>
      <Proof label={t.fairness.serverHash} text={fairness.serverSeedHash} />
      <Proof label={t.fairness.clientSeed} text={fairness.clientSeed} />
      <p className={styles.count}>
        <span className={styles.label}>{t.fairness.nonce}</span> <b>{figure(fairness.nonce)}</b>
      </p>
      <form className={styles.part} onSubmit={change}>
        <TextField
          label={t.fairness.newClientSeed}
          value={seed}
          maxLength={64}
          onChange={(event) => setSeed(event.target.value)}
          hint={t.fairness.newClientSeedHint}
          error={valid ? undefined : t.fairness.clientSeedInvalid}
        />
        <Button type="submit" disabled={!valid || busy || !connected}>
          {t.fairness.change}
        </Button>
        <p className={styles.label}>{t.fairness.changeNote}</p>
        <ErrorNote error={error} />
      </form>
      <div role="status">
        {revealed && (
          <div className={styles.revealed}>
            <Proof label={t.fairness.revealed} text={revealed.serverSeed} />
            <p className={styles.label}>{t.fairness.revealedNote}</p>
          </div>
        )}
      </div>
    </section>
  );
}
