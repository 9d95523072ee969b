import { showToast } from '@tuanbao/library/components/Toast';
import { FormikDateField } from '@tuanbao/library/formik/FormikDateField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import { publishProduct } from '../../contract/desk/products/products.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import type { Trial, WorkbenchProduct } from './useWorkbench.ts';
import { messages } from './workbench.messages.ts';

export interface PublishDialogProps {
  readonly product: WorkbenchProduct;
  readonly content: string;
  /** Version on which the content is based. */
  readonly basedOn: number;
  /**
   * Returns the revision of the draft that this page has seen. The publication deletes the draft with this revision.
   */
  readonly draftRevision: () => number;
  /** Trial of this content. */
  readonly trial: Trial;
  readonly onPublished: () => void;
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** Dialog that publishes a content as the next version of a product. */
export function PublishDialog(props: PublishDialogProps): ReactElement {
  const { product, content, basedOn, draftRevision, trial, onPublished, onRefused, onClose } = props;
  const words = useMessages(messages);
  const { send, clock } = useServices();
  const { productId, name, newest } = product;
  const today = clock.today();
  const changed = trial.quotes.filter(({ before, after }) => before !== after).length;
  return (
    <ActionDialog
      title={words.publishTitle(name)}
      verb={words.publish}
      initialValues={{ startsOn: today }}
      validate={({ startsOn }) => ({
        ...(startsOn < today && { startsOn: words.dayPast }),
        ...(startsOn === '' && { startsOn: words.dayMissing }),
      })}
      act={async ({ startsOn }, reason) => {
        const draft = { basedOn, draftRevision: draftRevision() };
        const sent = send(publishProduct, { productId, content, ...draft, startsOn, newest, reason });
        sent.catch(onRefused);
        const { version } = await sent;
        showToast({ tone: 'success', title: words.published(version) });
        onPublished();
      }}
      onClose={onClose}
    >
      <p>{words.publishText(trial.differences.length, changed)}</p>
      <FormikDateField name="startsOn" label={words.startsOn} isRequired />
    </ActionDialog>
  );
}
