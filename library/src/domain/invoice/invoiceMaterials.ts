import type { InvoiceMaterial } from './invoice.ts';

/** Types of materials for a special invoice, in the order of the form. The specification doesn't name them. */
export type InvoiceMaterialType = 'taxpayerCertificate' | 'businessLicence' | 'bankCertificate';

export const invoiceMaterialTypes: readonly InvoiceMaterialType[] = [
  'taxpayerCertificate',
  'businessLicence',
  'bankCertificate',
];

/** Types of materials that are always required. */
const indispensable: ReadonlySet<string> = new Set<InvoiceMaterialType>(['taxpayerCertificate']);

/** True for a type of material that is always required. */
export const isIndispensable = (type: InvoiceMaterialType): boolean => indispensable.has(type);

/** Maximum number of files per type of material. */
export const maxMaterialFiles = 5;

/** The files of one type of material; empty when there are none. */
export const filesOfType = ({ items }: InvoiceMaterial, type: InvoiceMaterialType): readonly string[] =>
  items.find((item) => item.type === type)?.files ?? [];

/** Replaces the files of one type of material. Files of types that are no longer used are kept. */
export function withFilesOfType(
  material: InvoiceMaterial,
  type: InvoiceMaterialType,
  files: readonly string[],
): InvoiceMaterial {
  const others = material.items.filter((item) => item.type !== type);
  return { ...material, items: files.length === 0 ? others : [...others, { type, files }] };
}

/**
 * True when the materials are complete: they are sent by mail from the given address, or all required types are
 * uploaded.
 */
export const isMaterialComplete = ({ email, items }: InvoiceMaterial): boolean =>
  email !== '' || [...indispensable].every((type) => items.some((item) => item.type === type && item.files.length > 0));
