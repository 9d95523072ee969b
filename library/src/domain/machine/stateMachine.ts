/** One allowed transition. `from` is null for the first state. */
export interface Transition<State extends string, Reason extends string, Circumstances extends object = object> {
  readonly from: State | null;
  readonly to: State;
  readonly reason: Reason;
  /** Circumstances that must all be met; absent: none. */
  readonly when?: Partial<Circumstances>;
}

/** The states of an aggregate (order, endorsement, invoice) as data: every other place asks for its named sets. */
export interface StateMachine<
  State extends string,
  Reason extends string,
  SetName extends string,
  Circumstances extends object = object,
> {
  readonly states: readonly State[];
  /** Every allowed transition; any other is refused and changes nothing. */
  readonly transitions: readonly Transition<State, Reason, Circumstances>[];
  /** Named sets of states for rules, lists and statements. */
  readonly sets: Readonly<Record<SetName, readonly State[]>>;
}

const fits = <Circumstances extends object>(when: Partial<Circumstances> | undefined, known: Partial<Circumstances>) =>
  (Object.entries(when ?? {}) as [keyof Circumstances, unknown][]).every(
    ([name, value]) => known[name] === undefined || known[name] === value,
  );

/**
 * The transitions from a state.
 * @param known circumstances that decide between transitions; missing ones exclude nothing
 */
export const transitionsFrom = <State extends string, Reason extends string, Circumstances extends object>(
  { transitions }: Pick<StateMachine<State, Reason, never, Circumstances>, 'transitions'>,
  from: State | null,
  known: Partial<Circumstances> = {},
): readonly Transition<State, Reason, Circumstances>[] =>
  transitions.filter((transition) => transition.from === from && fits(transition.when, known));

/** The target of a reason in a state; null where the machine has no such transition. */
export const targetOf = <State extends string, Reason extends string, Circumstances extends object>(
  machine: Pick<StateMachine<State, Reason, never, Circumstances>, 'transitions'>,
  from: State | null,
  reason: Reason,
  known: Partial<Circumstances> = {},
): State | null => transitionsFrom(machine, from, known).find((transition) => transition.reason === reason)?.to ?? null;

/** True when a state is in a set. */
export const isIn = <State extends string>(set: readonly State[], state: State): boolean => set.includes(state);
