import { useState } from 'react';

import type { FleetVehicle, Vehicle } from '../../domain/subject/vehicle/vehicle.ts';
import { useFunctionalUpdate } from '../../foundation/useFunctionalUpdate.ts';

/**
 * The dialog that is open: for a new vehicle, for the vehicle at index `at` of the list, for the import of a list, or
 * for files of vehicle licences.
 */
type VehicleListDialog =
  | { readonly kind: 'add' | 'import' | 'licences' }
  | { readonly kind: 'edit'; readonly at: number };

/** An edit of the list that the user can undo. */
interface UndoableEdit {
  readonly before: Vehicle;
  readonly after: Vehicle;
  /** Message that describes the edit, such as the name of the removed vehicle. */
  readonly text: string;
}

export interface VehicleListState {
  readonly others: readonly FleetVehicle[];
  readonly dialog: VehicleListDialog | null;
  readonly open: (dialog: VehicleListDialog) => void;
  readonly close: () => void;
  /** Adds a vehicle at the end. */
  readonly add: (vehicle: FleetVehicle) => void;
  /** Replaces the vehicle at an index of `others`. */
  readonly replace: (at: number, vehicle: FleetVehicle) => void;
  /** Removes the vehicle at an index of `others`. @param text message that names the removed vehicle */
  readonly remove: (at: number, text: string) => void;
  /** Replaces all vehicles in one edit that the user can undo. @param text message that describes the edit */
  readonly edit: (vehicle: Vehicle, text: string) => void;
  /** Message that describes the edit that the user can undo; null if there is no such edit. */
  readonly done: string | null;
  readonly undo: () => void;
}

const isSameVehicle = (one: FleetVehicle, other: FleetVehicle): boolean =>
  JSON.stringify({ ...one, others: [] }) === JSON.stringify({ ...other, others: [] });

/**
 * Returns the vehicles before an edit. If the first vehicle was changed after the edit, only the vehicles in `others`
 * are restored.
 */
const undone = (latest: Vehicle, { before, after }: UndoableEdit): Vehicle =>
  isSameVehicle(latest, after) ? before : { ...latest, others: before.others ?? none };

const none: readonly FleetVehicle[] = [];

/**
 * Returns the state of the list of the vehicles in `others`: the open dialog, and the last edit that the user can undo.
 */
export function useVehicleListState(value: Vehicle, onChange: (value: Vehicle) => void): VehicleListState {
  const [dialog, setDialog] = useState<VehicleListDialog | null>(null);
  const [last, setLast] = useState<UndoableEdit | null>(null);
  const update = useFunctionalUpdate(value, onChange);
  const others = value.others ?? none;
  const current = last?.after.others === value.others ? last : null;
  const withOthers = (change: (latest: readonly FleetVehicle[]) => readonly FleetVehicle[]) =>
    update((latest) => ({ ...latest, others: change(latest.others ?? none) }));
  const edit = (after: Vehicle, text: string) => {
    setLast({ before: value, after, text });
    update(() => after);
  };
  return {
    others,
    dialog,
    open: setDialog,
    close: () => setDialog(null),
    add: (vehicle) => withOthers((latest) => [...latest, vehicle]),
    replace: (at, vehicle) => withOthers((latest) => latest.map((each, index) => (index === at ? vehicle : each))),
    remove: (at, text) => edit({ ...value, others: others.filter((_, index) => index !== at) }, text),
    edit,
    done: current?.text ?? null,
    undo: () => {
      if (current) update((latest) => undone(latest, current));
      setLast(null);
    },
  };
}
