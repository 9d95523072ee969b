import { useRef, useState } from 'react';

import type { VehicleDetail } from '../../domain/enumeration/vehicle.ts';
import type { VehicleSheet } from '../../domain/subject/vehicle/vehicleSheet.ts';
import { useStableCallback } from '../../foundation/useStableCallback.ts';
import type { VehicleFileRefusal } from './readVehicleFile.ts';

/**
 * Step of an import: the user chooses a list, the list is being read, the list is refused, or its vehicles are shown.
 */
type VehicleImportStep =
  | { readonly kind: 'asking' }
  | { readonly kind: 'reading'; readonly name: string }
  | { readonly kind: 'refused'; readonly name: string; readonly reason: VehicleFileRefusal }
  | { readonly kind: 'read'; readonly name: string; readonly sheet: VehicleSheet };

export interface VehicleImport {
  readonly step: VehicleImportStep;
  readonly readFile: (file: File) => void;
  /** Reads cells that were copied from a spreadsheet. @param name name of the list */
  readonly readText: (text: string, name: string) => void;
  /** Returns to the first step, in which the user chooses a list. */
  readonly reset: () => void;
}

type FileModule = typeof import('./readVehicleFile.ts');

/**
 * Returns the step of the import, and functions that read lists of vehicles. The code that reads files is loaded when
 * the first list is read.
 */
export function useVehicleImport(details: readonly VehicleDetail[]): VehicleImport {
  const [step, setStep] = useState<VehicleImportStep>({ kind: 'asking' });
  const asked = useRef(0);
  const read = useStableCallback(
    async (
      name: string,
      sheetBy: (files: FileModule) => Promise<VehicleSheet | VehicleFileRefusal> | VehicleSheet | VehicleFileRefusal,
    ) => {
      const own = ++asked.current;
      setStep({ kind: 'reading', name });
      const sheet = await import('./readVehicleFile.ts').then(sheetBy).catch(() => 'unreadable' as const);
      if (own !== asked.current) return; // The user has chosen another list meanwhile.
      setStep(typeof sheet === 'string' ? { kind: 'refused', name, reason: sheet } : { kind: 'read', name, sheet });
    },
  );
  return {
    step,
    readFile: (file) => void read(file.name, ({ readVehicleFile }) => readVehicleFile(file, details)),
    readText: (text, name) => void read(name, ({ readVehicleText }) => readVehicleText(text, details)),
    reset: () => {
      asked.current++;
      setStep({ kind: 'asking' });
    },
  };
}
