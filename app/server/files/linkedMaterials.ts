import type { LinkedFile, LinkedMaterial } from '../gateways/gateways.ts';
import type { Services } from '../services/services.ts';
import type { FileRow } from './repository.ts';
import { knownFiles } from './service.ts';
import { storedFileOf } from './storedFile.ts';

/** Materials of an agent. Each file has a link that opens it for some minutes. Only stored files are included. */
export const linkedMaterials = (
  services: Services,
  agentId: string,
  materials: readonly { readonly code: string; readonly files: readonly string[] }[],
): Promise<readonly LinkedMaterial[]> =>
  Promise.all(
    materials.map(async ({ code, files }) => ({
      code,
      files: (await knownFiles(services, { id: agentId, partnerHost: '' }, files)).map(({ name, type, readUrl }) => ({
        name,
        type,
        readUrl,
      })),
    })),
  );

/** The files of an order, grouped by material. Each file has a link that opens it for some minutes. */
export async function linkedMaterialsOf(
  services: Services,
  files: readonly (FileRow & { readonly code: string })[],
): Promise<readonly LinkedMaterial[]> {
  const byCode = new Map<string, LinkedFile[]>();
  for (const file of files) {
    const { name, type, readUrl } = await storedFileOf(services, file, '');
    byCode.set(file.code, [...(byCode.get(file.code) ?? []), { name, type, readUrl }]);
  }
  return [...byCode].map(([code, linked]) => ({ code, files: linked }));
}
