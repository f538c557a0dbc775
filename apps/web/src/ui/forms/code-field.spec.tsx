import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeField } from './code-field';

const completed: string[] = [];

function Code() {
  const [value, setValue] = useState('');
  return (
    <CodeField label="Code" value={value} onChange={setValue} onComplete={(code) => completed.push(code)} />
  );
}

function codeField(): HTMLInputElement {
  return screen.getByLabelText('Code');
}

describe('CodeField', () => {
  beforeEach(() => {
    completed.length = 0;
    render(<Code />);
  });

  it('finds the code in a pasted message', async () => {
    await userEvent.click(codeField());
    await userEvent.paste('For the next 5 minutes your code is 902317.');
    expect(codeField().value).toBe('902317');
    expect(completed).toEqual(['902317']);
  });

  it('joins a code that was pasted in two halves, in Bengali digits', async () => {
    await userEvent.click(codeField());
    await userEvent.paste('৯০২-৩১৭');
    expect(codeField().value).toBe('902317');
  });

  it('keeps what was typed when a paste holds no digit', async () => {
    await userEvent.type(codeField(), '90');
    await userEvent.paste('no code here');
    expect(codeField().value).toBe('90');
  });

  it('takes digits alone, six of them, and tells of the last one once', async () => {
    await userEvent.type(codeField(), '90a2 3175');
    expect(codeField().value).toBe('902317');
    expect(completed).toEqual(['902317']);
  });

  it('lets the phone fill it', () => {
    expect(codeField().autocomplete).toBe('one-time-code');
    expect(codeField().inputMode).toBe('numeric');
  });
});
