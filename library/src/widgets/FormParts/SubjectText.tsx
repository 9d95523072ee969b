import type { ReactElement } from 'react';

import { FormText } from './FormText.tsx';
import { namedFieldOf, type SubjectControlProps, textIn } from './subjectControl.ts';

/** Control for a single line of text. */
export function SubjectText(props: SubjectControlProps<'text'>): ReactElement {
  const { part, field, control } = props;
  const { onBlur, ...named } = namedFieldOf(props);
  return (
    <FormText
      {...named}
      isLong={control.isLong}
      value={textIn(props)}
      onCommit={(typed) => part.setField(field, control.normalise(typed))}
      onLeave={onBlur}
    />
  );
}
