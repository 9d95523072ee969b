import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { endorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { invoiceMessages } from '@tuanbao/library/i18n/invoice.messages';
import { orderStatusMessages } from '@tuanbao/library/i18n/orderStatus.messages';
import { surrenderMessages } from '@tuanbao/library/i18n/surrender.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

import type { InsurerWorkKind } from '../../contract/desk/work/waiting.schema.ts';

/** Kind and state of an order, endorsement, surrender or invoice. */
export interface StateOfKind {
  readonly kind: InsurerWorkKind;
  readonly state: string;
}

/**
 * Returns a function that gives the displayed name of a subject's state. A state without a name is returned unchanged.
 */
export function useStateWord(): (subject: StateOfKind) => string {
  const words = {
    order: useMessages(orderStatusMessages),
    endorsement: useMessages(endorsementMessages).statuses,
    surrender: useMessages(surrenderMessages).states,
    invoice: useMessages(invoiceMessages).statuses,
  };
  return ({ kind, state }) => ownValue<string>(words[kind], state) ?? state;
}
