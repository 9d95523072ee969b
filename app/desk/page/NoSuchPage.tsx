import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { Link } from '../../client/platform/navigation/router.ts';
import { DeskPage } from './DeskPage.tsx';
import { deskPaths } from './deskPaths.ts';
import { messages } from './page.messages.ts';

/** Shown for an unknown address, and for a page that the operator's roles don't allow. */
export function NoSuchPage(): ReactElement {
  const words = useMessages(messages);
  return (
    <DeskPage title={words.notFound}>
      <EmptyState title={words.notFoundText} action={<Link to={deskPaths.work}>{words.toWork}</Link>} />
    </DeskPage>
  );
}
