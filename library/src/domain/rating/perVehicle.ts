import { Big } from 'big.js';

import { errorAt } from '../problem/problem.ts';
import { ownValue } from '../record/ownValue.ts';
import { countProblems } from './inputProblems.ts';
import type { SubjectRule } from './subjectRule.ts';

const mostSeats = 100;

/**
 * Premium of a vehicle: its price per seat or by load, times the factor of its use attribute. If the price is per seat,
 * only the sum of all seats is rounded.
 */
export const perVehicle: SubjectRule<'perVehicle'> = ({ product }, { detail, useAttribute, seats }) => {
  const tariff = product.tariff?.basis === 'perVehicle' ? product.tariff : null;
  const row = tariff?.vehicles.find((each) => each.detail === detail);
  const useRate = ownValue(tariff?.useAttributes, useAttribute);
  const problems = [...countProblems('subject.seats', seats, { min: 1, max: mostSeats })];
  if (useRate === undefined) problems.push(errorAt('subject.useAttribute', 'useAttributeUnknown'));
  if (!row) problems.push(errorAt('subject.detail', 'vehicleNotCovered'));
  if (!row || useRate === undefined || problems.length > 0) return { problems };

  const units = row.countedOn === 'seat' ? seats : 1;
  return {
    bases: [
      {
        step: 'vehicle',
        label: detail,
        value: `${units}×${row.premium}`,
        amount: new Big(row.premium).times(units),
        isFlat: false,
      },
    ],
    factors: [{ step: 'useAttribute', label: useAttribute, rate: useRate }],
  };
};
