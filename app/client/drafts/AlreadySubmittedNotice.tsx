import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { orderPath } from '../platform/navigation/paths.ts';
import { Link } from '../platform/navigation/router.ts';
import { messages } from './drafts.messages.ts';

/** Shown instead of a prepared order that was already submitted. It has a link to the order that was created. */
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
