import type { SubjectSection } from '@tuanbao/library/domain/subject/insuredSubjects';
import type { AnyObject, ObjectSchema, Schema } from 'yup';

import { addressFields, addressPayload, answeredAddress, regionNameFields } from '../wire/address.schema.ts';
import { listOf, partOrNone, shapeOrNone, text, whole } from '../wire/fields.ts';
import {
  forEverySubject,
  subjectFieldSchemas,
  type SubjectWire,
  type SubjectWireValue,
} from '../wire/insuredSubjects.schema.ts';
import type { SubjectName } from '../wire/subjectNames.ts';
import type { PartOfAddress } from './address.ts';

/**
 * Insured subject as a request has it. Fields may be missing, and the values that the server derives may be present.
 */
export type SubjectPayload = Readonly<Record<string, SubjectWireValue | PartOfAddress | undefined>>;

type SubjectSchemas<Subject extends object> = Readonly<
  Record<SubjectName, ObjectSchema<Subject | undefined, AnyObject, undefined, 'd'>>
>;

/** Fields of the vehicle that a payload may have directly in the draft. */
export const vehicleFields = {
  vehicleLicenceCode: text(40).optional(),
  vehicleFrameNo: text(60).optional(),
  useAttribute: text(10).optional(),
  vehicle: text(20).optional(),
  vehicleDetail: text(10).optional(),
  licenseImageList: listOf(text(500), 20).optional(),
  provinceCode: addressFields.provinceCode.optional(),
  cityCode: addressFields.cityCode.optional(),
  districtCode: addressFields.districtCode.optional(),
  detailAddress: addressFields.detailAddress.optional(),
  ...regionNameFields,
};

/** Values that the server derives from a subject's fields. Requests may contain them. */
const figures: Readonly<Partial<Record<SubjectSection, Readonly<Record<string, Schema>>>>> = {
  construction: { constructionPeriod: whole(0, 100_000).nullable() },
  house: { housingAreaClass: whole(1, 501).nullable() },
};

const answeredFigures = (section: SubjectSection) =>
  Object.fromEntries(Object.entries(figures[section] ?? {}).map(([name, figure]) => [name, figure.optional()]));

/** Schemas of the insured subjects in responses. */
export const answeredSubjects: SubjectSchemas<SubjectWire> = forEverySubject((section) =>
  shapeOrNone({ ...subjectFieldSchemas(section, answeredAddress), ...answeredFigures(section) }),
);

/** Schemas of the insured subjects in requests. */
export const subjectPayloads: SubjectSchemas<SubjectPayload> = forEverySubject((section) =>
  partOrNone({ ...subjectFieldSchemas(section, addressPayload), ...figures[section] }),
);
