/** One allowed transition. `from` is null in the transition that creates the object. */
export interface Transition<State extends string, Reason extends string, Circumstances extends object = object> {
  readonly from: State | null;
  readonly to: State;
  readonly reason: Reason;
  /**
   * Conditions for the transition. A condition with an unknown value counts as met. Absent when there are no
   * conditions.
   */
  readonly when?: Partial<Circumstances>;
}

/**
 * The states of an aggregate (for example of an order) and the allowed transitions, as data. Other code uses the named
 * sets of states instead of lists of states.
 */
export interface StateMachine<
  State extends string,
  Reason extends string,
  SetName extends string,
  Circumstances extends object = object,
> {
  readonly states: readonly State[];
  /** All allowed transitions. */
  readonly transitions: readonly Transition<State, Reason, Circumstances>[];
  /** Named sets of states. Rules, lists and SQL statements use them. */
  readonly sets: Readonly<Record<SetName, readonly State[]>>;
}

const fits = <Circumstances extends object>(when: Partial<Circumstances> | undefined, known: Partial<Circumstances>) =>
  (Object.entries(when ?? {}) as [keyof Circumstances, unknown][]).every(
    ([name, value]) => known[name] === undefined || known[name] === value,
  );

/**
 * The allowed transitions from a state.
 * @param known values of the known conditions; transitions that require different values are left out
 */
export const transitionsFrom = <State extends string, Reason extends string, Circumstances extends object>(
  { transitions }: Pick<StateMachine<State, Reason, never, Circumstances>, 'transitions'>,
  from: State | null,
  known: Partial<Circumstances> = {},
): readonly Transition<State, Reason, Circumstances>[] =>
  transitions.filter((transition) => transition.from === from && fits(transition.when, known));

/** The state after a transition from the state `from` for a reason. Null when no such transition is allowed. */
export const targetOf = <State extends string, Reason extends string, Circumstances extends object>(
  machine: Pick<StateMachine<State, Reason, never, Circumstances>, 'transitions'>,
  from: State | null,
  reason: Reason,
  known: Partial<Circumstances> = {},
): State | null => transitionsFrom(machine, from, known).find((transition) => transition.reason === reason)?.to ?? null;

/** True when the set contains the state. */
export const isIn = <State extends string>(set: readonly State[], state: State): boolean => set.includes(state);
