import { maxFilesOfMaterial } from '@tuanbao/library/domain/material/orderMaterials';
import type { InferType } from 'yup';

import { filledText, listOf, shape, text } from './fields.ts';
import { fileUrls } from './storedFiles.schema.ts';

const joined = () => text(501 * maxFilesOfMaterial).optional();

/**
 * Material fields of a draft. The specification has a separate field for each of three types of material. Two of these
 * fields contain the addresses of the files as one text, joined with commas. All other materials are listed by type in
 * `imgList`.
 */
export const materialFields = {
  imgList: listOf(shape({ type: filledText(40), fileUrlList: fileUrls(maxFilesOfMaterial) }), 40).optional(),
  authorizationBookList: fileUrls(maxFilesOfMaterial).optional(),
  lastYearPolicyUrl: joined(),
  environmentUrl: joined(),
};

const materialsWire = shape(materialFields);
export type MaterialsWire = InferType<typeof materialsWire>;
