import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useAction } from '../../client/platform/query/useAction.ts';
import { useServices } from '../../client/platform/services/services.ts';
import { productDraft } from '../../contract/desk/products/products.ts';
import { DraftConflict } from './DraftConflict.tsx';
import type { Workbench, WorkbenchProduct } from './useWorkbench.ts';
import { messages } from './workbench.messages.ts';

export interface DraftNoticesProps {
  readonly product: WorkbenchProduct;
  readonly workbench: Workbench;
  /** If true, drafts of other operators are announced, but the operator can't copy them into the editor. */
  readonly isReadOnly: boolean;
  /** Opens the operator's draft that is based on a version. */
  readonly onOpen: (version: string) => void;
}

/**
 * Notices about drafts: the operator's draft was changed in another tab, content was just discarded or replaced, the
 * operator has drafts that are based on other versions, or other operators have drafts.
 */
export function DraftNotices({ product, workbench, isReadOnly, onOpen }: DraftNoticesProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { run, isPending } = useAction();
  const { productId, ownDrafts, otherDrafts } = product;
  type Draft = (typeof otherDrafts)[number];
  const take = ({ operatorId, basedOn }: Draft) =>
    void run(async () => {
      const { content } = await send(productDraft, { productId, operatorId, basedOn: String(basedOn) });
      workbench.replace(content);
    });
  return (
    <>
      {workbench.draft.theirs ? <DraftConflict workbench={workbench} theirs={workbench.draft.theirs} /> : null}
      {workbench.undo ? (
        <Notice
          tone="info"
          action={
            <Button size="small" onPress={workbench.undo}>
              {workbench.isTheirsReplaced ? words.takeDraft : words.undo}
            </Button>
          }
        >
          {workbench.isTheirsReplaced ? words.theirsReplaced : words.replaced}
        </Notice>
      ) : null}
      {ownDrafts
        .filter(({ basedOn }) => basedOn !== workbench.basedOn)
        .map(({ basedOn, savedAt }) => (
          <Notice
            key={basedOn}
            tone="info"
            action={
              <Button size="small" onPress={() => onOpen(String(basedOn))}>
                {words.openDraft}
              </Button>
            }
          >
            {words.ownDraft(basedOn, formatInstant(savedAt))}
          </Notice>
        ))}
      {otherDrafts.map((draft) => (
        <Notice
          key={`${draft.operatorId} ${draft.basedOn}`}
          tone="info"
          action={
            isReadOnly ? undefined : (
              <Button size="small" isPending={isPending} onPress={() => take(draft)}>
                {words.takeDraft}
              </Button>
            )
          }
        >
          {words.otherDraft(draft.operatorName, draft.basedOn, formatInstant(draft.savedAt))}
        </Notice>
      ))}
    </>
  );
}

/**
 * Text about the state of the operator's draft, with a button that saves the draft again after a failure. Null if there
 * is no draft.
 */
export function DraftStatus({ workbench }: Pick<DraftNoticesProps, 'workbench'>): ReactElement | null {
  const words = useMessages(messages);
  const { state, savedAt } = workbench.draft;
  if (state === 'unchanged') return null;
  return (
    <p role="status">
      {state === 'saving' ? words.draftSaving : null}
      {state === 'saved' ? words.draftSaved(formatInstant(savedAt)) : null}
      {state === 'conflict' ? words.draftConflict : null}
      {state === 'failed' ? (
        <>
          {words.draftFailed}
          <Button size="small" variant="quiet" onPress={workbench.saveDraft}>
            {words.saveAgain}
          </Button>
        </>
      ) : null}
    </p>
  );
}
