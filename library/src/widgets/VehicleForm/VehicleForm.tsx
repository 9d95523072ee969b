import { forwardRef, type ForwardRefExoticComponent, type ReactElement, type RefAttributes } from 'react';

import type { UploadedFile, UploadFile } from '../../components/FileUpload/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import { Select } from '../../components/Select/index.ts';
import type { VehicleDetail } from '../../domain/enumeration/vehicle.ts';
import { normalisePlate } from '../../domain/identity/plate.ts';
import { normaliseVin } from '../../domain/identity/vin.ts';
import type { Vehicle } from '../../domain/subject/vehicle/vehicle.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { vehicleDetailMessages, vehicleUseMessages } from '../../i18n/enumerations/vehicleDetail.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import {
  FormAddress,
  FormFiles,
  FormGrid,
  FormRow,
  FormText,
  type FormPart,
  type SubjectFormProps,
  useSubjectFormPart,
} from '../FormParts/index.ts';
import { messages } from './VehicleForm.messages.ts';
import { vehicleUses } from './vehicleUses.ts';

export interface VehicleFormProps extends SubjectFormProps<Vehicle> {
  /** Kinds of vehicle that the product insures, in the order of its tariff. */
  details: readonly VehicleDetail[];
  /** Uploads one image. */
  upload: UploadFile;
  /** Names and addresses of files that are already stored. */
  storedFiles?: readonly UploadedFile[] | undefined;
  /** Codes of the regions where the product is sold (province, city or district); empty for the whole country. */
  allowedAreaCodes?: readonly number[] | undefined;
}

/**
 * Form for the vehicle (车辆) whose occupants are insured: licence plate, frame number, kind, use, seats, vehicle licence
 * and address. The ref is the outermost element; its `focus()` focuses the first invalid control, or the first control
 * if none is invalid.
 */
export const VehicleForm: ForwardRefExoticComponent<VehicleFormProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  VehicleFormProps
>(function VehicleForm(props, ref) {
  const root = useFocusRef(ref);
  const words = useMessages(messages);
  const part = useSubjectFormPart(props, 'vehicle');

  return (
    <FormGrid ref={root}>
      <Registration part={part} />
      <Kind part={part} details={props.details} />
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
          field={part.fieldOf('licenceImages')}
          label={words.licenceImages}
          hint={words.licenceImagesHint}
          isRequired
          addresses={part.value.licenceImages}
          onChange={(licenceImages) => part.set({ licenceImages })}
          storedFiles={props.storedFiles}
          upload={props.upload}
          accept={['image', 'pdf']}
          maxFiles={4}
        />
      </FormRow>
    </FormGrid>
  );
});

function Registration({ part }: { part: FormPart<Vehicle> }): ReactElement {
  const words = useMessages(messages);
  const { onBlur: leavePlate, ...plate } = part.fieldOf('licencePlate');
  const { onBlur: leaveFrameNo, ...frameNo } = part.fieldOf('frameNo');
  return (
    <>
      <FormText
        {...plate}
        label={words.licencePlate}
        description={plate.description ?? words.licencePlateHint}
        value={part.value.licencePlate}
        onCommit={(text) => part.set({ licencePlate: normalisePlate(text) })}
        onLeave={leavePlate}
      />
      <FormText
        {...frameNo}
        label={words.frameNo}
        isRequired
        value={part.value.frameNo}
        onCommit={(text) => part.set({ frameNo: normaliseVin(text) })}
        onLeave={leaveFrameNo}
      />
    </>
  );
}

interface KindProps {
  part: FormPart<Vehicle>;
  details: readonly VehicleDetail[];
}

function Kind({ part, details }: KindProps): ReactElement {
  const words = useMessages(messages);
  const uses = useMessages(vehicleUseMessages);
  const { nameOf } = useMessages(vehicleDetailMessages);
  const { value } = part;
  const seats = part.fieldOf('seats');
  return (
    <>
      <Select
        {...part.fieldOf('detail')}
        label={words.detail}
        isRequired
        placeholder={part.placeholder}
        options={details.map((detail) => ({ value: detail, label: nameOf(detail) }))}
        value={value.detail}
        onChange={(chosen) => part.set({ detail: details.find((detail) => detail === chosen) ?? '' })}
      />
      <Select
        {...part.fieldOf('useAttribute')}
        label={words.useAttribute}
        isRequired
        placeholder={part.placeholder}
        options={vehicleUses.map((use) => ({ value: use, label: uses[use] }))}
        value={value.useAttribute}
        onChange={(chosen) => part.set({ useAttribute: vehicleUses.find((use) => use === chosen) ?? '' })}
      />
      <NumberField
        {...seats}
        label={words.seats}
        description={words.seatsHint}
        isRequired
        unit={words.seatsUnit}
        value={value.seats}
        onChange={(count) => part.set({ seats: count })}
      />
    </>
  );
}
