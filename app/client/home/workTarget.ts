import type { WorkTask } from '@tuanbao/library/domain/worklist/workTask';

import type { WorkLine } from '../data/useWorklist.ts';
import {
  endorsementDraftPath,
  endorsementPath,
  insureQuotationPath,
  orderPath,
  quotationPath,
  renewalPath,
  supplementPath,
  writePath,
} from '../platform/navigation/paths.ts';

type Target = (line: Pick<WorkLine, 'ref' | 'productId'>) => string;

const toEndorsement: Target = ({ ref }) => endorsementPath(ref);
const toInvoices: Target = ({ ref }) => `${orderPath(ref)}?tab=invoice`;
const toUpload: Target = ({ ref }) => supplementPath(ref);

const targets: Readonly<Record<WorkTask, Target>> = {
  resendMaterials: toUpload,
  sendMaterials: toUpload,
  payOrder: ({ ref }) => orderPath(ref),
  renewPolicy: ({ ref }) => renewalPath(ref),
  insureQuotation: ({ ref }) => insureQuotationPath(ref),
  followQuotation: ({ ref }) => quotationPath(ref),
  payEndorsement: toEndorsement,
  sendEndorsementMaterials: toEndorsement,
  resendEndorsementMaterials: toEndorsement,
  answerEndorsement: toEndorsement,
  correctInvoice: toInvoices,
  sendInvoiceMaterial: toInvoices,
  continueDraft: ({ ref, productId }) => writePath(productId, { kind: 'unfinished', unfinishId: ref }),
  continueEndorsement: ({ ref }) => endorsementDraftPath(ref),
};

/** Returns the address where the task of an entry is done. */
export const workTarget = (line: Pick<WorkLine, 'task' | 'ref' | 'productId'>): string => targets[line.task](line);

/** Returns the address that shows work that was done: the page of the endorsement or of the order. */
export const doneTarget = ({ done, ref }: { readonly done: string; readonly ref: string }): string =>
  done.startsWith('endorsement') ? endorsementPath(ref) : orderPath(ref);
