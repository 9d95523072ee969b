import type { TagTone } from '../../components/Tag/index.ts';
import type { InvoiceStatus } from '../../domain/invoice/invoiceMachine.ts';

/**
 * Tone of the tag for each state of an invoice. Warning: the agent must act. Info: the insurer must act. Success: the
 * invoice is issued. Danger: the application failed. Neutral: there is no application.
 */
export const invoiceTones: Readonly<Record<InvoiceStatus, TagTone>> = {
  none: 'neutral',
  applied: 'info',
  materialNeeded: 'warning',
  materialSent: 'info',
  issued: 'success',
  mailed: 'success',
  failed: 'danger',
};
