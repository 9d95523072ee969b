import type { TagTone } from '../../components/Tag/index.ts';
import type { InvoiceStatus } from '../../domain/invoice/invoiceMachine.ts';

/** Tones of the states. Warning: the agent must act. Info: the insurer must act. */
export const invoiceTones: Readonly<Record<InvoiceStatus, TagTone>> = {
  none: 'neutral',
  applied: 'info',
  materialNeeded: 'warning',
  materialSent: 'info',
  issued: 'success',
  mailed: 'success',
  failed: 'danger',
};
