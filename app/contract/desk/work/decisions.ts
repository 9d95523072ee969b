import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { DeskDecisionWires as Wires } from './decisions.schema.ts';

const checks = 'materials.check';

const decides = 'insurerWork.decide';

/**
 * Returns the materials of an order or endorsement, each with the number of its files. The files themselves aren't
 * returned.
 */
export const materialsCheck = deskCall('GET', '/api/desk/work/materials/:kind/:id', {
  summary: 'The materials of an order or endorsement',
  permission: checks,
  request: asIs<Wires['materialsCheck']['request']>(),
  response: asIs<Wires['materialsCheck']['response']>(),
});

/** Opens the files of the materials. The files may show personal data, so the call is recorded with its reason. */
export const openMaterials = deskCall('POST', '/api/desk/work/materials/:kind/:id/open', {
  summary: 'Open the files of the materials',
  permission: checks,
  request: asIs<Wires['openMaterials']['request']>(),
  response: asIs<Wires['openMaterials']['response']>(),
});

/** Accepts the materials, so that the order or endorsement can continue. */
export const acceptMaterials = deskCall('POST', '/api/desk/work/materials/:kind/:id/accept', {
  summary: 'Accept the materials',
  permission: checks,
  request: asIs<Wires['acceptMaterials']['request']>(),
  response: asIs<Wires['acceptMaterials']['response']>(),
});

/** Returns materials to the agent, each with a message. */
export const returnMaterials = deskCall('POST', '/api/desk/work/materials/:kind/:id/return', {
  summary: 'Return materials to the agent',
  permission: checks,
  request: asIs<Wires['returnMaterials']['request']>(),
  response: asIs<Wires['returnMaterials']['response']>(),
});

/** Returns an order, endorsement, surrender or invoice, with the insurer's decisions that can be recorded now. */
export const insurerSubject = deskCall('GET', '/api/desk/work/insurerWork/:kind/:id', {
  summary: 'Business that waits for the insurer, with the possible decisions',
  permission: decides,
  request: asIs<Wires['insurerSubject']['request']>(),
  response: asIs<Wires['insurerSubject']['response']>(),
});

/** Applies a decision that the insurer gave outside the system, as if the insurer's system had sent it. */
export const decideInsurerWork = deskCall('POST', '/api/desk/work/insurerWork/:kind/:id/decide', {
  summary: 'Apply a decision of the insurer',
  permission: decides,
  request: asIs<Wires['decideInsurerWork']['request']>(),
  response: asIs<Wires['decideInsurerWork']['response']>(),
});
