import { useState } from 'react';
import { CodeField } from '../ui/forms/code-field';
import { MoneyField } from '../ui/forms/money-field';
import { PasswordField } from '../ui/forms/password-field';
import { SearchField } from '../ui/forms/search-field';
import { Select } from '../ui/forms/select';
import { TextArea } from '../ui/forms/text-area';
import { TextField } from '../ui/forms/text-field';
import { Upload, type UploadRefusal } from '../ui/forms/upload';
import { Section, type SectionProps, Specimen } from './specimen';
import { sampleDigits } from './ui-samples';

function MoneySamples({ labels, language }: SectionProps) {
  const [amount, setAmount] = useState('1500');
  const presets = ['500', '1500', '5000', '25000'].map((value) => ({
    value,
    label: `৳${sampleDigits(language, Number(value).toLocaleString('en-IN'))}`,
  }));
  const money = { currencySymbol: '৳', digits: 2, label: labels.amount };
  return (
    <>
      <Specimen name="MoneyField">
        <MoneyField
          {...money}
          value={amount}
          onChange={setAmount}
          presets={presets}
          presetsLabel={labels.amounts}
          hint={labels.amountHint}
          required
        />
      </Specimen>
      <Specimen name={labels.state.error}>
        <MoneyField {...money} value="120.5" onChange={setAmount} error={labels.amountLow} />
      </Specimen>
      <Specimen name={labels.state.disabled}>
        <MoneyField
          {...money}
          value=""
          placeholder="0.00"
          onChange={setAmount}
          presets={presets.slice(0, 2)}
          presetsLabel={labels.amounts}
          disabled
        />
      </Specimen>
    </>
  );
}

function CodeSamples({ labels }: SectionProps) {
  const [code, setCode] = useState('4170');
  return (
    <>
      <Specimen name="CodeField">
        <CodeField label={labels.code} hint={labels.codeHint} value={code} onChange={setCode} />
      </Specimen>
      <Specimen name={labels.state.error}>
        <CodeField label={labels.code} error={labels.codeWrong} value="417082" onChange={setCode} />
      </Specimen>
      <Specimen name={labels.state.disabled}>
        <CodeField label={labels.code} value="41" onChange={setCode} disabled />
      </Specimen>
    </>
  );
}

function PictureSample({ labels }: SectionProps) {
  const [files, setFiles] = useState<File[]>([]);
  const [refusal, setRefusal] = useState<UploadRefusal>();
  const texts = { type: labels.pictureType, size: labels.pictureSize, count: labels.pictureCount };
  return (
    <Specimen name="Upload">
      <Upload
        label={labels.pictures}
        hint={labels.picturesHint}
        error={refusal && texts[refusal]}
        chooseLabel={labels.addPicture}
        removeLabel={(name) => `${labels.removePicture} ${name}`}
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

export function FieldSamples({ labels, language }: SectionProps) {
  const { state } = labels;
  const [bank, setBank] = useState('0');
  const [query, setQuery] = useState(labels.searchValue);
  const banks = labels.banks.map((label, index) => ({ value: String(index), label, disabled: index === 3 }));
  return (
    <Section id="fields" title={labels.sections.fields}>
      <Specimen name={`TextField, ${state.empty}`}>
        <TextField label={labels.account} hint={labels.accountHint} required />
      </Specimen>
      <Specimen name={state.error}>
        <TextField label={labels.account} defaultValue={labels.accountValue} error={labels.accountTaken} />
      </Specimen>
      <Specimen name={state.disabled}>
        <TextField label={labels.account} defaultValue={labels.accountValue} disabled />
      </Specimen>
      <Specimen name="PasswordField">
        <PasswordField label={labels.password} hint={labels.passwordHint} defaultValue="mela2026" />
      </Specimen>
      <Specimen name="Select">
        <Select label={labels.bank} value={bank} onChange={setBank} options={banks} required />
      </Specimen>
      <Specimen name={`Select, ${state.error}`}>
        <Select label={labels.bank} value="1" onChange={setBank} options={banks} error={labels.bankMissing} />
      </Specimen>
      <MoneySamples labels={labels} language={language} />
      <CodeSamples labels={labels} language={language} />
      <Specimen name="TextArea">
        <TextArea label={labels.message} defaultValue={labels.messageValue} />
      </Specimen>
      <Specimen name="SearchField">
        <SearchField
          label={labels.search}
          placeholder={labels.search}
          value={query}
          onChange={setQuery}
          clearLabel={labels.clear}
        />
      </Specimen>
      <PictureSample labels={labels} language={language} />
    </Section>
  );
}
