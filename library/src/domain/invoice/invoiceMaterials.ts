import type { InvoiceMaterial } from './invoice.ts';

/** Materials for a special invoice, in the order of the form; the specification names no types. */
export type InvoiceMaterialType = 'taxpayerCertificate' | 'businessLicence' | 'bankCertificate';

export const invoiceMaterialTypes: readonly InvoiceMaterialType[] = [
  'taxpayerCertificate',
  'businessLicence',
  'bankCertificate',
];

/** Types that are always required. */
const indispensable: ReadonlySet<string> = new Set<InvoiceMaterialType>(['taxpayerCertificate']);

/** True for a type that is always required. */
export const isIndispensable = (type: InvoiceMaterialType): boolean => indispensable.has(type);

/** Greatest number of files per type. */
export const maxMaterialFiles = 5;

/** The files of one type; empty where there are none. */
export const filesOfType = ({ items }: InvoiceMaterial, type: InvoiceMaterialType): readonly string[] =>
  items.find((item) => item.type === type)?.files ?? [];

/** The material with other files of one type; files under types of earlier years are kept. */
export function withFilesOfType(
  material: InvoiceMaterial,
  type: InvoiceMaterialType,
  files: readonly string[],
): InvoiceMaterial {
  const others = material.items.filter((item) => item.type !== type);
  return { ...material, items: files.length === 0 ? others : [...others, { type, files }] };
}

/** True when the material is complete: it comes by mail from the given address, or all required types are uploaded. */
export const isMaterialComplete = ({ email, items }: InvoiceMaterial): boolean =>
  email !== '' || [...indispensable].every((type) => items.some((item) => item.type === type && item.files.length > 0));
