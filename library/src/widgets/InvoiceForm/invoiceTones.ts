import type { TagTone } from '../../components/Tag/index.ts';
import type { InvoiceStatus } from '../../domain/invoice/invoiceMachine.ts';

/** Warning: the agent has to act. Info: the insurer has to act. */
export const invoiceTones: Readonly<Record<InvoiceStatus, TagTone>> = {
  none: 'neutral',
  applied: 'info',
  materialNeeded: 'warning',
  materialSent: 'info',
  issued: 'success',
  mailed: 'success',
  failed: 'danger',
};
