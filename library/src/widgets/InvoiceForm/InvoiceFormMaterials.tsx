import { type ReactElement, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import { DescriptionList } from '../../components/DescriptionList/index.ts';
import type { UploadFile } from '../../components/FileUpload/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { emailProblems } from '../../domain/identity/email.ts';
import {
  filesOfType,
  invoiceMaterialTypes,
  isIndispensable,
  maxMaterialFiles,
  withFilesOfType,
} from '../../domain/invoice/invoiceMaterials.ts';
import { invoiceMessages } from '../../i18n/invoice.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormFiles } from '../FormParts/index.ts';
import { messages } from './InvoiceForm.messages.ts';
import * as S from './InvoiceForm.styles.ts';
import { InvoiceFormLine } from './InvoiceFormLine.tsx';
import type { InvoiceFormState } from './useInvoiceFormState.ts';

export interface InvoiceFormMaterialsProps {
  /** State of the invoice form, from `useInvoiceFormState`. */
  state: InvoiceFormState;
  /** Uploads one file. The returned id is stored as the address of the file. */
  upload: UploadFile;
  /**
   * Called with an email address when the user wants to send the application form (开票申请书) to this address. The
   * applicant must stamp the application form and return it. If undefined, there is no button that sends it.
   */
  onMailForm: ((email: string) => void) | undefined;
}

/**
 * Fields for the materials of a special invoice. The agent either uploads the files of each type of material, or sends
 * the materials by email. If the materials can't be changed, only the chosen way is shown.
 */
export function InvoiceFormMaterials(props: InvoiceFormMaterialsProps): ReactElement {
  const { state, upload } = props;
  const words = useMessages(messages);
  const { email, items } = state.part.value.material;
  if (!state.materialField('material').isReadOnly) return <MaterialFields {...props} />;
  if (email === '' && items.some(({ files }) => files.length > 0)) {
    return (
      <S.Files>
        <Uploads state={state} upload={upload} />
      </S.Files>
    );
  }
  return <DescriptionList items={[{ term: words.materialMailbox, description: email }]} />;
}

function MaterialFields({ state, upload, onMailForm }: InvoiceFormMaterialsProps): ReactElement {
  const words = useMessages(messages);
  const { material } = state.part.value;
  const [way, setWay] = useState<'upload' | 'mail'>(material.email === '' ? 'upload' : 'mail');
  const [kept, setKept] = useState(material.items);
  const { isDisabled } = state.materialField('material.way');

  return (
    <S.Files>
      <SegmentedControl
        label={words.materialBy}
        isDisabled={isDisabled}
        options={[
          { value: 'upload', label: words.byUpload },
          { value: 'mail', label: words.byMail },
        ]}
        value={way}
        onChange={(chosen) => {
          if (chosen === way) return;
          setWay(chosen === 'mail' ? 'mail' : 'upload');
          // Only one way counts. The files come back if the user returns to uploading.
          if (chosen === 'mail') setKept(material.items);
          state.part.set((latest) => ({
            material: { ...latest.material, email: '', items: chosen === 'mail' ? [] : kept },
          }));
        }}
      />
      <S.Files id={state.part.fieldOf('material').id}>
        {way === 'mail' ? <Mailbox state={state} onMailForm={onMailForm} /> : <Uploads state={state} upload={upload} />}
      </S.Files>
    </S.Files>
  );
}

/** Uploads for each type of material. If they can't be changed, a type without files is left out. */
function Uploads({ state, upload }: Pick<InvoiceFormMaterialsProps, 'state' | 'upload'>): ReactElement {
  const words = useMessages(messages);
  const { materials } = useMessages(invoiceMessages);
  const { part } = state;
  const isReadOnly = state.materialField('material').isReadOnly;
  const types = invoiceMaterialTypes.filter((type) => !isReadOnly || filesOfType(part.value.material, type).length > 0);
  return (
    <>
      {types.map((type) => (
        <FormFiles
          key={type}
          field={{
            ...state.materialField(isIndispensable(type) ? 'material' : `material.${type}`),
            id: part.fieldOf(`material.${type}`).id,
          }}
          label={materials[type]}
          hint={words.stamped}
          isRequired={isIndispensable(type)}
          addresses={filesOfType(part.value.material, type)}
          onChange={(files) => part.set((latest) => ({ material: withFilesOfType(latest.material, type, files) }))}
          upload={upload}
          accept={['image', 'pdf']}
          maxFiles={maxMaterialFiles}
        />
      ))}
    </>
  );
}

function Mailbox({ state, onMailForm }: Pick<InvoiceFormMaterialsProps, 'state' | 'onMailForm'>): ReactElement {
  const words = useMessages(messages);
  const { part } = state;
  const { email } = part.value.material;
  const field = state.materialField('material.email');
  const missing = state.materialField('material').errorMessage;
  return (
    <S.Mailbox>
      <InvoiceFormLine
        field={{ ...field, errorMessage: field.errorMessage ?? missing }}
        label={words.materialMailbox}
        isRequired
        inputMode="email"
        value={email}
        onCommit={(text) =>
          part.set((latest) => ({ material: { ...latest.material, email: text.normalize('NFKC').trim() } }))
        }
        describe={() => words.materialMailboxHint}
      />
      {onMailForm ? (
        <Button
          isDisabled={field.isDisabled || email === '' || emailProblems(email).length > 0}
          onPress={() => onMailForm(email)}
        >
          {words.mailForm}
        </Button>
      ) : null}
    </S.Mailbox>
  );
}
