import type { UploadedFile } from '@tuanbao/library/components/FileUpload';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import type { MaterialFiles } from '@tuanbao/library/widgets/MaterialsUpload';

import { useStoredFiles } from './useStoredFiles.ts';

/** Addresses of uploaded files by the type of their material. */
export type AddressesByMaterial = Readonly<Record<string, readonly string[] | undefined>>;

/** Of a file that the server doesn't know, its address is all that is known. */
const fileAt = (id: string, name: string): UploadedFile => ({
  id,
  name,
  kind: /\.pdf($|\?)/i.test(id) ? 'pdf' : 'image',
});

/** The files of materials as an upload shows them, from the addresses that are kept; undefined while what is known of those that were there at first is on its way. */
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

/** Addresses of uploaded files by material; materials without a file are left out. */
export const addressesOf = (files: MaterialFiles): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([type, own]) => (own.length > 0 ? [[type, own.map(({ id }) => id)] as const] : [])),
  );
