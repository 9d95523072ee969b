import type { ReactElement } from 'react';

import { FormFiles } from './FormFiles.tsx';
import { FormRow } from './FormParts.styles.ts';
import { namedFieldOf, type SubjectControlProps, type SubjectFieldProps, textIn } from './subjectControl.ts';

/** Returns the props that every control for files has. */
function filesFieldOf(props: SubjectFieldProps) {
  const { label, isRequired, description: hint } = namedFieldOf(props);
  return { field: props.part.fieldOf(props.field), label, hint, isRequired, storedFiles: props.storedFiles };
}

/** Upload field for images or PDFs. It is as wide as the form. */
export function SubjectFiles(props: SubjectControlProps<'files'>): ReactElement | null {
  const { part, field, control, upload } = props;
  const held = part.values.get(field);
  if (!upload) return null;
  return (
    <FormRow>
      <FormFiles
        {...filesFieldOf(props)}
        addresses={Array.isArray(held) ? held : []}
        onChange={(files) => part.setField(field, files)}
        upload={upload}
        accept={control.accept}
        maxFiles={control.most}
      />
    </FormRow>
  );
}

/** Upload field for one video. It is as wide as the form. */
export function SubjectFilm(props: SubjectControlProps<'film'>): ReactElement | null {
  const { part, field, uploadVideo } = props;
  const film = textIn(props);
  if (!uploadVideo) return null;
  return (
    <FormRow>
      <FormFiles
        {...filesFieldOf(props)}
        addresses={film === '' ? [] : [film]}
        onChange={([first = '']) => part.setField(field, first)}
        upload={uploadVideo}
        accept={['video']}
        maxFiles={1}
      />
    </FormRow>
  );
}
