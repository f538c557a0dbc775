import { type AnyMachineSnapshot, type AnyStateMachine, type EventFromLogic, transition } from 'xstate';

/** A chart is the lifecycle of an entity as a pure state machine. The stored row holds the only state. */
type Context = Record<string, unknown>;

function at(chart: AnyStateMachine, state: string, context: Context): AnyMachineSnapshot {
  return chart.resolveState({ value: state, context } as never) as AnyMachineSnapshot;
}

/** The state that `event` leads to, or `null` if the chart does not allow it. */
export function nextState<Chart extends AnyStateMachine>(
  chart: Chart,
  state: string,
  event: EventFromLogic<Chart>,
  context: Context = {},
): string | null {
  const now = at(chart, state, context);
  if (!now.can(event)) return null;
  const [next] = transition(chart as AnyStateMachine, now as never, event);
  return String((next as AnyMachineSnapshot).value);
}

/** The event types that the chart allows in this state: the server accepts them and the browser offers them. */
export function openMoves(chart: AnyStateMachine, state: string, context: Context = {}): string[] {
  const now = at(chart, state, context);
  return chart.events.filter((type: string) => type !== '*' && now.can({ type }));
}
