import type { InvoiceMaterial } from './invoice.ts';

/** Types of materials for a special invoice, in the order of the form. The specification doesn't name the types. */
export type InvoiceMaterialType = 'taxpayerCertificate' | 'businessLicence' | 'bankCertificate';

export const invoiceMaterialTypes: readonly InvoiceMaterialType[] = [
  'taxpayerCertificate',
  'businessLicence',
  'bankCertificate',
];

/** Types of materials without which no application for a special invoice is complete. */
const indispensable: ReadonlySet<string> = new Set<InvoiceMaterialType>(['taxpayerCertificate']);

/** True for a type of material that every application for a special invoice must contain. */
export const isIndispensable = (type: InvoiceMaterialType): boolean => indispensable.has(type);

/** Maximum number of files that can be uploaded for one type of material. */
export const maxMaterialFiles = 5;

/** The files that were uploaded for one type of material; empty when there are no files of the type. */
export const filesOfType = ({ items }: InvoiceMaterial, type: InvoiceMaterialType): readonly string[] =>
  items.find((item) => item.type === type)?.files ?? [];

/**
 * Replaces the files of one type of material. Files of all other types are kept, even of types that no longer exist.
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
 * True when the materials are complete. They are complete if they are sent by mail from the given address, or if all
 * required types are uploaded.
 */
export const isMaterialComplete = ({ email, items }: InvoiceMaterial): boolean =>
  email !== '' || [...indispensable].every((type) => items.some((item) => item.type === type && item.files.length > 0));
