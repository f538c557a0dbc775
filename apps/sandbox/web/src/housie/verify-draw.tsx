import { type FormEvent, useEffect, useState } from 'react';
import { askedLanguage, phrases } from '../i18n/phrases';
import { Lily } from '../scenes/lily';
import { applyLanguage, applyTheme } from '../session/surroundings';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import page from '../verify/verify-page.module.css';
import { DrawFindingView } from './draw-finding-view';
import { type DrawField, type DrawFinding, drawAgain, drawFieldsFrom, drawProblems } from './housie-finding';

/** Anyone plays a draw of housie again from its seed, in the browser. */
export default function VerifyDraw() {
  const search = window.location.search;
  const language = askedLanguage(search, navigator.languages);
  const t = phrases[language];
  const { verify, housie } = t;
  const [fields, setFields] = useState(() => drawFieldsFrom(search));
  const [isTried, setTried] = useState(false);
  const [finding, setFinding] = useState<DrawFinding | null>(null);
  const isAble = globalThis.crypto?.subtle !== undefined;

  useEffect(() => {
    applyLanguage(language);
    applyTheme(search, null);
    document.title = `${verify.title} · ${t.studio.name}`;
  }, [language, search, t, verify]);

  // What the address brings whole is worked out at once.
  useEffect(() => {
    const given = drawFieldsFrom(search);
    if (isAble && drawProblems(given).length === 0) void drawAgain(given).then(setFinding);
  }, [search, isAble]);

  const problems = drawProblems(fields);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isAble && problems.length === 0) setFinding(await drawAgain(fields));
  };
  const inputs: readonly { name: DrawField; label: string; hint?: string; error?: string }[] = [
    { name: 'clientSeed', label: housie.roundName, error: housie.needRoundName },
    { name: 'serverSeed', label: verify.serverSeed, error: verify.needServerSeed },
    { name: 'sold', label: housie.soldTickets, hint: housie.soldHint, error: housie.needSold },
    { name: 'strip', label: housie.ownStrip, hint: housie.ownStripHint, error: housie.needStrip },
    { name: 'price', label: housie.price, error: housie.needPrice },
    { name: 'serverSeedHash', label: verify.shownHash, hint: verify.shownHashHint },
  ];
  return (
    <main className={page.page}>
      <header className={page.header}>
        <span className={page.mark}>
          <Lily />
        </span>
        <div>
          <h1>{verify.title}</h1>
          <p className={page.intro}>{housie.fair}</p>
          <p className={page.intro}>{verify.intro}</p>
        </div>
      </header>
      {!isAble && <p className={page.insecure}>{verify.insecure}</p>}
      <div className={page.columns}>
        <form className={page.form} onSubmit={submit} noValidate>
          {inputs.map(({ name, label, hint, error }) => (
            <TextField
              key={name}
              label={label}
              value={fields[name]}
              inputMode={name === 'strip' || name === 'price' ? 'numeric' : undefined}
              hint={hint}
              error={isTried && problems.includes(name) ? error : undefined}
              onChange={(event) => {
                setFields((before) => ({ ...before, [name]: event.target.value }));
                setFinding(null);
              }}
            />
          ))}
          <Button type="submit" tone="primary" disabled={!isAble}>
            {verify.submit}
          </Button>
        </form>
        <div role="status" className={page.finding}>
          {finding && <DrawFindingView t={t} language={language} finding={finding} />}
        </div>
      </div>
    </main>
  );
}
