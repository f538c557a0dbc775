import { WHEEL_ORDER } from '../../../../common/shared-round/padma-wheel';
import { ballAt, POCKET_TURN, SPIN_MS, wheelTurn } from './spin';

test.each([0, 17, 26])('the wheel stops with pocket %d at the top, wherever it was', (pocket) => {
  for (const from of [0, 77.5, 359, 4_000]) {
    const at = WHEEL_ORDER.indexOf(pocket) * POCKET_TURN + wheelTurn(from, pocket, SPIN_MS);
    expect(Math.abs(Math.sin((at * Math.PI) / 360))).toBeLessThan(1e-9);
    expect(wheelTurn(from, pocket, SPIN_MS * 2)).toBe(wheelTurn(from, pocket, SPIN_MS));
    expect(wheelTurn(from, pocket, 0)).toBe(from);
  }
});

test('the ball runs on the rim and then falls into the pocket at the top', () => {
  expect(ballAt(0).fallen).toBe(0);
  expect(ballAt(SPIN_MS / 2).fallen).toBe(0);
  expect(ballAt(SPIN_MS).angle).toBeCloseTo(0, 9);
  expect(ballAt(SPIN_MS)).toEqual(ballAt(SPIN_MS * 3));
  expect(ballAt(SPIN_MS).fallen).toBe(1);
});
