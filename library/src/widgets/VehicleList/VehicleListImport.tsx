import { type ReactElement, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { FileDrop } from '../../components/FileDrop/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { mostVehiclesOf, vehiclesOf, withVehicles } from '../../domain/subject/vehicle/fleet.ts';
import type { VehicleProduct } from '../../domain/subject/vehicle/fleetVehicleFields.ts';
import type { Vehicle } from '../../domain/subject/vehicle/vehicle.ts';
import { usePastedList } from '../../foundation/usePastedList.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useVehicleImport, type VehicleImport } from './useVehicleImport.ts';
import { useVehicleTemplate } from './useVehicleTemplate.ts';
import { messages } from './VehicleList.messages.ts';
import * as S from './VehicleList.styles.ts';
import { VehicleListPreview } from './VehicleListPreview.tsx';

export interface VehicleListImportProps {
  /** Product whose tariff defines the kinds of vehicle and the maximum number of vehicles. */
  product: VehicleProduct;
  /** The vehicles of the order before the import. */
  value: Vehicle;
  /** Called when the dialog is closed. */
  onClose: () => void;
  /** Called with the vehicles of the order after the import, and the number of imported vehicles. */
  onTake: (vehicle: Vehicle, count: number) => void;
}

/**
 * Dialog that imports vehicles from a list. The user chooses a list, checks the vehicles and their problems, and
 * confirms the import.
 */
export function VehicleListImport({ product, value, onClose, onTake }: VehicleListImportProps): ReactElement {
  const words = useMessages(messages);
  const details = product.tariff?.basis === 'perVehicle' ? product.tariff.vehicles.map(({ detail }) => detail) : [];
  const list = useVehicleImport(details);
  const [replaces, setReplaces] = useState(false);
  const { step } = list;
  const listed = step.kind === 'read' ? step.sheet.vehicles.map(({ vehicle }) => vehicle) : [];
  const next = withVehicles(value, listed, replaces);
  const isTooMany = vehiclesOf(next).length > mostVehiclesOf(product);
  const take = () => {
    onTake(next, listed.length);
    onClose();
  };
  return (
    <Dialog
      title={words.importTitle}
      size="large"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          {step.kind === 'read' ? <Button onPress={list.reset}>{words.otherList}</Button> : null}
          {step.kind === 'read' ? (
            <Button variant="primary" isDisabled={isTooMany} onPress={take}>
              {words.take(listed.length)}
            </Button>
          ) : null}
        </>
      }
    >
      {step.kind === 'read' ? (
        <VehicleListPreview
          product={product}
          value={value}
          sheet={step.sheet}
          replaces={replaces}
          onReplaces={setReplaces}
        />
      ) : (
        <Choice list={list} most={mostVehiclesOf(product)} product={product} />
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  readonly list: VehicleImport;
  readonly most: number;
  readonly product: VehicleProduct;
}

/**
 * The first step of the dialog. The user chooses a list. The step also shows the progress of reading, or the reason why
 * the list can't be imported.
 */
function Choice({ list, most, product }: ChoiceProps): ReactElement {
  const words = useMessages(messages);
  const download = useVehicleTemplate(product);
  const { step, readFile, readText } = list;
  usePastedList({ onFile: readFile, onText: (text) => readText(text, words.pasted) });
  if (step.kind === 'reading') return <ProgressBar label={words.reading(step.name)} value={0} isIndeterminate />;
  return (
    <S.Part>
      {step.kind === 'refused' ? (
        <Notice tone="danger" title={words.refused(step.name)}>
          {words.refusals[step.reason]}
        </Notice>
      ) : null}
      <FileDrop
        label={words.file}
        description={words.fileHint(most)}
        dropHint={words.dropHint}
        accept={['.xlsx', '.xls', '.csv', '.txt']}
        onFiles={([file]) => {
          if (file) readFile(file);
        }}
      />
      <S.Actions>
        <Button size="small" variant="quiet" onPress={() => void download()}>
          {words.template}
        </Button>
      </S.Actions>
    </S.Part>
  );
}
