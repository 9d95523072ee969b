import { maxFilesOfMaterial } from '@tuanbao/library/domain/material/orderMaterials';
import type { InferType } from 'yup';

import { filledText, listOf, shape, text } from './fields.ts';
import { fileUrls } from './storedFiles.schema.ts';

const joined = () => text(501 * maxFilesOfMaterial).optional();

/** Papers of a draft: three by the specification's own names, two of them comma-joined as it stores them; the others by their type. */
export const materialFields = {
  imgList: listOf(shape({ type: filledText(40), fileUrlList: fileUrls(maxFilesOfMaterial) }), 40).optional(),
  authorizationBookList: fileUrls(maxFilesOfMaterial).optional(),
  lastYearPolicyUrl: joined(),
  environmentUrl: joined(),
};

const materialsWire = shape(materialFields);
export type MaterialsWire = InferType<typeof materialsWire>;
