import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { showToast } from '@tuanbao/library/components/Toast';
import { FormikDateField } from '@tuanbao/library/formik/FormikDateField';
import { FormikFileUpload } from '@tuanbao/library/formik/FormikFileUpload';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { Formik } from 'formik';
import { type ReactElement, useMemo } from 'react';

import { requestQualification } from '../../contract/qualification.ts';
import { uploadWith } from '../files/upload.ts';
import { Stack } from '../orders/OrderDocuments.styles.ts';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './qualification.messages.ts';
import { emptyEntry, entryProblems, type QualificationEntry, requestOfEntry } from './qualificationEntry.ts';

export interface QualificationDialogProps {
  /** Called when the request was sent. */
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** Dialog in which an agent requests the verification of the real name, with pictures of the documents. */
export function QualificationDialog({ onSend, onClose }: QualificationDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send, clock } = useServices();
  const { run } = useAction();
  return (
    <Formik<QualificationEntry>
      initialValues={emptyEntry}
      validate={(entry) => entryProblems(entry, clock.today(), words)}
      validateOnBlur={false}
      onSubmit={async (entry) => {
        const isSent = await run(() => send(requestQualification, requestOfEntry(entry)));
        if (!isSent) return;
        showToast({ tone: 'success', title: words.sent });
        onSend();
        onClose();
      }}
    >
      {({ submitForm, isSubmitting }) => (
        <Dialog
          title={words.title}
          isOpen
          isKeyboardDismissDisabled
          onOpenChange={onClose}
          footer={
            <>
              <Button onPress={onClose}>{words.cancel}</Button>
              <Button variant="primary" isPending={isSubmitting} onPress={() => void submitForm()}>
                {words.send}
              </Button>
            </>
          }
        >
          <Stack>
            <p>{words.lead}</p>
            <QualificationFields />
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}

function QualificationFields(): ReactElement {
  const words = useMessages(messages);
  const { send, clock } = useServices();
  const upload = useMemo(() => uploadWith(send), [send]);
  return (
    <>
      <FormikTextField name="name" label={words.name} maxLength={60} autoComplete="name" isRequired isImmediate />
      <FormikTextField name="idNo" label={words.idNo} maxLength={30} autoComplete="off" isRequired isImmediate />
      <FormikTextField
        name="certificateNo"
        label={words.certificateNo}
        description={words.certificateHint}
        maxLength={30}
        autoComplete="off"
        isImmediate
      />
      <FormikDateField name="certificateValidUntil" label={words.certificateValidUntil} minValue={clock.today()} />
      <FormikFileUpload
        name="materials"
        label={words.materials}
        description={words.materialsHint}
        isRequired
        maxFiles={10}
        upload={upload}
      />
    </>
  );
}
