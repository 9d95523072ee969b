import type { ErrorSummaryItem } from '@tuanbao/library/components/ErrorSummary';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

import { correctPersonsId } from './CorrectPersons.tsx';
import { messages } from './materialsDue.messages.ts';
import type { Corrections } from './useCorrections.ts';
import type { Supplement } from './useSupplement.ts';

/** Prefix of the element ids of the uploads. */
export const uploadsId = 'paper';

/**
 * Returns the errors that prevent the submission of materials and corrections, each with the control that resolves it.
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
