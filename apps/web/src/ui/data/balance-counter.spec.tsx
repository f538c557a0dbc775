import { act, render, screen } from '@testing-library/react';
import { BalanceCounter } from './balance-counter';

const format = (minor: string) => `${minor.slice(0, -2)}.${minor.slice(-2)}`;
let frames: FrameRequestCallback[] = [];
let calm = false;

function frameAt(ms: number) {
  const due = frames;
  frames = [];
  act(() => {
    for (const frame of due) frame(ms);
  });
}

function balance(minor: string, hidden = false) {
  return (
    <BalanceCounter
      minor={minor}
      format={format}
      label="Balance"
      hidden={hidden}
      hiddenLabel="Balance hidden"
    />
  );
}

function shown(): string {
  return screen.getByRole('status').previousElementSibling?.textContent ?? '';
}

describe('BalanceCounter', () => {
  beforeEach(() => {
    frames = [];
    calm = false;
    window.requestAnimationFrame = (frame) => frames.push(frame);
    window.cancelAnimationFrame = () => {
      frames = [];
    };
    window.matchMedia = () => ({ matches: calm }) as MediaQueryList;
  });

  it('counts up and ends exactly on the pushed value, beyond what a double can hold', () => {
    const { rerender } = render(balance('100000'));
    rerender(balance('9007199254740993123'));
    frameAt(1000);
    frameAt(1100);
    const midway = BigInt(shown().replace('.', ''));
    expect(midway > 100000n && midway < 9007199254740993123n).toBe(true);
    frameAt(1600);
    expect(shown()).toBe('90071992547409931.23');
    expect(frames).toHaveLength(0);
  });

  it('tells a screen reader the final value alone', () => {
    const { rerender } = render(balance('100000'));
    rerender(balance('150000'));
    frameAt(1000);
    frameAt(1100);
    expect(screen.getByRole('status').textContent).toBe('Balance 1000.00');
    frameAt(1600);
    expect(screen.getByRole('status').textContent).toBe('Balance 1500.00');
  });

  it('ends on the last of two pushes, the first still on its way', () => {
    const { rerender } = render(balance('100000'));
    rerender(balance('200000'));
    frameAt(1000);
    frameAt(1050);
    rerender(balance('50000'));
    frameAt(1100);
    frameAt(1800);
    expect(shown()).toBe('500.00');
    expect(frames).toHaveLength(0);
  });

  it('does not move where less motion is asked for', () => {
    calm = true;
    const { rerender } = render(balance('100000'));
    rerender(balance('150000'));
    expect(frames).toHaveLength(0);
    expect(shown()).toBe('1500.00');
  });

  it('neither draws nor reads a hidden amount', () => {
    render(balance('100000', true));
    expect(shown()).toBe('••••');
    expect(screen.getByRole('status').textContent).toBe('Balance hidden');
  });
});
