import { type ReactElement, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import type { UploadedFile, UploadFile } from '../../components/FileUpload/index.ts';
import { demandsOf } from '../../domain/subject/shape/subjectField.ts';
import { fleetVehicleProblems } from '../../domain/subject/vehicle/fleetProblems.ts';
import { fleetVehicleFields, type VehicleProduct } from '../../domain/subject/vehicle/fleetVehicleFields.ts';
import type { FleetVehicle } from '../../domain/subject/vehicle/vehicle.ts';
import { vehicleWords } from '../../i18n/subjects/vehicle.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormGrid } from '../FormParts/FormParts.styles.ts';
import {
  SubjectChoice,
  SubjectCount,
  SubjectFields,
  SubjectFiles,
  type SubjectForm,
  SubjectText,
  useSubjectFormPart,
} from '../FormParts/index.ts';
import { messages } from './VehicleList.messages.ts';

const form: SubjectForm = {
  fields: fleetVehicleFields,
  words: vehicleWords,
  controls: { text: SubjectText, choice: SubjectChoice, count: SubjectCount, files: SubjectFiles },
};
const demands = demandsOf(fleetVehicleFields, {});

export interface VehicleListEditorProps {
  /** Heading of the dialog. */
  title: string;
  /** The vehicle before the edit. */
  vehicle: FleetVehicle;
  /**
   * True if the vehicle isn't in the list yet. In this case, the problem of a field is shown only after the user has
   * left the field.
   */
  isNew: boolean;
  /** Product whose tariff defines the kinds of vehicle. */
  product: VehicleProduct;
  /** Function that uploads one image or PDF of a vehicle licence. */
  upload: UploadFile;
  /** Files of vehicle licences that are already stored, each with its name and its address. */
  storedFiles?: readonly UploadedFile[] | undefined;
  /** Called when the dialog is closed. */
  onClose: () => void;
  /** Called with the edited vehicle, before the dialog is closed. The vehicle may have problems. */
  onConfirm: (vehicle: FleetVehicle) => void;
}

/** Dialog with the form for one vehicle of the list. The list stays unchanged until the user confirms. */
export function VehicleListEditor(props: VehicleListEditorProps): ReactElement {
  const { product, onClose, onConfirm } = props;
  const words = useMessages(messages);
  const [vehicle, setVehicle] = useState(props.vehicle);
  const part = useSubjectFormPart(
    {
      value: vehicle,
      onChange: setVehicle,
      problems: fleetVehicleProblems(product, vehicle),
      shouldShowAllProblems: !props.isNew,
      id: 'further-vehicle',
    },
    'further-vehicle',
    vehicleWords.sentences,
  );
  const details = product.tariff?.basis === 'perVehicle' ? product.tariff.vehicles.map(({ detail }) => detail) : [];
  const confirm = () => {
    onConfirm(vehicle);
    onClose();
  };
  return (
    <Dialog
      title={props.title}
      size="large"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" onPress={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <FormGrid>
        <SubjectFields
          form={form}
          part={part}
          demands={demands}
          offered={{ detail: { words: details, shouldShowOthers: false } }}
          upload={props.upload}
          storedFiles={props.storedFiles}
        />
      </FormGrid>
    </Dialog>
  );
}
