import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { NumberField } from '../../components/NumberField/index.ts';
import type { House } from '../../domain/subject/house/house.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormAddress, FormGrid, type SubjectFormProps, useSubjectFormPart } from '../FormParts/index.ts';
import { messages } from './HouseForm.messages.ts';

export interface HouseFormProps extends SubjectFormProps<House> {
  /** Makes the address required (specification §9, house address required). @default false */
  isAddressRequired?: boolean | undefined;
  /** Codes of the regions where the product is sold (province, city or district); empty for the whole country. */
  allowedAreaCodes?: readonly number[] | undefined;
}

/**
 * Form for the insured house (房屋): area with its area class, and address. The ref is the outermost element; its
 * `focus()` focuses the first invalid control, or the first control if none is invalid.
 */
export const HouseForm: ForwardRefExoticComponent<HouseFormProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  HouseFormProps
>(function HouseForm(props, ref) {
  const root = useFocusRef(ref);
  const { isAddressRequired = false } = props;
  const words = useMessages(messages);
  const part = useSubjectFormPart(props, 'house');
  const { areaSquareMetres } = part.value;
  const area = part.fieldOf('areaSquareMetres');

  return (
    <FormGrid ref={root}>
      <NumberField
        {...area}
        label={words.area}
        description={areaSquareMetres === null ? words.areaHint : words.areaClass(areaSquareMetres)}
        isRequired
        unit="㎡"
        fractionDigits={2}
        value={areaSquareMetres}
        onChange={(squareMetres) => part.set({ areaSquareMetres: squareMetres })}
      />
      <FormAddress
        part={part}
        regionLabel={words.region}
        detailLabel={words.address}
        isRegionRequired={isAddressRequired}
        isDetailRequired={isAddressRequired}
        allowedAreaCodes={props.allowedAreaCodes}
      />
    </FormGrid>
  );
});
