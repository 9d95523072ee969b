import { Button } from '@tuanbao/library/components/Button';
import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { DraftDifference, ProductDraftConflict } from '../../contract/desk/products/products.ts';
import * as S from './products.styles.ts';
import type { Workbench } from './useWorkbench.ts';
import { messages } from './workbench.messages.ts';

export interface DraftConflictProps {
  readonly workbench: Pick<Workbench, 'keepMine' | 'takeTheirs'>;
  /** The draft that another tab has saved. */
  readonly theirs: ProductDraftConflict;
}

const columnsIn = (words: (typeof messages)['zh-CN']): readonly DataGridColumn<DraftDifference>[] => [
  { id: 'path', header: words.path, isRowHeader: true, cell: ({ path }) => <S.Value>{path}</S.Value> },
  { id: 'mine', header: words.mine, cell: ({ mine }) => <S.Value>{mine || words.absent}</S.Value> },
  { id: 'theirs', header: words.theirs, cell: ({ theirs }) => <S.Value>{theirs || words.absent}</S.Value> },
];

/**
 * Dialog that opens when another tab has changed the operator's draft. It shows how the drafts of the two tabs differ.
 * If they can't be compared, it shows the draft of the other tab. The dialog stays open until the operator chooses one
 * of the two drafts.
 */
export function DraftConflict({ workbench, theirs }: DraftConflictProps): ReactElement {
  const words = useMessages(messages);
  const { differences, content, savedAt } = theirs;
  return (
    <Dialog
      role="alertdialog"
      title={words.conflictTitle}
      size="large"
      isOpen
      onOpenChange={() => undefined}
      isKeyboardDismissDisabled
      footer={
        <>
          <Button onPress={workbench.takeTheirs}>{words.takeTheirs}</Button>
          <Button variant="primary" onPress={workbench.keepMine}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      <S.Stack>
        <p>{words.conflictText(formatInstant(savedAt))}</p>
        {differences.length === 0 ? (
          <>
            <p>{words.notCompared}</p>
            <S.Whole tabIndex={0} aria-label={words.theirs}>
              {content}
            </S.Whole>
          </>
        ) : (
          <DataGrid<DraftDifference>
            caption={words.conflictTitle}
            isCaptionHidden
            columns={columnsIn(words)}
            rows={differences}
            rowKey={({ path }) => path}
          />
        )}
      </S.Stack>
    </Dialog>
  );
}
