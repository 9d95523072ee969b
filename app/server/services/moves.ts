import { type StateMachine, targetOf } from '@tuanbao/library/domain/machine/stateMachine';

import type { Refusal } from '../platform/http/refusal.ts';
import type { DatabaseTransaction } from '../tables/database.ts';

/** Thrown for a transition that the machine doesn't have. Nothing was changed. */
export class TransitionError extends Error {
  override readonly name = 'TransitionError';
}

/** A requested transition of an order, endorsement, surrender or invoice: its reason, actor and time. */
export interface Move<Reason extends string, By extends string> {
  readonly reason: Reason;
  readonly by: By;
  readonly at: Date;
  /** Note of the actor. @default '' */
  readonly note?: string;
}

/** A transition with its previous and new state, as it is recorded. */
export interface MadeMove<State extends string, Reason extends string, By extends string> {
  readonly from: State | null;
  readonly to: State;
  readonly reason: Reason;
  readonly by: By;
  readonly at: Date;
  readonly note: string;
}

/** The machine of an aggregate, and the function that records its history. */
interface Moving<State extends string, Reason extends string, By extends string, Circumstances extends object> {
  readonly machine: Pick<StateMachine<State, Reason, never, Circumstances>, 'transitions'>;
  /** Records transitions, oldest first. Returns the id of the last event. */
  readonly note: (
    tx: DatabaseTransaction,
    id: number,
    moves: readonly MadeMove<State, Reason, By>[],
  ) => Promise<number>;
  /** Called in the same transaction after a transition to a state. */
  readonly onEnter?: Partial<
    Readonly<Record<State, (tx: DatabaseTransaction, event: { id: number; eventId: number }) => Promise<void>>>
  >;
}

/** An aggregate with states: how its rows are locked, and how a state is stored. */
export interface Movable<
  Row extends { readonly id: number },
  State extends string,
  Reason extends string,
  By extends string,
  Changed extends object = object,
  Circumstances extends object = object,
> extends Moving<State, Reason, By, Circumstances> {
  /** Locks a row, or its order, and returns the row. */
  readonly locked: (tx: DatabaseTransaction, id: number) => Promise<Row>;
  readonly stateOf: (row: Row) => State;
  /** Circumstances of a row that select between transitions. @default none */
  readonly circumstancesOf?: (row: Row) => Circumstances;
  /** Stores the new state of a row, and the other changes of the transition. */
  readonly write: (
    tx: DatabaseTransaction,
    row: Row,
    made: MadeMove<State, Reason, By>,
    changed?: Changed,
  ) => Promise<void>;
}

/** An aggregate whose rows are created by a transition. */
export interface Startable<
  New extends object,
  Row extends { readonly id: number },
  State extends string,
  Reason extends string,
  By extends string,
  Circumstances extends object = object,
> extends Moving<State, Reason, By, Circumstances> {
  /** Inserts a row with a state. */
  readonly insert: (tx: DatabaseTransaction, row: New, state: State) => Promise<Row>;
}

/** The transition with its new state. @throws TransitionError */
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
 * Changes a state; no other function does so. The machine of the aggregate must have the transition, and it is recorded
 * as one event in the caller's transaction. The row is locked first, so that parallel transitions happen one after the
 * other. Returns the new state.
 *
 * @param changed other changes of the transition
 * @throws TransitionError when the machine has no such transition
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
 * Inserts a row with its first events, in the state after the last one. The row is written once, because nothing reads
 * the states in between.
 *
 * @throws TransitionError when the machine has no such transitions
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
 * Converts a TransitionError to a refusal: when an agent's action causes it, the server isn't at fault.
 * @throws Refusal
 */
export async function orRefuse<Answer>(work: Promise<Answer>, refusal: () => Refusal): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof TransitionError ? refusal() : error;
  }
}
