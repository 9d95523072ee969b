import { join } from 'node:path';

import type { SourceFile } from 'typescript/unstable/ast';
import { API, type Checker, type Project } from 'typescript/unstable/sync';

/** The source files of a project as the compiler reads them. */
export interface CompiledSources {
  readonly checker: Checker;
  readonly files: readonly SourceFile[];
}

/** Source files in the project of a folder, without generated files and packages. */
function sourcesOf({ program }: Project, folder: string): readonly SourceFile[] {
  const isOwn = (name: string) =>
    name.startsWith(`${folder}/`) && /(?<!\.d)\.tsx?$/.test(name) && !name.includes('/node_modules/');
  return program
    .getSourceFileNames()
    .filter(isOwn)
    .flatMap((name) => program.getSourceFile(name) ?? []);
}

/**
 * Opens the TypeScript projects of some folders and passes them to a function. Uses the compiler interface
 * `typescript/unstable` of TypeScript 7.
 */
export function withSources<Result>(
  root: string,
  folders: readonly string[],
  read: (projects: readonly CompiledSources[]) => Result,
): Result {
  const api = new API({ cwd: root });
  try {
    const configs = folders.map((folder) => join(root, folder, 'tsconfig.json'));
    const snapshot = api.updateSnapshot({ openProjects: configs });
    return read(
      folders.map((folder, at) => {
        const project = snapshot.getProject(configs[at] ?? '');
        if (!project) throw new Error(`the compiler finds no project in ${folder}`);
        return { checker: project.checker, files: sourcesOf(project, join(root, folder)) };
      }),
    );
  } finally {
    api.close();
  }
}

/** Returns the place of a position for a message: the file's path from the root of the repository, and the line. */
export const placeIn = (root: string, file: SourceFile, position: number) => ({
  file: file.fileName.slice(root.length + 1),
  line: file.getLineAndCharacterOfPosition(position).line + 1,
});
