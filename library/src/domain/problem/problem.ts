/** How much a problem weighs: an error blocks submission, a warning is shown and lets the user go on. */
export type Severity = 'error' | 'warning';

/**
 * What a rule found wrong. Rules return problems; message packs turn the code into the user's words.
 * `params` hold what the sentence needs (a limit, a position) and never personal data.
 */
export interface Problem<Code extends string = string> {
  readonly code: Code;
  /** Where it is: dotted path inside the value that was checked, for example `schemes.0.occupations` or `groupName`. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly severity: Severity;
}

/** An error at `path`. */
export const errorAt = <Code extends string>(
  path: string,
  code: Code,
  params: Problem['params'] = {},
): Problem<Code> => ({ code, path, params, severity: 'error' });

/** A warning at `path`. */
export const warningAt = <Code extends string>(
  path: string,
  code: Code,
  params: Problem['params'] = {},
): Problem<Code> => ({ code, path, params, severity: 'warning' });

/** Whether anything in the list blocks submission. */
export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some((problem) => problem.severity === 'error');

/** The same problems one level deeper. */
export const under = <Code extends string>(
  path: string,
  problems: readonly Problem<Code>[],
): readonly Problem<Code>[] => problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` }));
