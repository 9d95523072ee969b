import { Button } from '@tuanbao/library/components/Button';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikTextArea } from '@tuanbao/library/formik/FormikTextArea';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { FieldHelp } from './FieldHelp.tsx';
import * as S from './products.styles.ts';
import { PublishDialog } from './PublishDialog.tsx';
import type { Workbench, WorkbenchProduct } from './useWorkbench.ts';
import { messages } from './workbench.messages.ts';

export interface WorkbenchEditorProps {
  readonly product: WorkbenchProduct;
  readonly workbench: Workbench;
  /** If true, the content is shown but can't be changed. */
  readonly isReadOnly: boolean;
  readonly onPublished: () => void;
}

/** Field with the content of a product, and the buttons that try and publish it. */
export function WorkbenchEditor({ product, workbench, isReadOnly, onPublished }: WorkbenchEditorProps): ReactElement {
  const words = useMessages(messages);
  const [isAsking, setAsking] = useState(false);
  const { text, trial, isTrying, isPublishable } = workbench;
  const isChanged = text !== product.content;
  return (
    <S.Stack>
      <FormikMirror values={{ content: text }}>
        <S.Editor>
          <FormikTextArea
            name="content"
            label={words.editor}
            description={words.editorHint}
            rows={28}
            spellCheck={false}
            isReadOnly={isReadOnly}
            isImmediate
            onChange={workbench.write}
          />
        </S.Editor>
      </FormikMirror>
      {isReadOnly ? null : (
        <S.Buttons>
          <Button isPending={isTrying} onPress={workbench.try}>
            {words.try}
          </Button>
          <Button variant="primary" isDisabled={!isPublishable} onPress={() => setAsking(true)}>
            {words.publish}
          </Button>
          {isChanged ? (
            <Button variant="quiet" onPress={workbench.discard}>
              {words.discard}
            </Button>
          ) : null}
        </S.Buttons>
      )}
      {isReadOnly || isPublishable ? null : <p>{words.notTried}</p>}
      <FieldHelp />
      {isAsking && trial ? (
        <PublishDialog
          product={product}
          content={text}
          trial={trial}
          onPublished={onPublished}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </S.Stack>
  );
}
