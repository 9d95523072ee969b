import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikTextArea } from '@tuanbao/library/formik/FormikTextArea';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { DraftStatus } from './DraftNotices.tsx';
import { FieldHelp } from './FieldHelp.tsx';
import * as S from './products.styles.ts';
import { messages } from './workbench.messages.ts';
import { WorkbenchButtons, type WorkbenchButtonsProps } from './WorkbenchButtons.tsx';

export interface WorkbenchEditorProps extends WorkbenchButtonsProps {
  /** If true, the content is shown but can't be changed. */
  readonly isReadOnly: boolean;
}

/** Field with the content of a product, and the buttons that try and publish it. */
export function WorkbenchEditor({ isReadOnly, ...props }: WorkbenchEditorProps): ReactElement {
  const words = useMessages(messages);
  const { text, isPublishable, write } = props.workbench;
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
            onChange={write}
          />
        </S.Editor>
      </FormikMirror>
      {isReadOnly ? null : <WorkbenchButtons {...props} />}
      {isReadOnly ? null : <DraftStatus workbench={props.workbench} />}
      {isReadOnly || isPublishable ? null : <p>{words.notTried}</p>}
      <FieldHelp />
    </S.Stack>
  );
}
