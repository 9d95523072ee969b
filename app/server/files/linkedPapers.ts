import type { LinkedPaper } from '../gateways/gateways.ts';
import type { Services } from '../services.ts';
import { knownFiles } from './service.ts';

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
