import type { InvoiceMaterial } from './invoice.ts';

/** Types of materials for a special invoice, in the order of the form. The specification doesn't name the types. */
export type InvoiceMaterialType = 'taxpayerCertificate' | 'businessLicence' | 'bankCertificate';

export const invoiceMaterialTypes: readonly InvoiceMaterialType[] = [
  'taxpayerCertificate',
  'businessLicence',
  'bankCertificate',
];

/** Types of materials that every application for a special invoice must contain. */
const indispensable: ReadonlySet<string> = new Set<InvoiceMaterialType>(['taxpayerCertificate']);

/** True for a type of material that every application for a special invoice must contain. */
export const isIndispensable = (type: InvoiceMaterialType): boolean => indispensable.has(type);

/** Maximum number of files that can be uploaded for one type of material. */
export const maxMaterialFiles = 5;

/** The uploaded files of one type of material. The list is empty when there are no files of this type. */
export const filesOfType = ({ items }: InvoiceMaterial, type: InvoiceMaterialType): readonly string[] =>
  items.find((item) => item.type === type)?.files ?? [];

/**
 * Replaces the files of one type of material. The files of all other types stay, including types that no longer exist.
 */
export function withFilesOfType(
  material: InvoiceMaterial,
  type: InvoiceMaterialType,
  files: readonly string[],
): InvoiceMaterial {
  const others = material.items.filter((item) => item.type !== type);
  return { ...material, items: files.length === 0 ? others : [...others, { type, files }] };
}

/**
 * True when the materials are complete: all required types are uploaded, or the user sends the materials by e-mail and
 * `email` contains an address.
 */
export const isMaterialComplete = ({ email, items }: InvoiceMaterial): boolean =>
  email !== '' || [...indispensable].every((type) => items.some((item) => item.type === type && item.files.length > 0));
