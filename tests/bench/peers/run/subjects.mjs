import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the peers: other libraries with which ours is compared. */
export const home = join(import.meta.dirname, '..');

/**
 * A subject is one file, `subjects/<suite>/<name>.tsx`. Files whose names start with an underscore contain shared
 * parts.
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
