import { type StateMachine, targetOf } from '@tuanbao/library/domain/machine/stateMachine';

/** A move that the machine of its aggregate doesn't have. Nothing was changed. */
export class TransitionError extends Error {
  override readonly name = 'TransitionError';
}

/** Why an order, endorsement or invoice moves, who moves it, and when. */
export interface Move<Reason extends string, By extends string> {
  readonly reason: Reason;
  readonly by: By;
  readonly at: Date;
  /** The mover's note. @default '' */
  readonly note?: string;
}

/** A move with the states that it leads from and to, as it is noted. */
export interface MadeMove<State extends string, Reason extends string, By extends string> {
  readonly from: State | null;
  readonly to: State;
  readonly reason: Reason;
  readonly by: By;
  readonly at: Date;
  readonly note: string;
}

/**
 * Where a move leads.
 *
 * @param known circumstances that decide between moves
 * @throws TransitionError
 */
export function made<State extends string, Reason extends string, By extends string, Circumstances extends object>(
  machine: Pick<StateMachine<State, Reason, never, Circumstances>, 'transitions'>,
  from: State | null,
  { reason, by, at, note = '' }: Move<Reason, By>,
  known: Partial<Circumstances> = {},
): MadeMove<State, Reason, By> {
  const to = targetOf(machine, from, reason, known);
  if (to === null) throw new TransitionError(`no move from ${from ?? 'nothing'} by ${reason}`);
  return { from, to, reason, by, at, note };
}
