/** One allowed transition; `from` is null when the object is created. */
export interface Transition<State extends string, Reason extends string, Circumstances extends object = object> {
  readonly from: State | null;
  readonly to: State;
  readonly reason: Reason;
  /** Conditions that must all be met; absent when there are none. */
  readonly when?: Partial<Circumstances>;
}

/**
 * The states of an aggregate (order, endorsement, invoice) as data. All other code uses the named sets instead of
 * listing states.
 */
export interface StateMachine<
  State extends string,
  Reason extends string,
  SetName extends string,
  Circumstances extends object = object,
> {
  readonly states: readonly State[];
  /** All allowed transitions. Any other transition is refused and changes nothing. */
  readonly transitions: readonly Transition<State, Reason, Circumstances>[];
  /** Named sets of states, used by rules, lists and SQL statements. */
  readonly sets: Readonly<Record<SetName, readonly State[]>>;
}

const fits = <Circumstances extends object>(when: Partial<Circumstances> | undefined, known: Partial<Circumstances>) =>
  (Object.entries(when ?? {}) as [keyof Circumstances, unknown][]).every(
    ([name, value]) => known[name] === undefined || known[name] === value,
  );

/**
 * The transitions from a state.
 * @param known conditions that choose between transitions; a condition that isn't given excludes no transition
 */
export const transitionsFrom = <State extends string, Reason extends string, Circumstances extends object>(
  { transitions }: Pick<StateMachine<State, Reason, never, Circumstances>, 'transitions'>,
  from: State | null,
  known: Partial<Circumstances> = {},
): readonly Transition<State, Reason, Circumstances>[] =>
  transitions.filter((transition) => transition.from === from && fits(transition.when, known));

/** The state that a reason leads to; null when the machine has no such transition. */
export const targetOf = <State extends string, Reason extends string, Circumstances extends object>(
  machine: Pick<StateMachine<State, Reason, never, Circumstances>, 'transitions'>,
  from: State | null,
  reason: Reason,
  known: Partial<Circumstances> = {},
): State | null => transitionsFrom(machine, from, known).find((transition) => transition.reason === reason)?.to ?? null;

/** True when a state is in a set. */
export const isIn = <State extends string>(set: readonly State[], state: State): boolean => set.includes(state);
