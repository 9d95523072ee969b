/** Severity of a problem: an error blocks the submit, a warning doesn't. */
export type Severity = 'error' | 'warning';

/**
 * A problem that a rule found. Message packs contain the text for each code. `params` has the values for the text (a
 * limit, a position) and never contains personal data.
 */
export interface Problem<Code extends string = string> {
  readonly code: Code;
  /** Dotted path inside the checked value, for example `schemes.0.occupations` or `groupName`. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly severity: Severity;
}

/** Creates an error at `path`. */
export const errorAt = <Code extends string>(
  path: string,
  code: Code,
  params: Problem['params'] = {},
): Problem<Code> => ({ code, path, params, severity: 'error' });

/** Creates a warning at `path`. */
export const warningAt = <Code extends string>(
  path: string,
  code: Code,
  params: Problem['params'] = {},
): Problem<Code> => ({ code, path, params, severity: 'warning' });

/** True when the list contains an error. */
export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some((problem) => problem.severity === 'error');

/** Adds a prefix to the paths of some problems. */
export const under = <Code extends string>(
  path: string,
  problems: readonly Problem<Code>[],
): readonly Problem<Code>[] => problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` }));
