import type { Problem } from '@tuanbao/library/domain/problem/problem';
import { valueAt } from '@tuanbao/library/domain/problem/valueAt';

import { Observable } from '../platform/observable/observable.ts';

/** Problems of a draft that only the server found; each stays until the field that it is about changes. */
export class RefusedProblems extends Observable<readonly Problem[]> {
  readonly #found = new Map<Problem, string | undefined>();

  constructor() {
    super([]);
  }

  /** Takes problems in the place of earlier ones about the same. */
  take(problems: readonly Problem[], draft: object): void {
    const paths = new Set(problems.map(({ path }) => path));
    for (const known of this.#found.keys()) if (paths.has(known.path)) this.#found.delete(known);
    for (const problem of problems) this.#found.set(problem, textAt(draft, problem.path));
    this.write([...this.#found.keys()]);
  }

  /** Forgets what is about something else by now. */
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

/** The problems of a refusal (`data` of 006004); null where it came without any. */
export const problemsIn = (data: unknown): readonly Problem[] | null =>
  Array.isArray(data) && data.length > 0 && data.every((one) => isProblem(one)) ? data : null;
