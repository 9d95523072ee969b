import { type StateMachine, targetOf } from '@tuanbao/library/domain/machine/stateMachine';

import type { Refusal } from '../platform/http/refusal.ts';
import type { DatabaseTransaction } from '../tables/database.ts';

/**
 * Thrown when the state machine has no transition from the present state for the given reason. The row is unchanged.
 */
export class TransitionError extends Error {
  override readonly name = 'TransitionError';
}

/** A requested state transition of a row, for example of an order. It has a reason, an actor and a time. */
export interface Move<Reason extends string, By extends string> {
  readonly reason: Reason;
  readonly by: By;
  readonly at: Date;
  /** Note of the actor about the transition. @default '' */
  readonly note?: string;
}

/** A state transition that was carried out. It is recorded with the previous and the new state. */
export interface MadeMove<State extends string, Reason extends string, By extends string> {
  readonly from: State | null;
  readonly to: State;
  readonly reason: Reason;
  readonly by: By;
  readonly at: Date;
  readonly note: string;
}

/** The state machine of an aggregate, and the functions that record its transitions and react to them. */
interface Moving<State extends string, Reason extends string, By extends string, Circumstances extends object> {
  readonly machine: Pick<StateMachine<State, Reason, never, Circumstances>, 'transitions'>;
  /** Records state transitions, oldest first. Returns the id of the last recorded event. */
  readonly note: (
    tx: DatabaseTransaction,
    id: number,
    moves: readonly MadeMove<State, Reason, By>[],
  ) => Promise<number>;
  /** For each state: a function that is called after a row changed to this state, in the same transaction. */
  readonly onEnter?: Partial<
    Readonly<Record<State, (tx: DatabaseTransaction, event: { id: number; eventId: number }) => Promise<void>>>
  >;
}

/** An aggregate whose rows have states. It defines how a row is locked and how its state is stored. */
export interface Movable<
  Row extends { readonly id: number },
  State extends string,
  Reason extends string,
  By extends string,
  Changed extends object = object,
  Circumstances extends object = object,
> extends Moving<State, Reason, By, Circumstances> {
  /**
   * Returns the row. The row is locked: either this function locks it, or the caller has locked the order to which it
   * belongs.
   */
  readonly locked: (tx: DatabaseTransaction, id: number) => Promise<Row>;
  readonly stateOf: (row: Row) => State;
  /**
   * Facts about a row. If the state machine has several transitions for the same reason, the facts decide which one is
   * used.
   * @default none
   */
  readonly circumstancesOf?: (row: Row) => Circumstances;
  /** Stores the new state of a row, and the other columns that the transition changes. */
  readonly write: (
    tx: DatabaseTransaction,
    row: Row,
    made: MadeMove<State, Reason, By>,
    changed?: Changed,
  ) => Promise<void>;
}

/** An aggregate whose rows are created by a state transition. */
export interface Startable<
  New extends object,
  Row extends { readonly id: number },
  State extends string,
  Reason extends string,
  By extends string,
  Circumstances extends object = object,
> extends Moving<State, Reason, By, Circumstances> {
  /** Inserts a row with this state. Returns the row. */
  readonly insert: (tx: DatabaseTransaction, row: New, state: State) => Promise<Row>;
}

/**
 * Finds the new state in the state machine, and returns the transition.
 * @throws TransitionError when the state machine has no such transition
 */
function made<State extends string, Reason extends string, By extends string, Circumstances extends object>(
  machine: Pick<StateMachine<State, Reason, never, Circumstances>, 'transitions'>,
  from: State | null,
  { reason, by, at, note = '' }: Move<Reason, By>,
  known: Partial<Circumstances>,
): MadeMove<State, Reason, By> {
  const to = targetOf(machine, from, reason, known);
  if (to === null) throw new TransitionError(`no move from ${from ?? 'nothing'} by ${reason}`);
  return { from, to, reason, by, at, note };
}

/**
 * Changes the state of a row and returns the new state. No other function changes the state. The row or its order is
 * locked, so that two transactions can't change the state at the same time. The transition is recorded as an event in
 * the caller's transaction.
 * @param changed other columns that the transition changes
 * @throws TransitionError when the state machine has no such transition
 */
export async function move<
  Row extends { readonly id: number },
  State extends string,
  Reason extends string,
  By extends string,
  Changed extends object,
  Circumstances extends object,
>(
  tx: DatabaseTransaction,
  {
    machine,
    locked,
    stateOf,
    circumstancesOf,
    write,
    note,
    onEnter,
  }: Movable<Row, State, Reason, By, Changed, Circumstances>,
  id: number,
  given: Move<Reason, By>,
  changed?: Changed,
): Promise<State> {
  const row = await locked(tx, id);
  const moved = made(machine, stateOf(row), given, circumstancesOf?.(row) ?? {});
  await write(tx, row, moved, changed);
  const eventId = await note(tx, id, [moved]);
  await onEnter?.[moved.to]?.(tx, { id, eventId });
  return moved.to;
}

/**
 * Inserts a row together with its first transitions. The row is stored only with the state after the last transition.
 * Each of the transitions is recorded as an event.
 *
 * @throws TransitionError when the state machine doesn't have one of the transitions
 */
export async function start<
  New extends object,
  Row extends { readonly id: number },
  State extends string,
  Reason extends string,
  By extends string,
  Circumstances extends object,
>(
  tx: DatabaseTransaction,
  { machine, insert, note, onEnter }: Startable<New, Row, State, Reason, By, Circumstances>,
  row: New,
  [first, ...others]: readonly [Move<Reason, By>, ...Move<Reason, By>[]],
): Promise<{ readonly row: Row; readonly state: State }> {
  let last = made(machine, null, first, {});
  const moves = [last];
  for (const other of others) {
    last = made(machine, last.to, other, {});
    moves.push(last);
  }
  const inserted = await insert(tx, row, last.to);
  const eventId = await note(tx, inserted.id, moves);
  await onEnter?.[last.to]?.(tx, { id: inserted.id, eventId });
  return { row: inserted, state: last.to };
}

/**
 * Converts a TransitionError to a refusal. Use this function when an action of the agent can cause the error, so that
 * the error isn't reported as a fault of the server.
 * @throws Refusal instead of a TransitionError
 */
export async function orRefuse<Answer>(work: Promise<Answer>, refusal: () => Refusal): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof TransitionError ? refusal() : error;
  }
}
