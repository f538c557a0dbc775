import type { SharedRoundRules } from '../../../common/shared-round/rules';
import type { Play } from '../session/play-context';
import type { TableScene } from './scene';

/** What comes back of a stake on each spot, in words; one figure where all spots have the same. */
export function returnedText<Result>(
  rules: SharedRoundRules<Result>,
  spot: TableScene<Result>['spot'],
  play: Play,
): string {
  const share = (value: number) => `${play.figure(value * 100, 4)} %`;
  const all = Object.entries(rules.returned);
  const [[, first] = ['', 0]] = all;
  if (all.every(([, value]) => value === first)) return play.t.table.back(share(first));
  return play.t.table.back(all.map(([name, value]) => `${spot(name, play)} ${share(value)}`).join(' · '));
}

/** The rules of a title between what all tables have in common. */
export function tableRules<Result>(
  own: readonly string[],
  rules: SharedRoundRules<Result>,
  spot: TableScene<Result>['spot'],
  play: Play,
): string[] {
  const { t, figure, view } = play;
  return [
    t.table.time(figure((view.table?.openMs ?? 0) / 1000)),
    ...own,
    returnedText(rules, spot, play),
    t.table.fixed,
  ];
}
