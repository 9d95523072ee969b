import type { Problem } from '@tuanbao/library/domain/problem/problem';
import { valueAt } from '@tuanbao/library/domain/problem/valueAt';

import { Observable } from '../platform/observable/observable.ts';

/** Problems that the server found in a draft. A problem is removed at the latest when its field changes. */
export class RefusedProblems extends Observable<readonly Problem[]> {
  readonly #found = new Map<Problem, string | undefined>();

  constructor() {
    super([]);
  }

  /** Adds problems. If a path already has a problem, the new problem replaces the old problem. */
  take(problems: readonly Problem[], draft: object): void {
    const paths = new Set(problems.map(({ path }) => path));
    for (const known of this.#found.keys()) if (paths.has(known.path)) this.#found.delete(known);
    for (const problem of problems) this.#found.set(problem, textAt(draft, problem.path));
    this.write([...this.#found.keys()]);
  }

  /** Removes the problems of the fields that have changed. */
  follow(draft: object): void {
    if (this.#found.size === 0) return;
    for (const [problem, before] of this.#found) {
      const now = textAt(draft, problem.path);
      if (now === undefined || now !== before) this.#found.delete(problem);
    }
    if (this.#found.size < this.read().length) this.write([...this.#found.keys()]);
  }
}

const textAt = (draft: object, path: string): string | undefined => JSON.stringify(valueAt(draft, path));

const isProblem = (one: unknown): one is Problem =>
  typeof one === 'object' && one !== null && 'path' in one && 'code' in one && 'params' in one;

/**
 * Returns the problems in the `data` of a refusal with code 006004; null if `data` is an empty list or isn't a list of
 * problems.
 */
export const problemsIn = (data: unknown): readonly Problem[] | null =>
  Array.isArray(data) && data.length > 0 && data.every((one) => isProblem(one)) ? data : null;
