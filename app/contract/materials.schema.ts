import type { MaterialDemand } from '@tuanbao/library/domain/material/orderMaterials';
import type { AuthorisationPart } from '@tuanbao/library/domain/recognition/authorisationReading';
import { mixed, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { filledText, flag, lines, listOf, shape, shapeOrNone, text, whole } from './wire/fields.ts';
import { fileUrls, storedFile } from './wire/storedFiles.schema.ts';

const materials = shape({
  policyUuid: text(60),
  orderSn: text(40),
  status: whole(0, 999),
  /** Reason that the insurer gave when it requested materials again; empty if there is none. */
  reason: lines(500),
  /** True if files can be uploaded in the current state of the order. */
  canUpload: flag(),
  checkMaterialInfos: listOf(
    shape({
      type: text(40),
      name: text(60),
      isRequired: flag(),
      /**
       * Time at which the insurer needs the material. `submission`: before the submission. `supplement`: after the
       * submission, possibly after the policy is issued. `optional`: the insurer doesn't need it.
       */
      demand: mixed<MaterialDemand>().oneOf(['submission', 'supplement', 'optional']).required(),
      fileList: listOf(storedFile, 20),
      /**
       * Rejection of this material: the reason, and the addresses of the rejected files. Absent if the insurer didn't
       * reject the material.
       */
      rejection: shapeOrNone({ reason: lines(500), files: listOf(text(500), 20) }),
    }),
    40,
  ),
});

const fieldReadings = listOf(shape({ field: text(40), confidence: whole(0, 100), isToBeChecked: flag() }), 10);
const unreadReason = mixed<'' | 'illegible' | 'busy' | 'failed' | 'noPicture'>()
  .oneOf(['', 'illegible', 'busy', 'failed', 'noPicture'])
  .defined();

/** Schemas of the calls in `materials.ts`, by call name. */
export const materialSchemas = {
  checkMaterials: { request: object({ policyUuid: filledText(60) }).noUnknown(), response: materials },
  uploadCheckMaterials: {
    request: shape({
      policyUuid: filledText(60),
      checkMaterialInfos: listOf(shape({ type: filledText(40), fileUrlList: fileUrls(20) }), 40),
    }),
    response: materials,
  },
  recogniseLicence: {
    request: object({ imageUrl: filledText(500) }).noUnknown(),
    response: shape({
      isRecognized: flag(),
      source: mixed<'qr' | 'text' | 'photograph' | 'none'>().oneOf(['qr', 'text', 'photograph', 'none']).required(),
      groupCardId: text(40),
      groupName: text(200),
      legalPersonName: text(100),
      setUpTime: text(20),
      detailAddress: text(300),
      fieldReadings,
      unreadReason,
    }),
  },
  recogniseIdCard: {
    request: object({ imageUrl: filledText(500) }).noUnknown(),
    response: shape({ isRecognized: flag(), name: text(100), idNo: text(40), fieldReadings, unreadReason }),
  },
  declarationStatus: {
    request: shape({ productId: filledText(20), groupName: filledText(200), authorizationBookList: fileUrls(20) }),
    response: shape({
      ocrStatus: whole(0, 2),
      lacking: listOf<AuthorisationPart | 'text'>(
        mixed<AuthorisationPart | 'text'>().oneOf(['authorisation', 'groupName', 'seal', 'text']).required(),
        4,
      ),
    }),
  },
};

/** Wire types of the calls in `materials.ts`, by call name. */
export type MaterialWires = WiresOf<typeof materialSchemas>;
