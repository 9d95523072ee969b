import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { type RecognisedLicence, recogniseLicence } from '../../contract/materials.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftPart } from '../drafts/useDraft.ts';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';
import { messages } from './application.messages.ts';

/** The applicant with what its licence says; what the licence doesn't say, or the product doesn't ask, stays as it was. */
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

/** Facts on the uploaded business licence that differ from the form, where the licence can be read. */
export function LicenceReading({ store }: { readonly store: DraftStore }): ReactElement | null {
  const words = useMessages(messages);
  const applicant = useDraftPart(store, 'applicant');
  const materials = useDraftPart(store, 'materials');
  const imageUrl = materials?.businessLicence?.[0];
  const reading = useQuestion(recogniseLicence, imageUrl === undefined ? null : { imageUrl }, forVisit);
  if (!reading.data?.isRecognized) return null;
  const filled = withLicence(
    applicant,
    reading.data,
    store.surroundings.product.applicant.fields.establishedOn !== 'hidden',
  );
  if (JSON.stringify(filled) === JSON.stringify(applicant)) return null;
  return (
    <Notice
      title={words.licenceRead}
      action={<Button onPress={() => store.change({ applicant: filled })}>{words.takeLicence}</Button>}
    >
      {[filled.groupName, filled.groupIdNo, filled.legalPersonName].filter((text) => text !== '').join(' · ')}
    </Notice>
  );
}
