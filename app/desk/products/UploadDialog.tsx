import { FileDrop } from '@tuanbao/library/components/FileDrop';
import { showToast } from '@tuanbao/library/components/Toast';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useFormikContext } from 'formik';
import type { ReactElement } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import { mostDocumentBytes } from '../../contract/desk/products/products.schema.ts';
import { uploadProductDocument } from '../../contract/desk/products/products.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { messages } from './workbench.messages.ts';

export interface UploadDialogProps {
  readonly productId: string;
  /** Called with the document after it was uploaded. */
  readonly onUploaded: (document: { readonly name: string; readonly url: string }) => void;
  readonly onClose: () => void;
}

interface UploadValues {
  readonly name: string;
  readonly file: File | null;
}

/** The base64 in a data address; empty when there is no address. */
const base64In = (result: FileReader['result']): string =>
  typeof result === 'string' ? (result.split(',', 2)[1] ?? '') : '';

/** Reads a file as base64. @throws DOMException when the file can't be read */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reading = new FileReader();
    reading.addEventListener('load', () => resolve(base64In(reading.result)));
    reading.addEventListener('error', () => reject(reading.error ?? new Error('the file can’t be read')));
    reading.readAsDataURL(file);
  });

/** Dialog that uploads clauses or a notice and adds it to the content in the editor. */
export function UploadDialog({ productId, onUploaded, onClose }: UploadDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const initialValues: UploadValues = { name: '', file: null };
  return (
    <ActionDialog<UploadValues>
      title={words.uploadTitle}
      verb={words.upload}
      asksReason={false}
      initialValues={initialValues}
      validate={({ name, file }) => ({
        ...(name.trim() === '' && { name: words.documentNameMissing }),
        ...(file === null && { file: words.fileMissing }),
        ...(file && file.size > mostDocumentBytes && { file: words.fileTooLarge }),
      })}
      act={async ({ name, file }) => {
        if (!file) return;
        const { url } = await send(uploadProductDocument, {
          productId,
          name: name.trim(),
          content: await base64Of(file),
        });
        onUploaded({ name: name.trim(), url });
        showToast({ tone: 'success', title: words.uploaded });
      }}
      onClose={onClose}
    >
      <p>{words.uploadText}</p>
      <FormikTextField name="name" label={words.documentName} maxLength={100} isRequired isImmediate />
      <PdfField />
    </ActionDialog>
  );
}

/** Field for the PDF. */
function PdfField(): ReactElement {
  const words = useMessages(messages);
  const { values, errors, submitCount, setFieldValue } = useFormikContext<UploadValues>();
  return (
    <FileDrop
      label={words.file}
      description={values.file?.name ?? words.fileHint}
      accept={['.pdf']}
      errorMessage={submitCount > 0 ? errors.file : undefined}
      onFiles={([file]) => void setFieldValue('file', file ?? null)}
      isRequired
    />
  );
}
