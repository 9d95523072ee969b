import type { ConstructionQualification, LabourType, ProjectType } from '../enumeration/construction.ts';
import type { UseAttribute } from '../enumeration/vehicle.ts';
import type { VehicleDetail } from '../enumeration/vehicle.ts';
import type { HouseAreaClass } from './houseAreaClass.ts';

/** Premiums in yuan, as decimal strings, for each area class of a house. */
export type HouseAreaPremiums = Readonly<Record<HouseAreaClass, string>>;

/** Annual rate in ‰ of the contract cost for one kind of works. */
export interface ContractCostRate {
  readonly projectType: ProjectType;
  readonly labourType: LabourType;
  readonly qualification: ConstructionQualification;
  readonly perMille: string;
}

/**
 * Annual premium in yuan of a swimming pool with at most `upTo` square metres. In the last band, `upTo` is null,
 * because this band has no limit.
 */
export interface PoolBand {
  readonly upTo: number | null;
  readonly premium: string;
}

/**
 * Annual premium in yuan of a kind of vehicle. `seat`: it is charged for each seat. `vehicle`: it is charged once for
 * the vehicle, as for trucks, whose premium depends on the load.
 */
export interface VehicleRate {
  readonly detail: VehicleDetail;
  readonly countedOn: 'seat' | 'vehicle';
  readonly premium: string;
}

/**
 * The price table of a product (domain rules §4). For `byArea`, the clauses contain the prices, and the table contains
 * only a factor for each project type. In the other cases, the table contains the prices. Amounts and factors are
 * decimal strings.
 */
export type Tariff =
  | { readonly basis: 'byArea'; readonly projectTypes: Readonly<Record<ProjectType, string>> }
  | { readonly basis: 'byContractCost'; readonly rates: readonly ContractCostRate[] }
  | { readonly basis: 'perPool'; readonly bands: readonly PoolBand[] }
  | {
      readonly basis: 'perVehicle';
      readonly vehicles: readonly VehicleRate[];
      readonly useAttributes: Readonly<Record<UseAttribute, string>>;
      /** Maximum number of vehicles in one order. @default 1 */
      readonly mostVehicles?: number;
    };
