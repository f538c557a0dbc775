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
    await userEvent.type(amountField(), '১২x3.456');
    expect(amountField().value).toBe('123.45');
  });

  it.each([
    ['12.5', 0, '12.'],
    ['12,5', 2, '12,5'],
    ['1,500', 2, '1500'],
    ['12.345', 2, '12.34'],
  ])('never makes a larger number of %s by leaving out its point or comma', async (typed, digits, shown) => {
    render(<Deposit digits={digits} />);
    await userEvent.type(amountField(), typed);
    expect(amountField().value).toBe(shown);
  });

  it('shows the digits of the page, whichever are typed', async () => {
    document.documentElement.lang = 'bn';
    try {
      render(<Deposit digits={2} />);
      await userEvent.type(amountField(), '1২.5');
      expect(amountField().value).toBe('১২.৫');
      await userEvent.click(screen.getByRole('button', { name: '৳1,500' }));
      expect(amountField().value).toBe('১৫০০');
    } finally {
      document.documentElement.lang = 'en';
    }
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
