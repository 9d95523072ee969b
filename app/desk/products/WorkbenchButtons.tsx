import { Button } from '@tuanbao/library/components/Button';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import * as S from './products.styles.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import type { Workbench, WorkbenchProduct } from './useWorkbench.ts';
import { takesDocument, withDocument } from './withDocument.ts';
import { messages } from './workbench.messages.ts';

export interface WorkbenchButtonsProps {
  readonly product: WorkbenchProduct;
  readonly workbench: Workbench;
  readonly onPublished: () => void;
  /** Called when a publication was refused or failed. A newer version may be the reason. */
  readonly onRefused: () => void;
}

/** Buttons that try, publish or discard the content in the editor, or add a document to the content. */
export function WorkbenchButtons(props: WorkbenchButtonsProps): ReactElement {
  const { product, workbench, onPublished, onRefused } = props;
  const words = useMessages(messages);
  const [open, setOpen] = useState<'publish' | 'upload' | null>(null);
  const { text, trial, isTrying, isPublishable } = workbench;
  if (open === 'publish' && !trial) setOpen(null);
  const close = () => setOpen(null);
  return (
    <S.Buttons>
      <Button isPending={isTrying} onPress={workbench.try}>
        {words.try}
      </Button>
      <Button variant="primary" isDisabled={!isPublishable} onPress={() => setOpen('publish')}>
        {words.publish}
      </Button>
      <Button isDisabled={!takesDocument(text)} onPress={() => setOpen('upload')}>
        {words.uploadTitle}
      </Button>
      {workbench.isChanged ? (
        <Button variant="quiet" onPress={workbench.discard}>
          {words.discard}
        </Button>
      ) : null}
      {open === 'upload' ? (
        <UploadDialog
          productId={product.productId}
          onUploaded={(document) => workbench.write(withDocument(text, document))}
          onClose={close}
        />
      ) : null}
      {open === 'publish' && trial ? (
        <PublishDialog
          product={product}
          content={text}
          basedOn={workbench.basedOn}
          draftRevision={workbench.draftRevision}
          trial={trial}
          onPublished={onPublished}
          onRefused={onRefused}
          onClose={close}
        />
      ) : null}
    </S.Buttons>
  );
}
