import type { UploadedFile } from '@tuanbao/library/components/FileUpload';
import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { idCardProblems } from '@tuanbao/library/domain/identity/idCard';
import { normaliseIdNumber } from '@tuanbao/library/domain/identity/idNumber';
import type { FormikErrors } from 'formik';

import type { RequestOf } from '../../contract/call.ts';
import type { requestQualification } from '../../contract/qualification.ts';
import type { QualificationMessages } from './qualification.messages.ts';

/** What an agent enters to have the real name verified. */
export interface QualificationEntry {
  readonly name: string;
  readonly idNo: string;
  readonly certificateNo: string;
  readonly certificateValidUntil: string;
  readonly papers: readonly UploadedFile[];
}

/** The form at first. */
export const emptyEntry: QualificationEntry = {
  name: '',
  idNo: '',
  certificateNo: '',
  certificateValidUntil: '',
  papers: [],
};

/** Messages for the fields that aren't valid. */
export function entryProblems(
  { name, idNo, certificateNo, certificateValidUntil, papers }: QualificationEntry,
  today: CalendarDay,
  words: QualificationMessages,
): FormikErrors<Record<keyof QualificationEntry, string>> {
  const number = certificateNo.trim();
  return {
    ...(name.trim() === '' && { name: words.nameMissing }),
    ...(idCardProblems(normaliseIdNumber(idNo), today).length > 0 && { idNo: words.idNoWrong }),
    ...((number !== '' || certificateValidUntil !== '') &&
      !/^[\dA-Za-z]{6,30}$/.test(number) && { certificateNo: words.certificateWrong }),
    ...(number !== '' && certificateValidUntil === '' && { certificateValidUntil: words.certificateDayMissing }),
    ...(papers.length === 0 && { papers: words.papersMissing }),
  };
}

/** The request that sends what was entered. */
export const requestOfEntry = (entry: QualificationEntry): RequestOf<typeof requestQualification> => ({
  name: entry.name.trim(),
  idNo: normaliseIdNumber(entry.idNo),
  certificateNo: entry.certificateNo.trim(),
  certificateValidUntil: entry.certificateValidUntil,
  fileUrlList: entry.papers.map(({ id }) => id),
});
