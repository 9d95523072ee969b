import { Notice } from '@tuanbao/library/components/Notice';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { orderMaterialMessages } from '@tuanbao/library/i18n/orderMaterial.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { type AuthorisationLack, declarationStatus } from '../../contract/materials.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftPart } from '../drafts/useDraft.ts';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';
import { messages } from './application.messages.ts';

const inOrder = 1;
const forAPerson = 2;

/**
 * Shows the result of reading the uploaded authorisation letters (授权书): the letters are correct, or a person has to
 * check them. While they are being read, a notice says so. Renders nothing if no letter is uploaded, if the applicant
 * has no name yet, or if there is no result.
 */
export function AuthorisationReading({ store }: { readonly store: DraftStore }): ReactElement | null {
  const words = useMessages(messages);
  const { names } = useMessages(orderMaterialMessages);
  const { id: productId } = store.surroundings.product;
  const applicant = useDraftPart(store, 'applicant');
  const materials = useDraftPart(store, 'materials');
  const { groupName } = applicant;
  const authorizationBookList = [...(materials?.authorisationBook ?? [])];
  const isAsked = authorizationBookList.length > 0 && groupName !== '';
  const reading = useQuestion(
    declarationStatus,
    isAsked ? { productId, groupName, authorizationBookList } : null,
    forVisit,
  );
  if (reading.isLoading) return <Notice>{words.reading(names.authorisationBook)}</Notice>;
  const status = reading.data?.ocrStatus;
  if (status === inOrder) return <Notice tone="success">{words.authorisationRead(groupName)}</Notice>;
  if (status !== forAPerson) return null;
  const lacking: readonly AuthorisationLack[] = reading.data?.lacking ?? [];
  return (
    <Notice tone="warning" title={lacking.map((part) => ownValue(words.authorisationLacks, part)).join(words.also)}>
      {words.authorisationUnread}
    </Notice>
  );
}
