import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MoneyField } from './money-field';

const presets = [
  { value: '500', label: '৳500' },
  { value: '1500', label: '৳1,500' },
];

function Deposit({ digits }: { digits: number }) {
  const [value, setValue] = useState('');
  return (
    <MoneyField
      label="Amount"
      value={value}
      onChange={setValue}
      currencySymbol="৳"
      digits={digits}
      presets={presets}
      presetsLabel="Common amounts"
    />
  );
}

function amountField(): HTMLInputElement {
  return screen.getByLabelText('Amount');
}

describe('MoneyField', () => {
  it('keeps only the keys that an amount can have', async () => {
    render(<Deposit digits={2} />);
    await userEvent.type(amountField(), '১২x,3.456');
    expect(amountField().value).toBe('123.45');
  });

  it('takes no point in a currency without digits after it', async () => {
    render(<Deposit digits={0} />);
    await userEvent.type(amountField(), '12.5');
    expect(amountField().value).toBe('125');
  });

  it('leaves the caret where it was when a key is refused', async () => {
    render(<Deposit digits={2} />);
    await userEvent.type(amountField(), '1500');
    amountField().setSelectionRange(1, 1);
    await userEvent.keyboard('x');
    expect(amountField().value).toBe('1500');
    expect(amountField().selectionStart).toBe(1);
  });

  it('shows which common amount is chosen', async () => {
    render(<Deposit digits={2} />);
    await userEvent.click(screen.getByRole('button', { name: '৳1,500' }));
    expect(amountField().value).toBe('1500');
    expect(screen.getByRole('button', { name: '৳1,500' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: '৳500' }).getAttribute('aria-pressed')).toBe('false');
  });
});
