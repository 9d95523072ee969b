import {
  constructionQualifications,
  labourTypes,
  projectTypes,
} from '@tuanbao/library/domain/enumeration/construction';
import { useAttributes } from '@tuanbao/library/domain/enumeration/vehicle';
import { vehicleDetails } from '@tuanbao/library/domain/enumeration/vehicle';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { mostVehiclesInOrder } from '@tuanbao/library/domain/subject/vehicle/fleet';
import { type AnyObjectSchema, lazy, mixed } from 'yup';

import { decimal, decimalsBy, isRecord, list, shape, whole, word } from './schemaParts.ts';

const contractRate = shape({
  projectType: word(...projectTypes),
  labourType: word(...labourTypes),
  qualification: word(...constructionQualifications),
  perMille: decimal(),
});

const vehicleRate = shape({
  detail: word(...vehicleDetails),
  countedOn: word('seat', 'vehicle'),
  premium: decimal(),
});

const tariffs: Readonly<Record<string, AnyObjectSchema>> = {
  byArea: shape({ basis: word('byArea'), projectTypes: decimalsBy(...projectTypes).required() }),
  byContractCost: shape({ basis: word('byContractCost'), rates: list().of(contractRate).min(1) }),
  perPool: shape({
    basis: word('perPool'),
    bands: list()
      .of(shape({ upTo: whole(1).nullable(), premium: decimal() }))
      .min(1),
  }),
  perVehicle: shape({
    basis: word('perVehicle'),
    vehicles: list().of(vehicleRate).min(1),
    useAttributes: decimalsBy(...useAttributes).required(),
    mostVehicles: whole(1).max(mostVehiclesInOrder).notRequired(),
  }),
};

const noTariff = mixed().test(
  'tariff',
  '${path}.basis must name a basis that has a tariff',
  (value) => value === undefined,
);

/** Schema of a tariff. The tariff's field `basis` selects the schema. */
export const tariffSchema = lazy(
  (value: unknown) => (isRecord(value) && ownValue(tariffs, String(value['basis']))) || noTariff,
).meta({ anyOf: Object.values(tariffs) });
