import type { ComponentType, ReactElement } from 'react';

import { ownValue } from '../../domain/record/ownValue.ts';
import type { SubjectControl } from '../../domain/subject/shape/subjectField.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { SubjectControlProps, SubjectFieldsProps } from './subjectControl.ts';

/** Shows the controls of an insured subject's fields, in the order in which the form defines them. */
export function SubjectFields(props: SubjectFieldsProps): ReactElement {
  const { form, demands } = props;
  const words = useMessages(form.words.fields);
  return (
    <>
      {Object.entries(form.fields)
        .filter(([field]) => ownValue(demands, field) !== 'hidden')
        .map(([field, { control }]) => (
          <SubjectField key={field} {...props} field={field} kind={control.kind} control={control} words={words} />
        ))}
    </>
  );
}

type Kind = SubjectControl['kind'];

/**
 * Shows the control of one field. @throws TypeError when the form has no component for this kind of control; a test
 * renders every field of every form to detect this
 */
function SubjectField<Each extends Kind>(props: SubjectControlProps<Each> & { readonly kind: Each }): ReactElement {
  const { kind, form, field } = props;
  const Control: ComponentType<SubjectControlProps<Each>> | undefined = form.controls[kind];
  if (!Control) throw new TypeError(`The form has no control of the kind ${kind} for its field ${field}`);
  return <Control {...props} />;
}
