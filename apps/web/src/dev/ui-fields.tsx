import { useState } from 'react';
import { CodeField } from '../ui/code-field';
import { MoneyField } from '../ui/money-field';
import { PasswordField } from '../ui/password-field';
import { SearchField } from '../ui/search-field';
import { Select } from '../ui/select';
import { TextArea } from '../ui/text-area';
import { TextField } from '../ui/text-field';
import { Upload, type UploadRefusal } from '../ui/upload';
import { Section, type SectionProps, Specimen } from './specimen';
import { sampleDigits } from './ui-samples';

function MoneySamples({ words, language }: SectionProps) {
  const [amount, setAmount] = useState('1500');
  const presets = ['500', '1500', '5000', '25000'].map((value) => ({
    value,
    label: `৳${sampleDigits(language, Number(value).toLocaleString('en-IN'))}`,
  }));
  const money = { currencySymbol: '৳', digits: 2, label: words.amount };
  return (
    <>
      <Specimen name="MoneyField">
        <MoneyField
          {...money}
          value={amount}
          onChange={setAmount}
          presets={presets}
          presetsLabel={words.amounts}
          hint={words.amountHint}
          required
        />
      </Specimen>
      <Specimen name={words.state.error}>
        <MoneyField {...money} value="120.5" onChange={setAmount} error={words.amountLow} />
      </Specimen>
      <Specimen name={words.state.disabled}>
        <MoneyField
          {...money}
          value=""
          placeholder="0.00"
          onChange={setAmount}
          presets={presets.slice(0, 2)}
          presetsLabel={words.amounts}
          disabled
        />
      </Specimen>
    </>
  );
}

function CodeSamples({ words }: SectionProps) {
  const [code, setCode] = useState('4170');
  return (
    <>
      <Specimen name="CodeField">
        <CodeField label={words.code} hint={words.codeHint} value={code} onChange={setCode} />
      </Specimen>
      <Specimen name={words.state.error}>
        <CodeField label={words.code} error={words.codeWrong} value="417082" onChange={setCode} />
      </Specimen>
      <Specimen name={words.state.disabled}>
        <CodeField label={words.code} value="41" onChange={setCode} disabled />
      </Specimen>
    </>
  );
}

function PictureSample({ words }: SectionProps) {
  const [files, setFiles] = useState<File[]>([]);
  const [refusal, setRefusal] = useState<UploadRefusal>();
  const texts = { type: words.pictureType, size: words.pictureSize, count: words.pictureCount };
  return (
    <Specimen name="Upload">
      <Upload
        label={words.pictures}
        hint={words.picturesHint}
        error={refusal && texts[refusal]}
        chooseLabel={words.addPicture}
        removeLabel={(name) => `${words.removePicture} ${name}`}
        files={files}
        maxBytes={5 * 1024 * 1024}
        onRefuse={setRefusal}
        onChange={(next) => {
          setFiles(next);
          setRefusal(undefined);
        }}
      />
    </Specimen>
  );
}

export function FieldSamples({ words, language }: SectionProps) {
  const { state } = words;
  const [bank, setBank] = useState('');
  const [query, setQuery] = useState(words.searchValue);
  const banks = words.banks.map((label, index) => ({ value: String(index), label, disabled: index === 3 }));
  const reveal = { showPasswordLabel: words.showPassword, hidePasswordLabel: words.hidePassword };
  return (
    <Section id="fields" title={words.sections.fields}>
      <Specimen name={`TextField, ${state.empty}`}>
        <TextField label={words.account} hint={words.accountHint} required />
      </Specimen>
      <Specimen name={state.error}>
        <TextField label={words.account} defaultValue={words.accountValue} error={words.accountTaken} />
      </Specimen>
      <Specimen name={state.disabled}>
        <TextField label={words.account} defaultValue={words.accountValue} disabled />
      </Specimen>
      <Specimen name="PasswordField">
        <PasswordField label={words.password} hint={words.passwordHint} defaultValue="mela2026" {...reveal} />
      </Specimen>
      <Specimen name="Select">
        <Select
          label={words.bank}
          value={bank}
          onChange={setBank}
          options={banks}
          placeholder={words.bankPlaceholder}
          required
        />
      </Specimen>
      <Specimen name={`Select, ${state.error}`}>
        <Select label={words.bank} value="1" onChange={setBank} options={banks} error={words.bankMissing} />
      </Specimen>
      <MoneySamples words={words} language={language} />
      <CodeSamples words={words} language={language} />
      <Specimen name="TextArea">
        <TextArea label={words.message} defaultValue={words.messageValue} />
      </Specimen>
      <Specimen name="SearchField">
        <SearchField
          label={words.search}
          placeholder={words.search}
          value={query}
          onChange={setQuery}
          clearLabel={words.clear}
        />
      </Specimen>
      <PictureSample words={words} language={language} />
    </Section>
  );
}
