import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { Notice } from '@tuanbao/library/components/Notice';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { listDrafts } from '../../contract/savedDrafts.ts';
import type { UnfinishedPage } from '../data/useUnfinished.ts';
import { DraftChoice } from '../drafts/DraftChoice.tsx';
import { messages as draftMessages } from '../drafts/drafts.messages.ts';
import { quotationDraftPath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { DangerButton } from '../platform/page/DangerButton.styles.ts';
import { Page } from '../platform/page/Page.tsx';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';
import { useDeleteDraft } from '../unfinishedOrders/useDeletion.ts';
import { messages } from './quotations.messages.ts';

export interface QuotationDraftsPageProps {
  readonly productId: string;
  /** Drafts of the product that were found when the page opened. */
  readonly found: UnfinishedPage;
  readonly onBegin: () => void;
}

/**
 * Shown when the user opens the quotation page of a product that has unfinished drafts of quotations. The agent
 * continues one of these drafts or starts a new draft.
 */
export function QuotationDraftsPage({ productId, found, onBegin }: QuotationDraftsPageProps): ReactElement {
  const words = useMessages(messages);
  const { choiceTitle, beginNew, unnamed } = useMessages(draftMessages);
  const navigate = useNavigate();
  const drafts = useQuestion(listDrafts, { productId, draftType: 'quotation' }, forVisit);
  const { deleted, isPending, remove, undo } = useDeleteDraft(drafts.ask, 'quotation');
  const list = drafts.data ?? found.list;
  return (
    <Page
      title={choiceTitle(found.list[0]?.productName ?? '')}
      actions={
        <Button variant="primary" onPress={onBegin}>
          {beginNew}
        </Button>
      }
    >
      {deleted[0] ? (
        <Notice
          action={
            <Button variant="quiet" size="small" isPending={isPending} onPress={() => void undo()}>
              {words.undo}
            </Button>
          }
        >
          {words.removedDraft(deleted[0].groupName || unnamed)}
        </Notice>
      ) : null}
      <Card>
        {list.length === 0 ? (
          words.draftsNone
        ) : (
          <DraftChoice
            drafts={{ total: list.length, list }}
            onGoOn={({ id }) => void navigate(quotationDraftPath(productId, id))}
            footer={null}
            renderActions={(draft) => (
              <DangerButton
                variant="quiet"
                size="small"
                isDisabled={isPending}
                aria-label={words.removeDraftOf(draft.groupName || unnamed)}
                onPress={() => void remove([draft])}
              >
                {words.remove}
              </DangerButton>
            )}
          />
        )}
      </Card>
    </Page>
  );
}
