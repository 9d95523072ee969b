import { vehicleDetails } from '@tuanbao/library/domain/enumeration/vehicle';
import { newDraft } from '@tuanbao/library/domain/order/newDraft';
import {
  emptySubjectOf,
  type InsuredSubjects,
  subjectFieldsOf,
  subjectSections,
  subjectsFor,
} from '@tuanbao/library/domain/subject/insuredSubjects';
import { valuesOf } from '@tuanbao/library/domain/subject/shape/subjectField';
import { car, completeSubjects, furtherVehicles, hotel, house, pools, works } from '@tuanbao/library/samples/subjects';
import { expect, it } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { draftWire } from '../../app/contract/wire/draft.schema.ts';
import { draftCodec } from '../../app/contract/wire/draft.ts';
import { shape } from '../../app/contract/wire/fields.ts';
import { subjectFields } from '../../app/contract/wire/insuredSubjects.schema.ts';
import { subjectsCodec } from '../../app/contract/wire/insuredSubjects.ts';

const native = loadCatalogue().products.filter(({ jump }) => jump.kind === 'native');

const subjectsWire = shape(subjectFields);

/** Converts subjects to JSON and back, as on the way to the server. */
const travelled = (subjects: InsuredSubjects): InsuredSubjects =>
  subjectsCodec.fromWire(subjectsWire.validateSync(JSON.parse(JSON.stringify(subjectsCodec.toWire(subjects)))));

it.each(native.map((product) => [product.id, product] as const))('%s: nothing is lost on the way', (_, product) => {
  for (const subjects of [subjectsFor(product), completeSubjects(product)])
    expect(travelled(subjects)).toEqual(subjects);
  const draft = { ...newDraft(product, '2026-11-20', '方案1'), ...completeSubjects(product) };
  const wire = JSON.parse(JSON.stringify(draftCodec.toWire(draft)));
  expect(draftCodec.fromWire(draftWire.validateSync(wire))).toEqual(draft);
});

it.each(['', ...vehicleDetails] as const)('a vehicle that is %j is the same after writing and reading', (detail) => {
  const vehicle = { ...car, detail };
  expect(travelled({ vehicle })).toEqual({ vehicle });
});

it('says construction and vehicles in the codes of the specification', () => {
  const wire = subjectsCodec.toWire({
    vehicle: { ...car, detail: 'truck:from10t', useAttribute: 'commercial' },
  });
  expect(wire.vehicleInfo).toMatchObject({ vehicle: '46', vehicleDetail: '40', useAttribute: '4' });
});

it('sends further vehicles in the names of a vehicle, and refuses one with an unknown field', () => {
  const others = furtherVehicles(1, { detail: 'special:four', useAttribute: 'commercial' });
  const wire = subjectsCodec.toWire({ vehicle: { ...car, others } });
  const row = (wire.vehicleInfo?.['vehicleInfoList'] as readonly object[] | undefined)?.[0];
  expect(row).toMatchObject({ vehicleLicenceCode: '粤B20001', vehicle: '47', vehicleDetail: '44', useAttribute: '4' });
  const wrong = { vehicleInfo: { ...wire.vehicleInfo, vehicleInfoList: [{ ...row, area: 1 }] } };
  expect(() => subjectsWire.validateSync(wrong, { strict: true })).toThrow(/area/);
});

it('refuses an unknown field', () => {
  const wire = {
    houseInfo: { ...subjectsCodec.toWire({ house: { ...car, areaSquareMetres: 1 } }).houseInfo, extra: 1 },
  };
  expect(() => subjectsWire.validateSync(wire, { strict: true })).toThrow(/extra/);
});

const filled = {
  construction: { ...works, contractVideo: 'https://files.example/contract.mp4' },
  swimmingPool: pools,
  vehicle: { ...car, detail: 'truck:from10t', others: furtherVehicles(2, { detail: 'special:four' }) },
  house,
  orderExtension: hotel,
} as const;

it.each(subjectSections.flatMap((section) => subjectFieldsOf(section).map(([field]) => [section, field] as const)))(
  '%s.%s is sent with a name of its own',
  (section, field) => {
    const alone = { [section]: { ...emptySubjectOf(section), [field]: valuesOf(filled[section]).get(field) } };
    const bare = subjectsCodec.toWire({ [section]: emptySubjectOf(section) });
    expect(subjectsCodec.toWire(alone)).not.toEqual(bare);
    expect(travelled(alone)).toEqual(alone);
  },
);

it.each(subjectSections.flatMap((section) => subjectFieldsOf(section).map(([field]) => [section, field] as const)))(
  '%s.%s is empty in a record that is older than the field',
  (section, field) => {
    const older = Object.fromEntries([...valuesOf(filled[section])].filter(([name]) => name !== field));
    const empty = valuesOf(emptySubjectOf(section)).get(field);
    expect(travelled({ [section]: older })).toEqual({ [section]: { ...older, [field]: empty } });
  },
);
