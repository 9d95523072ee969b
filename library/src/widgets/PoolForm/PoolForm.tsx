import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { UploadedFile, UploadFile } from '../../components/FileUpload/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import type { SwimmingPools } from '../../domain/subject/pool/swimmingPool.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import {
  FormAddress,
  FormFiles,
  FormGrid,
  FormRow,
  type SubjectFormProps,
  useSubjectFormPart,
} from '../FormParts/index.ts';
import { messages } from './PoolForm.messages.ts';

export interface PoolFormProps extends SubjectFormProps<SwimmingPools> {
  /** Uploads one photograph. */
  upload: UploadFile;
  /** Names and addresses of files that are already stored. */
  storedFiles?: readonly UploadedFile[] | undefined;
  /** Codes of the regions where the product is sold (province, city or district); empty for the whole country. */
  allowedAreaCodes?: readonly number[] | undefined;
}

/**
 * Form for the swimming pools (游泳池) of an order: size, number, place and photographs. The ref is the outermost element;
 * its `focus()` focuses the first invalid control, or the first control if none is invalid.
 */
export const PoolForm: ForwardRefExoticComponent<PoolFormProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  PoolFormProps
>(function PoolForm(props, ref) {
  const root = useFocusRef(ref);
  const words = useMessages(messages);
  const part = useSubjectFormPart(props, 'swimmingPool');
  const { value } = part;

  return (
    <FormGrid ref={root}>
      <NumberField
        {...part.fieldOf('areaSquareMetres')}
        label={words.area}
        isRequired
        unit="㎡"
        fractionDigits={2}
        value={value.areaSquareMetres}
        onChange={(areaSquareMetres) => part.set({ areaSquareMetres })}
      />
      <NumberField
        {...part.fieldOf('count')}
        label={words.count}
        isRequired
        unit={words.countUnit}
        value={value.count}
        onChange={(count) => part.set({ count })}
      />
      <FormAddress
        part={part}
        regionLabel={words.region}
        detailLabel={words.address}
        isRegionRequired
        isDetailRequired
        allowedAreaCodes={props.allowedAreaCodes}
      />
      <FormRow>
        <FormFiles
          field={part.fieldOf('images')}
          label={words.images}
          hint={words.imagesHint}
          isRequired
          addresses={value.images}
          onChange={(images) => part.set({ images })}
          storedFiles={props.storedFiles}
          upload={props.upload}
          accept={['image']}
          maxFiles={10}
        />
      </FormRow>
    </FormGrid>
  );
});
