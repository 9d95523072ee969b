import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { type MaterialProblemCode, materialProblems } from '@tuanbao/library/domain/material/material';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import type { Locale } from '@tuanbao/library/i18n/messagePack';

import { resultCodes } from '../../contract/envelope.ts';
import { orderStatusCodeOf } from '../../contract/wire/wireWords.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { orderFilesOf, replaceOrderFiles } from '../files/repository.ts';
import { claimedFiles } from '../files/service.ts';
import { storedFileOf } from '../files/storedFile.ts';
import { type Material, materialKind, materialNames, materialsOfOrder } from '../orders/materialsOfOrder.ts';
import { orderMoves } from '../orders/orderMoves.ts';
import { orderOfPolicy, type PolicyOrder } from '../orders/policyOrderRepository.ts';
import { lockOrder } from '../orders/repository.ts';
import { lastNoteOf } from '../orders/statusRepository.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound, Refusal } from '../platform/http/refusal.ts';
import { move } from '../services/moves.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { clearRejections, rejectionsOf } from './repository.ts';

/** States of an order in which the insurer waits for materials (codes 120 and 201 in specification §4). */
const { awaitsMaterials } = orderMachine.sets;

const refusedInWords = (chinese: string, english: string) =>
  new Refusal(resultCodes.refused, (locale) => (locale === 'en-US' ? english : chinese));

const materialsOfProduct = ({ catalogue }: Services, order: PolicyOrder): readonly Material[] => {
  const product = catalogue.productOf(order.product_id, order.product_version);
  return product ? materialsOfOrder(product) : [];
};

async function materialsOf(
  services: Services,
  tx: DatabaseTransaction,
  agent: AgentIdentity,
  order: PolicyOrder,
  policyUuid: string,
) {
  const rows = await orderFilesOf(tx, order.id);
  const files = await Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      kind: row.kind,
      file: await storedFileOf(services, row, agent.partnerHost),
    })),
  );
  const rejections = isIn(awaitsMaterials, order.status) ? await rejectionsOf(tx, order.id) : [];
  const rejectionOf = (type: string) => {
    const found = rejections.find((rejection) => rejection.type === type);
    if (!found) return {};
    const rejected = files.filter(({ id, kind }) => kind === materialKind(type) && found.file_ids.includes(id));
    return { rejection: { reason: found.reason, files: rejected.map(({ file }) => file.url) } };
  };
  return {
    policyUuid,
    orderSn: order.sn,
    status: orderStatusCodeOf(order.status),
    reason: isIn(awaitsMaterials, order.status) ? await lastNoteOf(tx, order.id) : '',
    canUpload: isIn(awaitsMaterials, order.status),
    checkMaterialInfos: materialsOfProduct(services, order).map(({ type, name, isRequired, demand }) => ({
      type,
      name,
      isRequired,
      demand,
      fileList: files.filter(({ kind }) => kind === materialKind(type)).map(({ file }) => file),
      ...rejectionOf(type),
    })),
  };
}

/**
 * Returns the materials of an order, with the stored files of each material. @throws Refusal 900404 when the agent has
 * no such order
 */
export const checkMaterials = (services: Services, agent: AgentIdentity, policyUuid: string) =>
  asAgent(services.database, agent.id, async (tx) => {
    const order = await orderOfPolicy(tx, agent.id, policyUuid);
    if (!order) throw notFound();
    return materialsOf(services, tx, agent, order, policyUuid);
  });

/** A material that the agent sends, with the addresses of its files. */
export interface SentMaterial {
  readonly type: string;
  readonly fileUrlList: readonly string[];
}

type ShownMaterial = Awaited<ReturnType<typeof materialsOf>>['checkMaterialInfos'][number];

/**
 * Refuses incomplete materials.
 * @throws Refusal 006004 when a material is missing, or a rejected material still has one of the rejected files
 */
function refuseProblems(materials: readonly ShownMaterial[]): void {
  const files = Object.fromEntries(
    materials.map(({ type, fileList }) => [type, fileList.map(({ url: id }) => ({ id }))]),
  );
  const problems = materialProblems(materials, files);
  const namesOf = (code: MaterialProblemCode) => (locale: Locale) =>
    materialNames(
      problems.filter((problem) => problem.code === code).map(({ path }) => path),
      locale,
    );
  const missing = namesOf('materialMissing');
  if (missing('zh-CN') !== '') {
    throw refusedInWords(`请上传：${missing('zh-CN')}`, `Upload: ${missing('en-US')}`);
  }
  const returned = namesOf('materialRejected');
  if (returned('zh-CN') === '') return;
  throw refusedInWords(`已退回，请重新上传：${returned('zh-CN')}`, `Sent back. Upload again: ${returned('en-US')}`);
}

/**
 * Stores materials of an order. If one material can't be accepted, no material is stored. The files must belong to the
 * agent, and the product must require or allow each type. Afterwards no required material may be missing, and every
 * rejected file must be replaced.
 * @throws Refusal 900404 when the agent has no such order; 006004 when the order doesn't wait for materials, or a
 * material or file isn't accepted
 */
export async function sendMaterials(
  services: Services,
  agent: AgentIdentity,
  {
    policyUuid,
    checkMaterialInfos,
  }: { readonly policyUuid: string; readonly checkMaterialInfos: readonly SentMaterial[] },
) {
  const { database, clock } = services;
  const isKnown = await asAgent(database, agent.id, (tx) => orderOfPolicy(tx, agent.id, policyUuid));
  if (!isKnown) throw notFound();
  const files = await claimedFiles(
    services,
    agent.id,
    checkMaterialInfos.flatMap(({ fileUrlList }) => fileUrlList),
  );
  return asAgent(database, agent.id, async (tx) => {
    const found = await orderOfPolicy(tx, agent.id, policyUuid);
    if (!found) throw notFound();
    const order = { ...found, status: (await lockOrder(tx, found.id)).status };
    if (!isIn(awaitsMaterials, order.status)) {
      throw refusedInWords('该订单当前状态无需补充资料', 'The order needs no materials in its current status');
    }
    const materials = materialsOfProduct(services, order);
    const at = clock.now();
    let next = 0;
    for (const { type, fileUrlList } of checkMaterialInfos) {
      const ids = files.slice(next, (next += fileUrlList.length)).map(({ id }) => id);
      if (materials.every((material) => material.type !== type)) {
        throw refusedInWords(
          '资料类型有误，请刷新页面后重试',
          'That material is not needed. Reload the page and try again',
        );
      }
      await replaceOrderFiles(tx, order.id, materialKind(type), [...new Set(ids)], at);
    }
    const sent = await materialsOf(services, tx, agent, order, policyUuid);
    refuseProblems(sent.checkMaterialInfos);
    await clearRejections(tx, order.id);
    if (order.status !== 'materialsRejected') return sent;
    const status = await move(tx, orderMoves, order.id, { reason: 'materialsSent', by: 'agent', at });
    return { ...sent, status: orderStatusCodeOf(status), canUpload: isIn(awaitsMaterials, status) };
  });
}

/**
 * Attaches files to the order of a policy as invoice materials. The files replace the order's earlier invoice
 * materials.
 * @throws Refusal 900404 when the agent has no such policy, 006004 when a file belongs to another agent, wasn't
 * uploaded or isn't accepted
 */
export async function confirmInvoiceImages(
  services: Services,
  agent: AgentIdentity,
  { policyUuid, fileUrlList }: { readonly policyUuid: string; readonly fileUrlList: readonly string[] },
) {
  const { database, clock } = services;
  const find = (tx: DatabaseTransaction) => orderOfPolicy(tx, agent.id, policyUuid);
  if (!(await asAgent(database, agent.id, find))) throw notFound();
  const files = await claimedFiles(services, agent.id, [...new Set(fileUrlList)]);
  await asAgent(database, agent.id, async (tx) => {
    const order = await find(tx);
    if (!order) throw notFound();
    await replaceOrderFiles(
      tx,
      order.id,
      'invoice',
      files.map(({ id }) => id),
      clock.now(),
    );
  });
  return { fileList: await Promise.all(files.map((file) => storedFileOf(services, file, agent.partnerHost))) };
}
