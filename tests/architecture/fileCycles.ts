import { type Cycle, cyclesIn } from './cycles.ts';
import { importsOf, sourceAt, sourcesIn, targetOf } from './imports.ts';

/**
 * Returns the import cycles among the files that match a glob pattern. Static, dynamic and type imports count.
 *
 * @param pattern from the root of the repository, or absolute
 */
export function fileCycles(pattern: string): readonly Cycle[] {
  const edges = new Map(
    sourcesIn(pattern).map((file) => {
      const targets = importsOf(file).flatMap((specifier) => {
        const target = targetOf(file, specifier);
        const source = target === null ? null : sourceAt(target);
        return source === null ? [] : [source];
      });
      return [file, new Map(targets.map((target) => [target, `${file} imports ${target}`]))];
    }),
  );
  return cyclesIn(edges);
}
