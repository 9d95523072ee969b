import { Card } from '@tuanbao/library/components/Card';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useObservable } from '../../client/platform/observable/useObservable.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { useDeskSession } from '../session/deskSessionContext.ts';
import { DeskMenu } from '../shell/DeskMenu.tsx';
import { messages } from './work.messages.ts';

/** First page of the desk: what the operator may do. */
export default function WorkPage(): ReactElement {
  const words = useMessages(messages);
  const { operator } = useObservable(useDeskSession());
  const roles = (operator?.roles ?? []).map((role) => words.roles[role]).join('、');
  return (
    <DeskPage title={words.title} lead={words.lead(operator?.name ?? '', roles)}>
      <Card>
        <DeskMenu />
      </Card>
    </DeskPage>
  );
}
