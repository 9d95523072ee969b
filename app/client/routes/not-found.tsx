import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from '../platform/errors/errors.messages.ts';
import { paths } from '../platform/navigation/paths.ts';
import { Link } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';

/** Shown for an address that belongs to no screen. */
export function NotFound(): ReactElement {
  const words = useMessages(messages);
  return (
    <Page title={words.notFoundTitle}>
      <EmptyState
        title="404"
        description={words.notFoundText}
        action={<Link to={paths.products}>{words.toProducts}</Link>}
      />
    </Page>
  );
}
