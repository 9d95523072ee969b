import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { orderPath } from '../platform/navigation/paths.ts';
import { Link } from '../platform/navigation/router.ts';
import { messages } from './drafts.messages.ts';

/**
 * Shown instead of an order that the back office prepared and that was already submitted. The notice has a link to the
 * submitted order.
 */
export function AlreadySubmittedNotice({ orderSn }: { readonly orderSn: string }): ReactElement {
  const words = useMessages(messages);
  return (
    <EmptyState
      title={words.submittedTitle}
      description={words.submittedText(orderSn)}
      action={<Link to={orderPath(orderSn)}>{words.toOrder}</Link>}
    />
  );
}
