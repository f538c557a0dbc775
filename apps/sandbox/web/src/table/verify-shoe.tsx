import { type FormEvent, useEffect, useState } from 'react';
import { SHARED_ROUND_CODES, sharedRoundRules } from '../../../common/shared-round/titles';
import { askedLanguage, phrases } from '../i18n/phrases';
import { Lily } from '../scenes/lily';
import { formatNumber } from '../session/money';
import { applyLanguage, applyTheme } from '../session/surroundings';
import { Button } from '../ui/button';
import { Segmented } from '../ui/segmented';
import { TextField } from '../ui/text-field';
import page from '../verify/verify-page.module.css';
import {
  dealAgain,
  lastIndex,
  type ShoeField,
  type ShoeFinding,
  shoeFieldsFrom,
  shoeProblems,
} from './shoe-finding';
import { ShoeFindingView } from './shoe-finding-view';

/** Anyone deals a shoe of a table again from its seed, in the browser. */
export default function VerifyShoe() {
  const search = window.location.search;
  const language = askedLanguage(search, navigator.languages);
  const t = phrases[language];
  const words = t.verify;
  const figure = (value: number, digits?: number) => formatNumber(value, language, digits);
  const [fields, setFields] = useState(() => shoeFieldsFrom(search));
  const [isTried, setTried] = useState(false);
  const [finding, setFinding] = useState<ShoeFinding | null>(null);
  const isAble = globalThis.crypto?.subtle !== undefined;

  useEffect(() => {
    applyLanguage(language);
    applyTheme(search, null);
    document.title = `${words.title} · ${t.studio.name}`;
  }, [language, search, t, words]);

  // What the address brings whole is worked out at once.
  useEffect(() => {
    const given = shoeFieldsFrom(search);
    if (isAble && shoeProblems(given).length === 0) void dealAgain(given).then(setFinding);
  }, [search, isAble]);

  const change = <Name extends ShoeField>(name: Name, value: (typeof fields)[Name]) => {
    setFields((before) => ({ ...before, [name]: value }));
    setFinding(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isAble && shoeProblems(fields).length === 0) setFinding(await dealAgain(fields));
  };

  const problems = shoeProblems(fields);
  const inputs: readonly {
    name: Exclude<ShoeField, 'game'>;
    label: string;
    hint?: string;
    error?: string;
  }[] = [
    { name: 'clientSeed', label: words.shoeName, error: words.needShoeName },
    {
      name: 'index',
      label: words.index,
      error: words.needIndex(figure(lastIndex(fields.game))),
    },
    {
      name: 'serverSeed',
      label: words.serverSeed,
      error: words.needServerSeed,
    },
    { name: 'serverSeedHash', label: words.shownHash, hint: words.shownHashHint },
  ];
  return (
    <main className={page.page}>
      <header className={page.header}>
        <span className={page.mark}>
          <Lily />
        </span>
        <div>
          <h1>{words.title}</h1>
          <p className={page.intro}>{t.fairness.shoeIntro}</p>
          <p className={page.intro}>{words.intro}</p>
        </div>
      </header>
      {!isAble && <p className={page.insecure}>{words.insecure}</p>}
      <div className={page.columns}>
        <form className={page.form} onSubmit={submit} noValidate>
          <Segmented
            legend={words.sharedGame}
            value={fields.game}
            options={SHARED_ROUND_CODES.map((value) => ({
              value,
              label: sharedRoundRules(value).names[language],
            }))}
            onChange={(game) => change('game', game)}
          />
          {inputs.map(({ name, label, hint, error }) => (
            <TextField
              key={name}
              label={label}
              value={fields[name]}
              inputMode={name === 'index' ? 'numeric' : undefined}
              hint={hint}
              error={isTried && problems.includes(name) ? error : undefined}
              onChange={(event) => change(name, event.target.value)}
            />
          ))}
          <Button type="submit" tone="primary" disabled={!isAble}>
            {words.submit}
          </Button>
        </form>
        <div role="status" className={page.finding}>
          {finding && <ShoeFindingView finding={finding} wording={{ t, figure }} />}
          {!finding && fields.serverSeed.trim() === '' && fields.clientSeed.trim() !== '' && (
            <p>{t.fairness.sealedShoe}</p>
          )}
        </div>
      </div>
    </main>
  );
}
