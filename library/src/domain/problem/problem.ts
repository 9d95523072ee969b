/** Severity of a problem: an error blocks the submit, a warning doesn't. */
export type Severity = 'error' | 'warning';

/**
 * A problem that a rule has found. Message packs contain the text for each code. `params` contains values for this
 * text, such as a limit or a position, and no personal data.
 */
export interface Problem<Code extends string = string> {
  readonly code: Code;
  /** Dotted path of the faulty value inside the checked value, for example `schemes.0.occupations` or `groupName`. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly severity: Severity;
  /**
   * The event after which a form shows the problem: a change of its field, the loss of focus, or a refused submit.
   * @default 'blur'
   */
  readonly shownOn?: 'change' | 'blur' | 'submit';
}

/** Creates a problem of severity `error` at `path`. */
export const errorAt = <Code extends string>(
  path: string,
  code: Code,
  params: Problem['params'] = {},
): Problem<Code> => ({ code, path, params, severity: 'error' });

/** Creates a problem of severity `warning` at `path`. */
export const warningAt = <Code extends string>(
  path: string,
  code: Code,
  params: Problem['params'] = {},
): Problem<Code> => ({ code, path, params, severity: 'warning' });

/** True when at least one of the problems is an error. */
export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some((problem) => problem.severity === 'error');

/** Adds `path` and a dot before the path of each problem. */
export const under = <Code extends string>(
  path: string,
  problems: readonly Problem<Code>[],
): readonly Problem<Code>[] => problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` }));
