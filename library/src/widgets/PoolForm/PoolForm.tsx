import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { UploadedFile, UploadFile } from '../../components/FileUpload/index.ts';
import { poolFields } from '../../domain/subject/pool/poolFields.ts';
import type { SwimmingPools } from '../../domain/subject/pool/swimmingPool.ts';
import { demandsOf } from '../../domain/subject/shape/subjectField.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { poolWords } from '../../i18n/subjects/pool.messages.ts';
import { FormGrid } from '../FormParts/FormParts.styles.ts';
import {
  SubjectAddress,
  SubjectArea,
  SubjectCount,
  SubjectFields,
  SubjectFiles,
  type SubjectForm,
  type SubjectFormProps,
  useSubjectFormPart,
} from '../FormParts/index.ts';

const form: SubjectForm = {
  fields: poolFields,
  words: poolWords,
  controls: { area: SubjectArea, count: SubjectCount, address: SubjectAddress, files: SubjectFiles },
};
const demands = demandsOf(poolFields, null);

export interface PoolFormProps extends SubjectFormProps<SwimmingPools> {
  /** Function that uploads one photograph. */
  upload: UploadFile;
  /** Files that are already stored, each with its name and its address. */
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
  const part = useSubjectFormPart(props, 'swimmingPool', poolWords.sentences);

  return (
    <FormGrid ref={root}>
      <SubjectFields
        form={form}
        part={part}
        demands={demands}
        upload={props.upload}
        storedFiles={props.storedFiles}
        allowedAreaCodes={props.allowedAreaCodes}
      />
    </FormGrid>
  );
});
