import type { UploadedFile } from '@tuanbao/library/components/FileUpload';
import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { idCardProblems } from '@tuanbao/library/domain/identity/idCard';
import { normaliseIdNumber } from '@tuanbao/library/domain/identity/idNumber';

import type { RequestOf } from '../../contract/call.ts';
import type { requestQualification } from '../../contract/qualification.ts';
import type { QualificationMessages } from './qualification.messages.ts';

/** Values of the form in which an agent requests the verification of the real name. */
export interface QualificationEntry {
  readonly name: string;
  readonly idNo: string;
  readonly certificateNo: string;
  readonly certificateValidUntil: string;
  readonly materials: readonly UploadedFile[];
}

/** Initial values of the form. */
export const emptyEntry: QualificationEntry = {
  name: '',
  idNo: '',
  certificateNo: '',
  certificateValidUntil: '',
  materials: [],
};

/** Returns a message for each field whose value isn't valid. */
export function entryProblems(
  { name, idNo, certificateNo, certificateValidUntil, materials }: QualificationEntry,
  today: CalendarDay,
  words: QualificationMessages,
): Readonly<Partial<Record<keyof QualificationEntry, string>>> {
  const number = certificateNo.trim();
  return {
    ...(name.trim() === '' && { name: words.nameMissing }),
    ...(idCardProblems(normaliseIdNumber(idNo), today).length > 0 && { idNo: words.idNoWrong }),
    ...((number !== '' || certificateValidUntil !== '') &&
      !/^[\dA-Za-z]{6,30}$/.test(number) && { certificateNo: words.certificateWrong }),
    ...(number !== '' && certificateValidUntil === '' && { certificateValidUntil: words.certificateDayMissing }),
    ...(materials.length === 0 && { materials: words.materialsMissing }),
  };
}

/** Converts the values of the form to the request. */
export const requestOfEntry = (entry: QualificationEntry): RequestOf<typeof requestQualification> => ({
  name: entry.name.trim(),
  idNo: normaliseIdNumber(entry.idNo),
  certificateNo: entry.certificateNo.trim(),
  certificateValidUntil: entry.certificateValidUntil,
  fileUrlList: entry.materials.map(({ id }) => id),
});
