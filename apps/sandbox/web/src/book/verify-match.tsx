import { type FormEvent, useEffect, useState } from 'react';
import { askedLanguage, phrases } from '../i18n/phrases';
import { Lily } from '../scenes/lily';
import { formatNumber } from '../session/money';
import { applyLanguage, applyTheme } from '../session/surroundings';
import { Button } from '../ui/button';
import { CopyText } from '../ui/copy-text';
import { TextField } from '../ui/text-field';
import found from '../verify/finding-view.module.css';
import page from '../verify/verify-page.module.css';
import { fixtureNamed } from './names';
import { scoreText } from './score';
import styles from './score-board.module.css';
import { isMatchId, type MatchFields, type MatchFinding, matchFieldsFrom, playAgain } from './verify-finding';

/** Anyone plays a match again from its seed, in the browser. */
export default function VerifyMatch() {
  const search = window.location.search;
  const language = askedLanguage(search, navigator.languages);
  const t = phrases[language];
  const words = t.book.proof;
  const [fields, setFields] = useState(() => matchFieldsFrom(search));
  const [isTried, setTried] = useState(false);
  const [finding, setFinding] = useState<MatchFinding | null>(null);
  const isAble = globalThis.crypto?.subtle !== undefined;
  const isWhole = (one: MatchFields) => isMatchId(one.match) && one.seed.trim() !== '';

  useEffect(() => {
    applyLanguage(language);
    applyTheme(search, null);
    document.title = `${words.title} · ${t.studio.name}`;
  }, [language, search, t, words]);

  // What the address brings whole is worked out at once.
  useEffect(() => {
    const given = matchFieldsFrom(search);
    if (isAble && isMatchId(given.match) && given.seed !== '') void playAgain(given).then(setFinding);
  }, [search, isAble]);

  const change = (part: Partial<MatchFields>) => {
    setFields((before) => ({ ...before, ...part }));
    setFinding(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isAble && isWhole(fields)) setFinding(await playAgain(fields));
  };

  return (
    <main className={page.page}>
      <header className={page.header}>
        <span className={page.mark}>
          <Lily />
        </span>
        <div>
          <h1>{words.title}</h1>
          <p className={page.intro}>{t.verify.intro}</p>
        </div>
      </header>
      {!isAble && <p className={page.insecure}>{t.verify.insecure}</p>}
      <div className={page.columns}>
        <form className={page.form} onSubmit={submit} noValidate>
          <TextField
            label={words.match}
            value={fields.match}
            hint={words.matchHint}
            error={isTried && !isMatchId(fields.match) ? words.needMatch : undefined}
            onChange={(event) => change({ match: event.target.value })}
          />
          <TextField
            label={words.seed}
            value={fields.seed}
            hint={words.seedHint}
            error={isTried && fields.seed.trim() === '' ? words.needSeed : undefined}
            onChange={(event) => change({ seed: event.target.value })}
          />
          <TextField
            label={words.hash}
            value={fields.hash}
            onChange={(event) => change({ hash: event.target.value })}
          />
          <Button type="submit" tone="primary" disabled={!isAble}>
            {words.submit}
          </Button>
        </form>
        <div role="status" className={page.finding}>
          {finding && <Finding finding={finding} language={language} />}
        </div>
      </div>
    </main>
  );
}

function Finding({ finding, language }: { finding: MatchFinding; language: 'en' | 'bn' | 'ar' }) {
  const t = phrases[language];
  const words = t.book.proof;
  const figure = (value: number, digits?: number) => formatNumber(value, language, digits);
  const { home, away } = fixtureNamed(finding.match.id);
  const score = scoreText(finding.match, { t, figure });
  return (
    <>
      <h2 className={found.title}>{words.result}</h2>
      <dl className={styles.scores} data-testid="finding">
        <div>
          <dt>{home.names[language]}</dt>
          <dd>{score.home}</dd>
        </div>
        <div>
          <dt>{away.names[language]}</dt>
          <dd>{score.away}</dd>
        </div>
      </dl>
      <p>{score.clock}</p>
      <dl className={found.steps}>
        <div className={found.row}>
          <dt>{words.ownHash}</dt>
          <dd>
            <CopyText
              text={finding.hash}
              label={`${t.studio.copy}: ${words.ownHash}`}
              doneLabel={t.studio.copied}
            />
          </dd>
        </div>
      </dl>
      {finding.matches === null ? (
        <p className={found.note}>{words.compare}</p>
      ) : (
        <p className={finding.matches ? found.matches : found.differs}>
          {finding.matches ? words.matches : words.differs}
        </p>
      )}
    </>
  );
}
