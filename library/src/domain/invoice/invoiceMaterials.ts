import type { InvoiceMaterial } from './invoice.ts';

/** What proves the right to a special invoice, in the order of the form; the specification names no types. */
export type InvoiceMaterialType = 'taxpayerCertificate' | 'businessLicence' | 'bankCertificate';

export const invoiceMaterialTypes: readonly InvoiceMaterialType[] = [
  'taxpayerCertificate',
  'businessLicence',
  'bankCertificate',
];

/** Types without which the rest proves nothing. */
const indispensable: ReadonlySet<string> = new Set<InvoiceMaterialType>(['taxpayerCertificate']);

export const isIndispensable = (type: InvoiceMaterialType): boolean => indispensable.has(type);

/** Most files of one type. */
export const maxMaterialFiles = 5;

export const filesOfType = ({ items }: InvoiceMaterial, type: InvoiceMaterialType): readonly string[] =>
  items.find((item) => item.type === type)?.files ?? [];

/** The material with other files of one type; what is kept under types of earlier years stays. */
export function withFilesOfType(
  material: InvoiceMaterial,
  type: InvoiceMaterialType,
  files: readonly string[],
): InvoiceMaterial {
  const others = material.items.filter((item) => item.type !== type);
  return { ...material, items: files.length === 0 ? others : [...others, { type, files }] };
}

/** Whether a material is there: it comes by mail from the address that is named, or what can't be missing is uploaded. */
export const isMaterialComplete = ({ email, items }: InvoiceMaterial): boolean =>
  email !== '' || [...indispensable].every((type) => items.some((item) => item.type === type && item.files.length > 0));
