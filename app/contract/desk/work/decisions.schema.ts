import { type MaterialDemand, orderMaterialTypes } from '@tuanbao/library/domain/material/orderMaterials';
import { mixed, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { filledText, flag, lines, listOf, nothing, shape, text, whole, yuan } from '../../wire/fields.ts';
import { storedFile } from '../../wire/storedFiles.schema.ts';
import { reason } from '../fields.ts';
import { rowId } from './rows.ts';
import { type InsurerWorkKind, insurerWorkKinds, type MaterialsKind, materialsKinds } from './waiting.schema.ts';

/** Maximum number of materials of an order or endorsement. */
const maxMaterials = Math.max(50, orderMaterialTypes.length);

const materialsOf = { kind: mixed<MaterialsKind>().oneOf(materialsKinds).required(), id: rowId() };

const workOf = { kind: mixed<InsurerWorkKind>().oneOf(insurerWorkKinds).required(), id: rowId() };

/**
 * Version of the order, endorsement, surrender or invoice that the operator has seen. If this record has changed since,
 * a decision about it is refused.
 */
const version = () => filledText(60);

const demands: readonly MaterialDemand[] = ['submission', 'supplement', 'optional'];

const head = {
  id: text(60),
  reference: text(60),
  orderSn: text(60),
  groupName: text(200),
  productName: text(200),
  insurerName: text(200),
  agentName: text(100),
  state: text(40),
  version: version(),
};

const material = shape({
  type: text(60),
  /** Name of a material of an endorsement; empty for a material of an order, whose name follows from its type. */
  name: text(200),
  demand: mixed<MaterialDemand>().oneOf(demands).required(),
  /** Number of files of the material. */
  count: whole(0, 1000),
  /**
   * Reason why the material was returned; empty if it wasn't returned, if the agent has sent it again, or if it is a
   * material of an endorsement.
   */
  rejection: text(500),
});

/**
 * Names of all fields that decisions can require. The list `needs` of a decision names the fields that this decision
 * requires; the list may be empty.
 */
export const decisionFields = [
  'words',
  'policySn',
  'certificateSn',
  'invoiceNo',
  'expressCompany',
  'expressNumber',
] as const;

export type DecisionField = (typeof decisionFields)[number];

const decision = shape({
  decision: text(40),
  needs: listOf(mixed<DecisionField>().oneOf(decisionFields).required(), decisionFields.length),
});

/** Schemas of the calls in `decisions.ts`, by call name. */
export const deskDecisionSchemas = {
  materialsCheck: {
    request: object(materialsOf).noUnknown(),
    response: shape({
      ...head,
      kind: materialsOf.kind,
      canAccept: flag(),
      canReturn: flag(),
      materials: listOf(material, maxMaterials),
    }),
  },
  openMaterials: {
    request: shape({ ...materialsOf, reason: reason() }),
    response: shape({
      version: version(),
      materials: listOf(shape({ type: text(60), files: listOf(storedFile, 1000) }), maxMaterials),
    }),
  },
  acceptMaterials: {
    request: shape({ ...materialsOf, version: version(), reason: reason() }),
    response: nothing(),
  },
  returnMaterials: {
    request: shape({
      ...materialsOf,
      version: version(),
      /** The materials that the agent has to send again, each with a message to the agent. */
      materials: listOf(shape({ type: filledText(60), words: filledText(500) }), maxMaterials).min(1),
      reason: reason(),
    }),
    response: nothing(),
  },
  insurerSubject: {
    request: object(workOf).noUnknown(),
    response: shape({
      ...head,
      kind: workOf.kind,
      amount: yuan(),
      /** Day on which an endorsement takes effect or a surrender ends the cover; empty for an order and an invoice. */
      effectiveDate: text(20),
      /** Type of the invoice; empty for an order, an endorsement and a surrender. */
      invoiceType: text(20),
      /** Latest text in the history, such as the agent's answer to a question; empty if the history has no text. */
      lastWords: text(2000),
      decisions: listOf(decision, 20),
    }),
  },
  decideInsurerWork: {
    request: shape({
      ...workOf,
      version: version(),
      decision: filledText(40),
      /** Message to the agent. */
      words: lines(500),
      policySn: text(60),
      certificateSn: text(60),
      invoiceNo: text(60),
      expressCompany: text(60),
      expressNumber: text(60),
      reason: reason(),
    }),
    response: nothing(),
  },
};

/** Wire types of the calls in `decisions.ts`, by call name. */
export type DeskDecisionWires = WiresOf<typeof deskDecisionSchemas>;
