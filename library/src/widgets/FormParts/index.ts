export { FormFiles } from './FormFiles.tsx';
export { FormGrid, FormRow, FormSection, FormWarning } from './FormParts.styles.ts';
export { FormText } from './FormText.tsx';
export { SubjectFields } from './SubjectFields.tsx';
export { fieldIdOf, type FormField, type FormPart, type SubjectFormProps, useFormPart } from './useFormPart.tsx';
export { useSubjectFormPart, useSubjectSentences } from './useSubjectFormPart.ts';
