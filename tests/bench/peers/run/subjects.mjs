import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the peers. Peers are other libraries that our library is compared with. */
export const home = join(import.meta.dirname, '..');

/**
 * Returns the subjects of a suite. A subject is one file, `subjects/<suite>/<name>.tsx`. Files whose names start with
 * an underscore contain shared code.
 */
export function subjectsOf(suite) {
  return readdirSync(join(home, 'subjects', suite))
    .toSorted()
    .flatMap((file) => {
      const name = /^([^_].*)\.tsx?$/.exec(file)?.[1];
      return name === undefined
        ? []
        : [{ suite, name, id: `${suite}/${name}`, file: join(home, 'subjects', suite, file) }];
    });
}
