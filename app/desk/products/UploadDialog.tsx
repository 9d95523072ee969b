import { type UploadedFile, UploadError, type UploadFile } from '@tuanbao/library/components/FileUpload';
import { showToast } from '@tuanbao/library/components/Toast';
import { FormikFileUpload } from '@tuanbao/library/formik/FormikFileUpload';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useMemo } from 'react';

import { isCallError } from '../../client/platform/http/callError.ts';
import { fetchTelling } from '../../client/platform/http/fetchTelling.ts';
import type { Send } from '../../client/platform/http/http.ts';
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
  readonly files: UploadedFile[];
}

/** Returns a function that uploads a document of a product. The id of the uploaded file is its public address. */
const uploadWith =
  (send: Send, productId: string): UploadFile =>
  async (file, { signal, onProgress }) => {
    onProgress(0);
    const options = { signal, noErrorMessage: true, fetch: fetchTelling(onProgress) };
    try {
      const { url } = await send(uploadProductDocument, { productId, file }, options);
      return { id: url, url, name: file.name, size: file.size, kind: 'pdf' };
    } catch (error) {
      if (isCallError(error) && error.info !== '') throw new UploadError(error.info);
      throw error;
    }
  };

/** Dialog that uploads a document with clauses or a notice, and adds the document to the content in the editor. */
export function UploadDialog({ productId, onUploaded, onClose }: UploadDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const upload = useMemo(() => uploadWith(send, productId), [send, productId]);
  const initialValues: UploadValues = { name: '', files: [] };
  return (
    <ActionDialog<UploadValues>
      title={words.uploadTitle}
      verb={words.upload}
      asksReason={false}
      initialValues={initialValues}
      validate={({ name, files }) => ({
        ...(name.trim() === '' && { name: words.documentNameMissing }),
        ...(files.length === 0 && { files: words.fileMissing }),
      })}
      act={async ({ name, files: [file] }) => {
        if (!file) return;
        onUploaded({ name: name.trim(), url: file.id });
        showToast({ tone: 'success', title: words.uploaded });
      }}
      onClose={onClose}
    >
      <p>{words.uploadText}</p>
      <FormikTextField name="name" label={words.documentName} maxLength={100} isRequired isImmediate />
      <FormikFileUpload
        name="files"
        label={words.file}
        accept={['pdf']}
        limits={{ pdfBytes: mostDocumentBytes }}
        maxFiles={1}
        upload={upload}
        isRequired
      />
    </ActionDialog>
  );
}
