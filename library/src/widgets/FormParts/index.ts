export { FormFiles } from './FormFiles.tsx';
export { FormText } from './FormText.tsx';
export { SubjectAddress } from './SubjectAddress.tsx';
export { SubjectChoice } from './SubjectChoice.tsx';
export type { SubjectForm } from './subjectControl.ts';
export { SubjectDay } from './SubjectDay.tsx';
export { SubjectFields } from './SubjectFields.tsx';
export { SubjectFiles, SubjectFilm } from './SubjectFiles.tsx';
export { SubjectArea, SubjectCount, SubjectMoney } from './SubjectNumber.tsx';
export { SubjectText } from './SubjectText.tsx';
export {
  fieldIdOf,
  fieldIn,
  type FormField,
  type FormPart,
  type SubjectFormProps,
  useFormPart,
} from './useFormPart.tsx';
export { useSubjectFormPart } from './useSubjectFormPart.ts';
export { type SubjectSentencePack, useSubjectSentences } from './useSubjectSentences.ts';
