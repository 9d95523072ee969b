import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { UploadedFile, UploadFile } from '../../components/FileUpload/index.ts';
import type { VehicleDetail } from '../../domain/enumeration/vehicle.ts';
import { demandsOf } from '../../domain/subject/shape/subjectField.ts';
import type { Vehicle } from '../../domain/subject/vehicle/vehicle.ts';
import { vehicleFields } from '../../domain/subject/vehicle/vehicleFields.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { vehicleWords } from '../../i18n/subjects/vehicle.messages.ts';
import { FormGrid } from '../FormParts/FormParts.styles.ts';
import {
  SubjectAddress,
  SubjectChoice,
  SubjectCount,
  SubjectFields,
  SubjectFiles,
  type SubjectForm,
  type SubjectFormProps,
  SubjectText,
  useSubjectFormPart,
} from '../FormParts/index.ts';

const form: SubjectForm = {
  fields: vehicleFields,
  words: vehicleWords,
  controls: {
    text: SubjectText,
    choice: SubjectChoice,
    count: SubjectCount,
    address: SubjectAddress,
    files: SubjectFiles,
  },
};
/**
 * The field `others` is hidden. It contains all vehicles of the order except the first; they are edited in
 * `VehicleList`.
 */
const demands = { ...demandsOf(vehicleFields, {}), others: 'hidden' as const };

export interface VehicleFormProps extends SubjectFormProps<Vehicle> {
  /** Kinds of vehicle that the product insures, in the order of the product's tariff. */
  details: readonly VehicleDetail[];
  /** Function that uploads one image or PDF of the vehicle licence. */
  upload: UploadFile;
  /** Files of the vehicle licence that are already stored, each with its name and its address. */
  storedFiles?: readonly UploadedFile[] | undefined;
  /** Codes of the regions where the product is sold (province, city or district); empty for the whole country. */
  allowedAreaCodes?: readonly number[] | undefined;
}

/**
 * Form for the vehicle (车辆) whose occupants are insured: licence plate, frame number, engine number, kind, use, seats,
 * address and vehicle licence. The ref is the outermost element; its `focus()` focuses the first invalid control, or
 * the first control if none is invalid.
 */
export const VehicleForm: ForwardRefExoticComponent<VehicleFormProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  VehicleFormProps
>(function VehicleForm(props, ref) {
  const root = useFocusRef(ref);
  const part = useSubjectFormPart(props, 'vehicle', vehicleWords.sentences);

  return (
    <FormGrid ref={root}>
      <SubjectFields
        form={form}
        part={part}
        demands={demands}
        offered={{ detail: { words: props.details, shouldShowOthers: false } }}
        upload={props.upload}
        storedFiles={props.storedFiles}
        allowedAreaCodes={props.allowedAreaCodes}
      />
    </FormGrid>
  );
});
