import type { LinkedFile, LinkedPaper } from '../gateways/gateways.ts';
import type { Services } from '../services/services.ts';
import type { FileRow } from './repository.ts';
import { knownFiles, storedFileOf } from './service.ts';

/** An agent's papers with links that open their files for some minutes; a file that is gone is left out. */
export const linkedPapers = (
  services: Services,
  agentId: string,
  papers: readonly { readonly code: string; readonly files: readonly string[] }[],
): Promise<readonly LinkedPaper[]> =>
  Promise.all(
    papers.map(async ({ code, files }) => ({
      code,
      files: (await knownFiles(services, agentId, files)).map(({ name, type, readUrl }) => ({ name, type, readUrl })),
    })),
  );

/** Files of an order as the papers that they are of, with links that open them for some minutes. */
export async function linkedPapersOf(
  services: Services,
  files: readonly (FileRow & { readonly code: string })[],
): Promise<readonly LinkedPaper[]> {
  const byCode = new Map<string, LinkedFile[]>();
  for (const file of files) {
    const { name, type, readUrl } = await storedFileOf(services, file);
    byCode.set(file.code, [...(byCode.get(file.code) ?? []), { name, type, readUrl }]);
  }
  return [...byCode].map(([code, linked]) => ({ code, files: linked }));
}
