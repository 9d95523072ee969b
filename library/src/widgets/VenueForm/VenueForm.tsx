import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { NumberField } from '../../components/NumberField/index.ts';
import { type Venue, venueCounts } from '../../domain/subject/venue/venue.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormGrid, type SubjectFormProps, useSubjectFormPart } from '../FormParts/index.ts';
import { messages } from './VenueForm.messages.ts';

export type VenueFormProps = SubjectFormProps<Venue>;

/**
 * Form for a venue (酒店、停车场等经营场所): the area, which decides the premium, and further numbers. The ref is the outermost
 * element; its `focus()` focuses the first invalid control, or the first control if none is invalid.
 */
export const VenueForm: ForwardRefExoticComponent<VenueFormProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  VenueFormProps
>(function VenueForm(props, ref) {
  const root = useFocusRef(ref);
  const words = useMessages(messages);
  const part = useSubjectFormPart(props, 'orderExtension');

  return (
    <FormGrid ref={root}>
      <NumberField
        {...part.fieldOf('businessAreaSquareMetres')}
        label={words.businessArea}
        isRequired
        unit="㎡"
        fractionDigits={2}
        value={part.value.businessAreaSquareMetres}
        onChange={(businessAreaSquareMetres) => part.set({ businessAreaSquareMetres })}
      />
      {venueCounts.map((field) => (
        <NumberField
          key={field}
          {...part.fieldOf(field)}
          label={words.counts[field]}
          unit={words.units[field]}
          value={part.value[field]}
          onChange={(count) => part.set({ [field]: count })}
        />
      ))}
    </FormGrid>
  );
});
