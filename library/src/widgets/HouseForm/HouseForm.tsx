import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { House } from '../../domain/subject/house/house.ts';
import { houseFields } from '../../domain/subject/house/houseFields.ts';
import { demandsOf } from '../../domain/subject/shape/subjectField.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { houseWords } from '../../i18n/subjects/house.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormGrid } from '../FormParts/FormParts.styles.ts';
import {
  SubjectAddress,
  SubjectArea,
  SubjectFields,
  type SubjectForm,
  type SubjectFormProps,
  useSubjectFormPart,
} from '../FormParts/index.ts';
import { messages } from './HouseForm.messages.ts';

const form: SubjectForm = {
  fields: houseFields,
  words: houseWords,
  controls: { area: SubjectArea, address: SubjectAddress },
};

export interface HouseFormProps extends SubjectFormProps<House> {
  /** If true, the address is required (specification §9, house address required). @default false */
  isAddressRequired?: boolean | undefined;
  /** Codes of the regions where the product is sold (province, city or district); empty for the whole country. */
  allowedAreaCodes?: readonly number[] | undefined;
}

/**
 * Form for the insured house (房屋): area, area class (derived from the area) and address. The ref is the
 * outermost element; its `focus()` focuses the first invalid control, or the first control if none is invalid.
 */
export const HouseForm: ForwardRefExoticComponent<HouseFormProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  HouseFormProps
>(function HouseForm(props, ref) {
  const root = useFocusRef(ref);
  const { isAddressRequired = false } = props;
  const words = useMessages(messages);
  const part = useSubjectFormPart(props, 'house', houseWords.sentences);
  const { areaSquareMetres } = props.value;
  const product = { features: { houseAddressRequired: isAddressRequired }, occupation: {} };

  return (
    <FormGrid ref={root}>
      <SubjectFields
        form={form}
        part={part}
        demands={demandsOf(houseFields, product)}
        notes={{ areaSquareMetres: areaSquareMetres === null ? null : words.areaClass(areaSquareMetres) }}
        allowedAreaCodes={props.allowedAreaCodes}
      />
    </FormGrid>
  );
});
