import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { demandsOf } from '../../domain/subject/shape/subjectField.ts';
import type { Venue } from '../../domain/subject/venue/venue.ts';
import { venueFields } from '../../domain/subject/venue/venueFields.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { venueWords } from '../../i18n/subjects/venue.messages.ts';
import { FormGrid } from '../FormParts/FormParts.styles.ts';
import {
  SubjectArea,
  SubjectCount,
  SubjectFields,
  type SubjectForm,
  type SubjectFormProps,
  useSubjectFormPart,
} from '../FormParts/index.ts';

const form: SubjectForm = {
  fields: venueFields,
  words: venueWords,
  controls: { area: SubjectArea, count: SubjectCount },
};
const demands = demandsOf(venueFields, null);

export type VenueFormProps = SubjectFormProps<Venue>;

/**
 * Form for a venue (酒店、停车场等经营场所): the business area, which determines the premium, and the numbers of rooms, employees,
 * pools and car parks. The ref is the outermost element; its `focus()` focuses the first invalid control, or the first
 * control if none is invalid.
 */
export const VenueForm: ForwardRefExoticComponent<VenueFormProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  VenueFormProps
>(function VenueForm(props, ref) {
  const root = useFocusRef(ref);
  const part = useSubjectFormPart(props, 'orderExtension', venueWords.sentences);

  return (
    <FormGrid ref={root}>
      <SubjectFields form={form} part={part} demands={demands} />
    </FormGrid>
  );
});
