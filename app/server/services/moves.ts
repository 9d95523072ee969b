import { type StateMachine, targetOf } from '@tuanbao/library/domain/machine/stateMachine';

import type { Refusal } from '../platform/http/refusal.ts';
import type { DatabaseTransaction } from '../tables/database.ts';

/** A move that the machine doesn't have. Nothing was changed. */
export class TransitionError extends Error {
  override readonly name = 'TransitionError';
}

/** Why an order, endorsement, surrender or invoice moves, who moves it, and when. */
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

/** The machine of an aggregate, and how its history is kept. */
interface Moving<State extends string, Reason extends string, By extends string, Circumstances extends object> {
  readonly machine: Pick<StateMachine<State, Reason, never, Circumstances>, 'transitions'>;
  /** Writes moves into the history, in their order; gives back the id of the last event. */
  readonly note: (
    tx: DatabaseTransaction,
    id: number,
    moves: readonly MadeMove<State, Reason, By>[],
  ) => Promise<number>;
  /** Follows in the same transaction where a move leads to a state. */
  readonly onEnter?: Partial<
    Readonly<Record<State, (tx: DatabaseTransaction, event: { id: number; eventId: number }) => Promise<void>>>
  >;
}

/** An aggregate that moves: how its rows are found, and how the state of one is written. */
export interface Movable<
  Row extends { readonly id: number },
  State extends string,
  Reason extends string,
  By extends string,
  Changed extends object = object,
  Circumstances extends object = object,
> extends Moving<State, Reason, By, Circumstances> {
  /** A row behind its lock, or behind the lock of its order. */
  readonly locked: (tx: DatabaseTransaction, id: number) => Promise<Row>;
  /** State of a row. */
  readonly stateOf: (row: Row) => State;
  /** Circumstances of a row that decide between moves. @default none */
  readonly circumstancesOf?: (row: Row) => Circumstances;
  /** Writes the state of a row, and what else the move changes. */
  readonly write: (
    tx: DatabaseTransaction,
    row: Row,
    made: MadeMove<State, Reason, By>,
    changed?: Changed,
  ) => Promise<void>;
}

/** An aggregate whose rows begin by a move. */
export interface Startable<
  New extends object,
  Row extends { readonly id: number },
  State extends string,
  Reason extends string,
  By extends string,
  Circumstances extends object = object,
> extends Moving<State, Reason, By, Circumstances> {
  /** Writes a new row in a state. */
  readonly insert: (tx: DatabaseTransaction, row: New, state: State) => Promise<Row>;
}

/** Where a move leads. @throws TransitionError */
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
 * The only way in which a state changes: along the machine of its aggregate, with one event, in the caller's
 * transaction. The row is locked first, so that two moves follow each other; the state that it moved to is given back.
 *
 * @param changed what else the move changes
 * @throws TransitionError where the machine has no such move
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
 * Writes a new row with its first events, in the state that they lead to: it is written once, since nothing reads it
 * before.
 *
 * @throws TransitionError where the machine has no such moves
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

/** Refuses a move that the machine doesn't have: with an agent's call it is no fault of the server. @throws Refusal */
export async function orRefuse<Answer>(work: Promise<Answer>, refusal: () => Refusal): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof TransitionError ? refusal() : error;
  }
}
