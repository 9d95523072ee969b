import type { MaterialDemand } from '@tuanbao/library/domain/material/orderMaterials';

import type { RequestOf, ResponseOf } from '../../../contract/call.ts';
import type {
  materialsCheck,
  openMaterials,
  returnMaterials as returnCall,
} from '../../../contract/desk/work/decisions.ts';
import { materialsKindOf } from '../../endorsements/handling.ts';
import { decideEndorsement } from '../../endorsements/review.ts';
import { orderFilesOf } from '../../files/repository.ts';
import { storedFileOf } from '../../files/storedFile.ts';
import { rejectedMaterialsIn } from '../../materials/rejections.ts';
import { rejectionsOf } from '../../materials/repository.ts';
import type { OperatorContext } from '../../operators/deskRoutes.ts';
import { materialKind, materialsOfOrder } from '../../orders/materialsOfOrder.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { decideOrder } from '../../policies/decideOrder.ts';
import { orRefuse } from '../../services/moves.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { endorsementDecisionOf, type MaterialVerdict, orderDecisionOf } from './materialVerdicts.ts';
import { fileCountsOf } from './orderRepository.ts';
import { type EndorsementSubject, type OrderSubject, versionOf } from './subjectRepository.ts';
import { headOf, knownSubject, refuseChanged, type SeenSubject, type SubjectKey } from './subjects.ts';
import { workRefused } from './workRefused.ts';

type ShownCheck = ResponseOf<typeof materialsCheck>;

type Subject = OrderSubject | EndorsementSubject;

/** A returned material, with a message to the agent about it. */
type ReturnedMaterial = RequestOf<typeof returnCall>['materials'][number];

const longestNote = 500;

async function checkedSubject(tx: DatabaseTransaction, key: SubjectKey): Promise<Subject> {
  const subject = await knownSubject(tx, key);
  if (subject.kind !== 'order' && subject.kind !== 'endorsement') throw notFound();
  return subject;
}

const allows = (subject: Subject, verdict: MaterialVerdict): boolean =>
  (subject.kind === 'order' ? orderDecisionOf(subject.state, verdict) : endorsementDecisionOf(subject, verdict)) !==
  null;

async function materialsOfOrderSubject(
  { catalogue }: Pick<Services, 'catalogue'>,
  tx: DatabaseTransaction,
  { order_id: orderId, product_id: productId, product_version: version }: OrderSubject,
): Promise<ShownCheck['materials']> {
  const product = catalogue.productOf(productId, version);
  const counts = new Map((await fileCountsOf(tx, orderId)).map(({ kind, count }) => [kind, count]));
  const reasons = new Map((await rejectionsOf(tx, orderId)).map(({ type, reason }) => [type, reason]));
  return (product ? materialsOfOrder(product) : []).map(({ type, demand }) => ({
    type,
    name: '',
    demand,
    count: counts.get(materialKind(type)) ?? 0,
    rejection: reasons.get(type) ?? '',
  }));
}

/**
 * Returns the materials that the product requires or allows for an endorsement, and the materials that the agent has
 * sent in addition.
 */
function materialsOfEndorsement(
  { catalogue }: Pick<Services, 'catalogue'>,
  { product_id: productId, product_version: version, materials }: EndorsementSubject,
): ShownCheck['materials'] {
  const asked = catalogue.productOf(productId, version)?.endorsement?.materials ?? [];
  const known = new Set(asked.map(({ code }) => code));
  const others = materials
    .filter(({ code }) => !known.has(code))
    .map(({ code }) => ({ code, name: code, isRequired: false }));
  return [...asked, ...others].map(({ code, name, isRequired }) => ({
    type: code,
    name,
    demand: (isRequired ? 'submission' : 'optional') satisfies MaterialDemand,
    count: materials.find((one) => one.code === code)?.files.length ?? 0,
    rejection: '',
  }));
}

/**
 * Returns the materials of an order or endorsement, without their files. @throws Refusal 900404 when the order or
 * endorsement doesn't exist
 */
export async function shownCheck(services: Services, { tx }: OperatorContext, key: SubjectKey): Promise<ShownCheck> {
  const subject = await checkedSubject(tx, key);
  return {
    ...headOf(subject, await versionOf(tx, subject)),
    kind: subject.kind,
    canAccept: allows(subject, 'accepted'),
    canReturn: allows(subject, 'returned'),
    materials:
      subject.kind === 'order'
        ? await materialsOfOrderSubject(services, tx, subject)
        : materialsOfEndorsement(services, subject),
  };
}

const addressOf = (given: string): string => given.split('?', 1)[0] ?? given;

/** Returns the type of the material to which a file belongs; undefined if the file doesn't belong to a material. */
function typeOfFile(subject: Subject, { kind, url }: { readonly kind: string; readonly url: string }) {
  if (subject.kind === 'order') {
    const prefix = materialKind('');
    return kind.startsWith(prefix) ? kind.slice(prefix.length) : undefined;
  }
  if (kind !== materialsKindOf(subject.id)) return undefined;
  return subject.materials.find(({ files }) => files.some((file) => addressOf(file) === url))?.code;
}

/**
 * Returns the files of the materials, each with a link that is valid for some minutes. @throws Refusal 900404 when the
 * order or endorsement doesn't exist
 */
export async function openedMaterials(
  services: Services,
  { tx }: OperatorContext,
  key: SubjectKey,
): Promise<ResponseOf<typeof openMaterials>> {
  const subject = await checkedSubject(tx, key);
  const rows = await orderFilesOf(tx, subject.order_id);
  const byType = new Map<string, Awaited<ReturnType<typeof storedFileOf>>[]>();
  for (const row of rows) {
    const file = await storedFileOf(services, row, '');
    const type = typeOfFile(subject, { kind: row.kind, url: file.url });
    if (type !== undefined) byType.set(type, [...(byType.get(type) ?? []), file]);
  }
  return {
    version: await versionOf(tx, subject),
    materials: [...byType].map(([type, files]) => ({ type, files })),
  };
}

const settled = () => workRefused('materialsSettled');

const subjectNow = ({ database }: Pick<Services, 'database'>, key: SubjectKey) =>
  database.transaction().execute((tx) => checkedSubject(tx, key));

/**
 * Returns one message to the agent about all returned materials. @throws Refusal 006004 when the message is too long
 */
function noteOf(parts: readonly string[]): string {
  const note = [...new Set(parts)].join('；');
  if (note.length > longestNote) throw workRefused('wordsTooLong');
  return note;
}

async function decideSubjectOf(
  services: Services,
  seen: SeenSubject,
  verdict: MaterialVerdict,
  returned: readonly ReturnedMaterial[],
): Promise<void> {
  const subject = await subjectNow(services, seen);
  const before = refuseChanged(seen, settled);
  if (subject.kind === 'order') {
    const reason = orderDecisionOf(subject.state, verdict);
    const materials = rejectedMaterialsIn(returned.map(({ type, words }) => ({ type, reason: words })));
    if (reason === null) throw settled();
    if (materials === null) throw workRefused('materialUnknown');
    const note = noteOf(returned.map(({ words }) => words.trim()));
    await decideOrder(services, subject.id, { reason, note, policySn: '', materials, by: 'operator' }, before);
    return;
  }
  const reason = endorsementDecisionOf(subject, verdict);
  if (reason === null) throw settled();
  const names = new Map(materialsOfEndorsement(services, subject).map(({ type, name }) => [type, name]));
  if (returned.some(({ type }) => !names.has(type))) throw workRefused('materialUnknown');
  const note = noteOf(returned.map(({ type, words }) => `${names.get(type) ?? type}：${words.trim()}`));
  await decideEndorsement(services, subject.id, { reason, note, by: 'operator' }, before);
}

/**
 * Accepts or returns the materials of an order or endorsement. The state transitions are the same as for the insurer's
 * own decision.
 * @throws Refusal 900404 when the order or endorsement doesn't exist; 006004 when the materials are no longer checked,
 * the subject has changed since the operator saw it, a returned material is unknown, or the message is too long
 */
export const settleMaterials = (
  services: Services,
  seen: SeenSubject,
  verdict: MaterialVerdict,
  returned: readonly ReturnedMaterial[] = [],
): Promise<void> => orRefuse(decideSubjectOf(services, seen, verdict, returned), settled);
