import { type ReactElement, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { messages as uploadMessages } from '../../components/FileUpload/FileUpload.messages.ts';
import {
  FileUpload,
  type UploadedFile,
  type UploadFile,
  UploadScopeContext,
  useUploadScope,
} from '../../components/FileUpload/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { vehiclesOf } from '../../domain/subject/vehicle/fleet.ts';
import { fleetVehicleFields } from '../../domain/subject/vehicle/fleetVehicleFields.ts';
import { type AssignedLicences, assignLicences } from '../../domain/subject/vehicle/licenceFiles.ts';
import type { Vehicle } from '../../domain/subject/vehicle/vehicle.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './VehicleList.messages.ts';
import * as S from './VehicleList.styles.ts';

const { control } = fleetVehicleFields.licenceImages;
const mostImages = control.kind === 'files' ? control.most : 1;

export interface VehicleListLicencesProps {
  /** The vehicles of the order. */
  value: Vehicle;
  /** Function that uploads one image or PDF of a vehicle licence. */
  upload: UploadFile;
  /** Called when the dialog is closed. */
  onClose: () => void;
  /** Called with the vehicles including the assigned files, and the number of assigned files. */
  onAssign: (vehicle: Vehicle, count: number) => void;
}

/** Returns the vehicles of the order with the files that were assigned to them. */
function withImages(value: Vehicle, { vehicles: [first, ...others] }: AssignedLicences): Vehicle {
  return { ...value, licenceImages: first?.licenceImages ?? value.licenceImages, others };
}

/**
 * Dialog for files (images or PDFs) of the vehicle licences of several vehicles. The files are uploaded and assigned to
 * vehicles by their file names. They can't be assigned before the last upload has ended, because a file that is still
 * being uploaded would be lost.
 */
export function VehicleListLicences({ value, upload, onClose, onAssign }: VehicleListLicencesProps): ReactElement {
  const words = useMessages(messages);
  const { stillUnderWay } = useMessages(uploadMessages);
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const result = assignLicences(vehiclesOf(value), files, mostImages);
  const uploads = useUploadScope();
  const [isEarly, setEarly] = useState(false);
  const underWay = isEarly ? uploads.underWay() : 0;
  const assign = () => {
    if (uploads.underWay() > 0) return setEarly(true);
    onAssign(withImages(value, result), result.assigned);
    onClose();
  };
  return (
    <Dialog
      title={words.licencesTitle}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" isDisabled={result.assigned === 0} onPress={assign}>
            {words.assign(result.assigned)}
          </Button>
        </>
      }
    >
      <S.Part>
        <UploadScopeContext.Provider value={uploads}>
          <FileUpload
            label={words.licencesLabel}
            description={words.licencesHint}
            upload={upload}
            accept={['image', 'pdf']}
            onChange={setFiles}
          />
        </UploadScopeContext.Provider>
        {underWay > 0 ? (
          <Notice tone="warning" role="alert">
            {stillUnderWay(underWay)}
          </Notice>
        ) : null}
        {result.assigned > 0 ? <Notice tone="success">{words.matched(result.assigned)}</Notice> : null}
        {result.unmatched.length > 0 ? <Notice tone="warning">{words.unmatched(result.unmatched)}</Notice> : null}
        {result.surplus.length > 0 ? <Notice tone="warning">{words.surplus(result.surplus, mostImages)}</Notice> : null}
      </S.Part>
    </Dialog>
  );
}
