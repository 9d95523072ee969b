import type { ConstructionQualification, LabourType, ProjectType } from '../enumeration/construction.ts';
import type { UseAttribute } from '../enumeration/vehicle.ts';
import type { VehicleDetail } from '../enumeration/vehicle.ts';
import type { Fen } from '../money/fen.ts';

/** Several swimming pools of the same size. */
export interface RatedPools {
  readonly areaSquareMetres: number;
  readonly count: number;
}

/** The values of a vehicle on which its premium depends. */
export interface RatedVehicle {
  readonly detail: VehicleDetail;
  readonly useAttribute: UseAttribute;
  /** Number of approved seats (核定座位数) of the vehicle, including the driver's. */
  readonly seats: number;
}

/**
 * The rated subject of a product that isn't priced per person. `basis` equals the basis of the product. Areas are in
 * square metres.
 */
export type RatingSubject =
  | { readonly basis: 'byArea'; readonly areaSquareMetres: number; readonly projectType?: ProjectType }
  | {
      readonly basis: 'byContractCost';
      readonly costFen: Fen;
      readonly projectType: ProjectType;
      readonly labourType: LabourType;
      readonly qualification: ConstructionQualification;
    }
  | { readonly basis: 'perPool'; readonly pools: readonly RatedPools[] }
  | ({
      readonly basis: 'perVehicle';
      /** All vehicles of the order after the first vehicle. @default none */
      readonly others?: readonly RatedVehicle[];
    } & RatedVehicle)
  | { readonly basis: 'perHouse'; readonly areaSquareMetres: number };

/** The kind of rated subject that belongs to a basis. */
export type SubjectOf<Basis extends RatingSubject['basis']> = Extract<RatingSubject, { basis: Basis }>;
