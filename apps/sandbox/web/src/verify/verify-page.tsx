import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { askedLanguage, phrases } from '../i18n/phrases';
import { Lily } from '../scenes/lily';
import { applyLanguage, applyTheme } from '../session/surroundings';
import { Button } from '../ui/button';
import { Segmented } from '../ui/segmented';
import {
  type FieldName,
  type Fields,
  fieldsFrom,
  firstGameOf,
  KINDS,
  problemsOf,
  type VerifyKind,
} from './fields';
import { type Finding, workOut } from './finding';
import { FindingView } from './finding-view';
import { VerifyFields } from './verify-fields';
import styles from './verify-page.module.css';

/** Anyone works out a round again from its seeds or its hash, in the browser. */
export function VerifyPage() {
  const search = window.location.search;
  const language = askedLanguage(search, navigator.languages);
  const t = phrases[language];
  const [fields, setFields] = useState(() => fieldsFrom(search));
  const [tried, setTried] = useState(false);
  const [finding, setFinding] = useState<Finding | null>(null);
  const problems = useMemo(() => problemsOf(fields), [fields]);
  const able = globalThis.crypto?.subtle !== undefined;

  useEffect(() => {
    applyLanguage(language);
    applyTheme(search, null);
    document.title = `${t.verify.title} · ${t.studio.name}`;
  }, [language, search, t]);

  // What the address brings whole is worked out at once.
  useEffect(() => {
    const given = fieldsFrom(search);
    if (able && problemsOf(given).length === 0) void workOut(given).then(setFinding);
  }, [search, able]);

  const change = (name: FieldName, value: string) => {
    setFields((before) => ({ ...before, [name]: value }));
    setFinding(null);
  };
  const choose = (kind: VerifyKind) => {
    setFields((before: Fields) => ({ ...before, kind, game: firstGameOf(kind) }));
    setFinding(null);
    setTried(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.length === 0 && able) setFinding(await workOut(fields));
  };

  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <span className={styles.mark}>
          <Lily />
        </span>
        <div>
          <h1>{t.verify.title}</h1>
          <p className={styles.intro}>{t.verify.intro}</p>
        </div>
      </header>
      {!able && <p className={styles.insecure}>{t.verify.insecure}</p>}
      <div className={styles.columns}>
        <form className={styles.form} onSubmit={submit} noValidate>
          <Segmented
            legend={t.verify.game}
            value={fields.kind}
            options={KINDS.map((kind) => ({ value: kind, label: t.verify[kind] }))}
            onChange={choose}
          />
          <VerifyFields
            t={t}
            language={language}
            fields={fields}
            problems={tried ? problems : []}
            onChange={change}
          />
          <Button type="submit" tone="primary" disabled={!able}>
            {t.verify.submit}
          </Button>
        </form>
        <div role="status" className={styles.finding}>
          {finding && <FindingView t={t} language={language} finding={finding} />}
        </div>
      </div>
    </main>
  );
}
