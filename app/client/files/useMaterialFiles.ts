import type { UploadedFile } from '@tuanbao/library/components/FileUpload';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import type { MaterialFiles } from '@tuanbao/library/widgets/MaterialsUpload';

import { useStoredFiles } from './useStoredFiles.ts';

/** Addresses of uploaded files by the type of material. */
export type AddressesByMaterial = Readonly<Record<string, readonly string[] | undefined>>;

/** Returns a file about which the server returned no data. Only the address of the file is known. */
const fileAt = (id: string, name: string): UploadedFile => ({
  id,
  name,
  kind: /\.pdf($|\?)/i.test(id) ? 'pdf' : 'image',
});

/**
 * Returns the files of materials as the upload widget shows them, from the stored addresses. Returns undefined while
 * the files that were stored when the screen opened are loading.
 */
export function useMaterialFiles(
  materials: readonly { readonly type: string; readonly name: string }[],
  kept: AddressesByMaterial,
): MaterialFiles | undefined {
  const stored = useStoredFiles(Object.values(kept).flatMap((addresses) => addresses ?? []));
  if (stored === undefined) return undefined;
  const known = new Map(stored.map((file) => [file.id, file]));
  return Object.fromEntries(
    materials.map(({ type, name }) => [
      type,
      (ownValue(kept, type) ?? []).map(
        (address, place) => known.get(address) ?? fileAt(address, `${name} ${place + 1}`),
      ),
    ]),
  );
}

/** Returns the addresses of the uploaded files by type of material. A material without a file is left out. */
export const addressesOf = (files: MaterialFiles): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([type, own]) => (own.length > 0 ? [[type, own.map(({ id }) => id)] as const] : [])),
  );
