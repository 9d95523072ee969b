import { Big } from 'big.js';

import { errorAt, type Problem } from '../problem/problem.ts';
import type { Tariff } from '../product/tariff.ts';
import { ownValue } from '../record/ownValue.ts';
import { countProblems } from './inputProblems.ts';
import type { ChainBase } from './premiumChain.ts';
import type { RatedVehicle, SubjectOf } from './subject.ts';
import type { SubjectRule } from './subjectRule.ts';

const mostSeats = 100;

type VehicleTariff = Extract<Tariff, { basis: 'perVehicle' }>;

/** The price of one vehicle in the tariff. No factor is applied yet. */
interface PricedVehicle {
  readonly vehicle: RatedVehicle;
  readonly useRate: string;
  /** Number of charged units: the number of seats, or 1 for a vehicle that is charged by load. */
  readonly units: number;
  /** Annual premium of one unit in yuan, as a decimal string. */
  readonly premium: string;
}

function pricedVehicle(tariff: VehicleTariff | null, vehicle: RatedVehicle): PricedVehicle | readonly Problem[] {
  const { detail, useAttribute, seats } = vehicle;
  const row = tariff?.vehicles.find((each) => each.detail === detail);
  const useRate = ownValue(tariff?.useAttributes, useAttribute);
  const problems: Problem[] = [...countProblems('seats', seats, { min: 1, max: mostSeats })];
  if (useRate === undefined) problems.push(errorAt('useAttribute', 'useAttributeUnknown'));
  if (!row) problems.push(errorAt('detail', 'vehicleNotCovered'));
  if (!row || useRate === undefined || problems.length > 0) return problems;
  return { vehicle, useRate, units: row.countedOn === 'seat' ? seats : 1, premium: row.premium };
}

const isPriced = (found: PricedVehicle | readonly Problem[]): found is PricedVehicle => 'units' in found;

/** The vehicles of a rated subject, each with the path of its fields. */
const placesOf = ({ others = [], ...first }: SubjectOf<'perVehicle'>): readonly (readonly [string, RatedVehicle])[] => [
  ['subject', first],
  ...others.map((vehicle, at) => [`subject.others.${at}`, vehicle] as const),
];

/**
 * Premium of a vehicle or a fleet. The price of a vehicle is its price per seat or by load, times the factor of its use
 * attribute. The price of a fleet is the sum of the prices of its vehicles. If all vehicles have the same use
 * attribute, the factor is applied to the sum; otherwise it is applied to each vehicle. Only the premium of the whole
 * fleet is rounded, once and after all factors.
 */
export const perVehicle: SubjectRule<'perVehicle'> = ({ product }, subject) => {
  const tariff = product.tariff?.basis === 'perVehicle' ? product.tariff : null;
  const found = placesOf(subject).map(([path, vehicle]) => ({ path, result: pricedVehicle(tariff, vehicle) }));
  const priced = found.flatMap(({ result }) => (isPriced(result) ? [result] : []));
  if (priced.length < found.length) {
    return {
      problems: found.flatMap(({ path, result }) =>
        isPriced(result) ? [] : result.map((problem) => ({ ...problem, path: `${path}.${problem.path}` })),
      ),
    };
  }
  const isSameUse = priced.every(({ vehicle }) => vehicle.useAttribute === subject.useAttribute);
  const bases = priced.map(({ vehicle, useRate, units, premium }, at): ChainBase => {
    const amount = new Big(premium).times(units);
    return {
      step: 'vehicle',
      label: vehicle.detail,
      ...(priced.length > 1 && { place: at + 1 }),
      value: isSameUse ? `${units}×${premium}` : `${units}×${premium}×${useRate}`,
      amount: isSameUse ? amount : amount.times(useRate),
      isFlat: false,
    };
  });
  const [{ useRate } = { useRate: '1' }] = priced;
  return { bases, factors: isSameUse ? [{ step: 'useAttribute', label: subject.useAttribute, rate: useRate }] : [] };
};
