import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { UnfinishedPage } from '../data/useUnfinished.ts';
import { writePath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';
import { useCatalogueTexts } from '../platform/query/useCatalogueTexts.ts';
import { DraftChoice } from './DraftChoice.tsx';
import { messages } from './drafts.messages.ts';

export interface UnfinishedWorkPageProps {
  readonly drafts: UnfinishedPage;
  readonly onBegin: () => void;
}

/**
 * Shown when the user opens the writing screen of a product that has unfinished drafts. The agent continues one of them
 * or starts a new draft.
 */
export function UnfinishedWorkPage({ drafts, onBegin }: UnfinishedWorkPageProps): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const productName = useCatalogueTexts().shown(drafts.list[0]?.productName ?? '');
  return (
    <Page
      title={words.choiceTitle(productName)}
      actions={
        <Button variant="primary" onPress={onBegin}>
          {words.beginNew}
        </Button>
      }
    >
      <Card>
        <DraftChoice
          drafts={drafts}
          onGoOn={({ productId, id }) => void navigate(writePath(productId, { kind: 'unfinished', unfinishId: id }))}
        />
      </Card>
    </Page>
  );
}
