import type { ErrorSummaryItem } from '@tuanbao/library/components/ErrorSummary';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

import { correctPersonsId } from './CorrectPersons.tsx';
import { messages } from './materialsDue.messages.ts';
import type { Corrections } from './useCorrections.ts';
import type { Supplement } from './useSupplement.ts';

/** Beginning of the ids of the elements in which materials are uploaded. */
export const uploadsId = 'paper';

/**
 * Returns the errors that prevent the submission of materials and corrections. Each error links to the control in which
 * the user can resolve it.
 */
export function useMaterialErrors(
  { missing, faultyRows }: Supplement,
  corrections: Corrections,
): readonly ErrorSummaryItem[] {
  const words = useMessages(messages);
  const targetId = correctPersonsId;
  return [
    ...missing.map(({ type, name, rejection }) => ({
      message: rejection ? words.rejectedMaterial(name) : words.missingMaterial(name),
      targetId: `${uploadsId}-${type}`,
    })),
    ...(faultyRows > 0 ? [{ message: words.faultyPersons(faultyRows), targetId }] : []),
    ...corrections.refused.map(({ row, insuredName, message }) => ({
      message: words.refusedPerson(row, insuredName, message),
      targetId,
    })),
  ];
}
