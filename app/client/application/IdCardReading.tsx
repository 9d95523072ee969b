import type { UploadedFile } from '@tuanbao/library/components/FileUpload';
import { applicantProblemMessages } from '@tuanbao/library/i18n/applicantProblems.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { recogniseIdCard } from '../../contract/materials.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftPart } from '../drafts/useDraft.ts';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';
import { messages } from './application.messages.ts';
import { markedFieldsOf, PhotographReading } from './PhotographReading.tsx';

export interface IdCardReadingProps {
  readonly store: DraftStore;
  /** Last file of the material `other`; undefined if there is none. It may be an identity card. */
  readonly file: UploadedFile | undefined;
}

/**
 * Shows the picture of an uploaded identity card and the name and number that were read from the card. Renders nothing
 * if the product has no field for the legal representative's number. Also renders nothing if no identity card was
 * recognised, because the same upload field also takes other pictures.
 */
export function IdCardReading({ store, file }: IdCardReadingProps): ReactElement | null {
  const words = useMessages(messages);
  const { fields } = useMessages(applicantProblemMessages);
  const applicant = useDraftPart(store, 'applicant');
  const isAsked = store.surroundings.product.applicant.fields.legalPersonIdNo !== 'hidden';
  const imageUrl = isAsked && file?.kind === 'image' ? file.id : undefined;
  const { data: card } = useQuestion(recogniseIdCard, imageUrl === undefined ? null : { imageUrl }, forVisit);
  if (!card?.isRecognized || file === undefined) return null;
  const { name, idNo } = card;
  const filled = { ...applicant, legalPersonIdNo: idNo, legalPersonName: name || applicant.legalPersonName };
  const marked = markedFieldsOf(card.fieldReadings);
  return (
    <PhotographReading
      titles={{ read: words.idCardRead, taken: words.idCardTaken }}
      file={file}
      values={[
        { term: fields.legalPersonName, value: name, isToBeChecked: marked.has('name') },
        { term: fields.legalPersonIdNo, value: idNo, isToBeChecked: marked.has('idNo') },
      ]}
      isFilled={
        applicant.legalPersonIdNo === filled.legalPersonIdNo && applicant.legalPersonName === filled.legalPersonName
      }
      takeWords={words.takeIdCard}
      onTake={() => store.change({ applicant: filled })}
    />
  );
}
