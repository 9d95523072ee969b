import type { UploadedFile } from '@tuanbao/library/components/FileUpload';
import { Notice } from '@tuanbao/library/components/Notice';
import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import { applicantProblemMessages } from '@tuanbao/library/i18n/applicantProblems.messages';
import { orderMaterialMessages } from '@tuanbao/library/i18n/orderMaterial.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { type RecognisedLicence, recogniseLicence } from '../../contract/materials.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftPart } from '../drafts/useDraft.ts';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';
import { messages } from './application.messages.ts';
import { markedFieldsOf, PhotographReading, type ReadValue } from './PhotographReading.tsx';
import { UnreadNotice } from './UnreadNotice.tsx';

/**
 * Returns the applicant with the data that were read from its business licence. Data that the licence doesn't contain
 * stay unchanged. The day of establishment is taken only if `asksForDay` is true. The address is taken only if the
 * applicant has no address yet.
 */
function withLicence(applicant: Applicant, licence: RecognisedLicence, asksForDay: boolean): Applicant {
  const { groupName, groupCardId, legalPersonName, setUpTime, detailAddress } = licence;
  return {
    ...applicant,
    ...(groupName !== '' && { groupName }),
    ...(groupCardId !== '' && { groupIdNo: groupCardId, groupIdType: 'creditCode' as const }),
    ...(legalPersonName !== '' && { legalPersonName }),
    ...(asksForDay && setUpTime !== '' && { establishedOn: setUpTime }),
    ...(detailAddress !== '' &&
      applicant.address.detail === '' && { address: { ...applicant.address, detail: detailAddress } }),
  };
}

const sameText = JSON.stringify;

export interface LicenceReadingProps {
  readonly store: DraftStore;
  /** Business licence that was uploaded; undefined if none was uploaded. */
  readonly file: UploadedFile | undefined;
}

/**
 * Shows the data of the uploaded business licence, the reason why it couldn't be read, or that it is being read.
 * Renders nothing without a file.
 */
export function LicenceReading({ store, file }: LicenceReadingProps): ReactElement | null {
  const words = useMessages(messages);
  const { fields } = useMessages(applicantProblemMessages);
  const { names } = useMessages(orderMaterialMessages);
  const applicant = useDraftPart(store, 'applicant');
  const imageUrl = file?.id;
  const reading = useQuestion(recogniseLicence, imageUrl === undefined ? null : { imageUrl }, forVisit);
  if (reading.isLoading) return <Notice>{words.reading(names.businessLicence)}</Notice>;
  if (file === undefined || !reading.data) return null;
  const licence = reading.data;
  if (!licence.isRecognized) {
    return <UnreadNotice material={names.businessLicence} reason={licence.unreadReason} onRetry={reading.ask} />;
  }
  const asksForDay = store.surroundings.product.applicant.fields.establishedOn !== 'hidden';
  const filled = withLicence(applicant, licence, asksForDay);
  const marked = markedFieldsOf(licence.fieldReadings);
  const value = (field: keyof RecognisedLicence, term: string): ReadValue => ({
    term,
    value: String(licence[field]),
    isToBeChecked: marked.has(field),
  });
  return (
    <PhotographReading
      titles={{ read: words.licenceRead, taken: words.licenceTaken }}
      file={file}
      values={[
        value('groupName', fields.groupName),
        value('groupCardId', fields.groupIdNo),
        value('legalPersonName', fields.legalPersonName),
        ...(asksForDay ? [value('setUpTime', fields.establishedOn)] : []),
        value('detailAddress', words.printedAddress),
      ]}
      isFilled={sameText(filled) === sameText(applicant)}
      takeWords={words.takeLicence}
      onTake={() => store.change({ applicant: filled })}
    />
  );
}
