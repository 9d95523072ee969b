import { emailProblems } from '@tuanbao/library/domain/identity/email';
import { emptyInvoice, type Invoice, type InvoiceMaterial } from '@tuanbao/library/domain/invoice/invoice';
import { normaliseInvoice } from '@tuanbao/library/domain/invoice/invoiceFields';
import { isIssued } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { isMaterialComplete } from '@tuanbao/library/domain/invoice/invoiceMaterials';
import { invoiceProblems } from '@tuanbao/library/domain/invoice/invoiceProblems';
import { invoiceRuleOf } from '@tuanbao/library/domain/invoice/invoiceRule';
import { withWish } from '@tuanbao/library/domain/invoice/invoiceWish';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { errorAt, type Problem } from '@tuanbao/library/domain/problem/problem';
import { addressRegionFault, type RegionPaths } from '@tuanbao/library/domain/region/addressRegion';
import { loadRegions } from '@tuanbao/library/domain/region/loadRegions';

import type { InvoiceKey, InvoiceMaterialRequest, InvoiceOfPolicy } from '../../contract/invoices.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { replaceOrderFiles } from '../files/repository.ts';
import { claimedFiles } from '../files/service.ts';
import { lockOrder } from '../orders/repository.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { notFound } from '../platform/http/refusal.ts';
import { move, orRefuse, start } from '../services/moves.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { type InvoicedPolicy, invoicedPolicyOf, limitsOf } from './invoicedPolicy.ts';
import { invoiceMoves, invoiceNotMovable, openedInvoice } from './invoiceMoves.ts';
import { refusedInWords, refuseInvoiceProblems } from './refusals.ts';
import { hasEarlierInvoice, invoiceOfOrder, type InvoiceRow, latestInvoiceOf } from './repository.ts';

/**
 * One invoice of a policy. It may be a red-letter invoice.
 * @throws Refusal 900404 when the invoice doesn't exist or belongs to another policy
 */
export async function namedInvoiceOf(
  tx: DatabaseTransaction,
  { orderId }: InvoicedPolicy,
  uuid: string,
): Promise<InvoiceRow> {
  if (!isUuid(uuid)) throw notFound();
  const row = await invoiceOfOrder(tx, orderId, uuid);
  if (!row) throw notFound();
  return row;
}

const ruleFor = ({ catalogue }: Services, { productId }: InvoicedPolicy) =>
  invoiceRuleOf(catalogue.productOf(productId)?.features ?? { invoiceTaxPhone: false });

/**
 * Sets the invoice fields whose values the server determines. The values of these fields in the request are ignored.
 */
const withPlace = (services: Services, policy: InvoicedPolicy, invoice: Invoice): Invoice => ({
  ...invoice,
  productId: policy.productId,
  policyUuid: policy.policyUuid,
  orderType: policy.endorsementId === null ? 'order' : 'endorsement',
  endorsementUuid: policy.endorsementUuid,
  showsSpecialInvoice: ruleFor(services, policy).allowsSpecial,
  info: { ...invoice.info, policySn: policy.policySn },
});

async function answerOf(services: Services, tx: DatabaseTransaction, policy: InvoicedPolicy): Promise<InvoiceOfPolicy> {
  const row = await latestInvoiceOf(tx, policy);
  const first = policy.wish ? withWish(emptyInvoice, policy.wish) : emptyInvoice;
  const invoice = row ? openedInvoice(services.keyring, row) : first;
  const limits = await limitsOf(tx, policy);
  return { ...limits, invoice: withPlace(services, policy, invoice), invoiceNo: row?.invoice_no ?? '' };
}

/**
 * Returns the latest invoice of an agent's order or endorsement. If there is no invoice yet, returns the initial values
 * of an application.
 * @throws Refusal 900404 when the agent has no such order or endorsement, 006004 when there is no policy yet or the
 * endorsement can't be invoiced
 */
export const invoiceInfoOf = (services: Services, agent: AgentIdentity, key: InvoiceKey): Promise<InvoiceOfPolicy> =>
  asAgent(services.database, agent.id, async (tx) =>
    answerOf(services, tx, await invoicedPolicyOf(tx, services.keyring, key, agent.id)),
  );

const isAgents = (services: Services, agent: AgentIdentity, key: InvoiceKey) =>
  asAgent(services.database, agent.id, (tx) => invoicedPolicyOf(tx, services.keyring, key, agent.id));

/**
 * Ids of the agent's files that a material consists of. Call this function before the transaction that attaches the
 * files.
 * @throws Refusal 006004 when a file belongs to another agent, wasn't uploaded or isn't accepted
 */
async function filesOf(
  services: Services,
  agent: AgentIdentity,
  { items }: InvoiceMaterial,
): Promise<readonly string[]> {
  const files = await claimedFiles(
    services,
    agent.id,
    items.flatMap(({ files: addresses }) => addresses),
  );
  return [...new Set(files.map(({ id }) => id))];
}

/**
 * Returns the kind under which the files of an invoice are stored. Each invoice after the first invoice of an order or
 * endorsement has its own kind, so that new files don't replace the files of older invoices.
 */
async function fileKindOf(tx: DatabaseTransaction, policy: InvoicedPolicy, { id, uuid }: InvoiceRow): Promise<string> {
  const subject = policy.endorsementUuid === '' ? 'invoice' : `invoice.${policy.endorsementUuid}`;
  return (await hasEarlierInvoice(tx, policy, id)) ? `${subject}.${uuid}` : subject;
}

/**
 * Returns the invoice that an application changes; null if the application creates a new invoice.
 * @throws Refusal 900404 when the application names an invoice that isn't the latest invoice
 */
async function appliedRowOf(tx: DatabaseTransaction, policy: InvoicedPolicy, id: string): Promise<InvoiceRow | null> {
  const row = (await latestInvoiceOf(tx, policy)) ?? null;
  if (id === '') return row && isIssued(row.status) ? null : row;
  if (id !== row?.uuid) throw notFound();
  return row;
}

/**
 * Checks that the receiver's region exists, and that the names in the address belong to the codes in the address.
 * @throws Refusal 006004 when the region doesn't exist or a name doesn't belong to its code
 */
function refuseOtherRegion(receiver: Invoice['receiver'], regions: RegionPaths): void {
  const { provinceCode, cityCode, districtCode, provinceName, cityName, districtName } = receiver;
  const fault = addressRegionFault({ provinceCode, cityCode, districtCode, detail: '' }, regions);
  const names = regions.pathOf(districtCode || cityCode || provinceCode).map(({ name }) => name);
  const isOther = [provinceName, cityName, districtName].some((name, at) => name !== '' && name !== names[at]);
  if (fault || isOther) {
    throw refusedInWords(
      '收件地区的编码与名称不一致，请重新选择',
      'There is no such region for the recipient. Choose again',
    );
  }
}

/**
 * Stores an application: either as a new invoice, or in a failed invoice for which the agent applies again. Returns the
 * row of the invoice. @throws TransitionError when the agent can't apply again in the invoice's state
 */
async function writeApplication(
  { keyring, clock }: Services,
  tx: DatabaseTransaction,
  agent: AgentIdentity,
  { policy, row, invoice }: { policy: InvoicedPolicy; row: InvoiceRow | null; invoice: Invoice },
): Promise<InvoiceRow> {
  const at = clock.now();
  if (row) {
    await move(tx, invoiceMoves(keyring), row.id, { reason: 'appliedAgain', by: 'agent', at }, { invoice });
    return row;
  }
  const { orderId, endorsementId } = policy;
  const begun = { invoice, agentId: agent.id, orderId, endorsementId, at };
  return (await start(tx, invoiceMoves(keyring), begun, [{ reason: 'applied', by: 'agent', at }])).row;
}

/**
 * Applies for an invoice. The application is for the first invoice, for an invoice that failed before, or for one more
 * invoice of at most the remaining balance. The order is locked in the same transaction, so that two applications can't
 * use the same balance.
 * @throws Refusal 900404 when the agent has no such order, endorsement or invoice; 006004 when the order has no
 * policy or can't be invoiced now, the application has errors, or a file isn't accepted
 */
export async function applyForInvoiceOf(
  services: Services,
  agent: AgentIdentity,
  given: Invoice,
): Promise<InvoiceOfPolicy> {
  const { database, keyring, clock } = services;
  await isAgents(services, agent, given);
  refuseOtherRegion(given.receiver, await loadRegions());
  const { express: _express, ...entered } = normaliseInvoice(given);
  const material = entered.type === 'special' ? entered.material : emptyInvoice.material;
  const fileIds = await filesOf(services, agent, material);
  return asAgent(database, agent.id, async (tx) => {
    const policy = await invoicedPolicyOf(tx, keyring, given, agent.id);
    const { status } = await lockOrder(tx, policy.orderId);
    if (!isIn(orderMachine.sets.wasInForce, status))
      throw refusedInWords('该订单当前状态不能开具发票', 'The order can’t be invoiced in its current status');
    if (given.info.policySn !== '' && given.info.policySn !== policy.policySn) {
      throw refusedInWords('保单号与申请开票的保单不一致', 'The policy number doesn’t match the policy to be invoiced');
    }
    const row = await appliedRowOf(tx, policy, given.id);
    const invoice: Invoice = withPlace(services, policy, {
      ...entered,
      material,
      express: emptyInvoice.express,
    });
    const { balanceFen } = await limitsOf(tx, policy);
    refuseInvoiceProblems(invoiceProblems(invoice, ruleFor(services, policy), balanceFen));
    const applied = await orRefuse(writeApplication(services, tx, agent, { policy, row, invoice }), invoiceNotMovable);
    await replaceOrderFiles(tx, policy.orderId, await fileKindOf(tx, policy, applied), fileIds, clock.now());
    return answerOf(services, tx, policy);
  });
}

const materialProblems = (material: InvoiceMaterial): readonly Problem[] => {
  if (!isMaterialComplete(material)) return [errorAt('material', 'E_REQUIRED')];
  return material.email === '' ? [] : emailProblems(material.email, 'material.email');
};

/**
 * Sends materials that the insurer requested for an invoice.
 * @throws Refusal 900404 when the agent has no such order or endorsement; 006004 when there is no policy or no invoice,
 * the invoice awaits no materials, or a material is missing or isn't accepted
 */
export async function sendInvoiceMaterial(
  services: Services,
  agent: AgentIdentity,
  { material, ...key }: InvoiceMaterialRequest,
): Promise<InvoiceOfPolicy> {
  const { database, keyring, clock } = services;
  await isAgents(services, agent, key);
  const fileIds = await filesOf(services, agent, material);
  return asAgent(database, agent.id, async (tx) => {
    const policy = await invoicedPolicyOf(tx, keyring, key, agent.id);
    await lockOrder(tx, policy.orderId);
    const row = await latestInvoiceOf(tx, policy);
    if (!row) throw refusedInWords('请先申请发票', 'Apply for the invoice first');
    refuseInvoiceProblems(materialProblems(material));
    const at = clock.now();
    const invoice = { ...openedInvoice(keyring, row), material };
    const sent = { reason: 'materialSent', by: 'agent', at } as const;
    await orRefuse(move(tx, invoiceMoves(keyring), row.id, sent, { invoice }), invoiceNotMovable);
    await replaceOrderFiles(tx, policy.orderId, await fileKindOf(tx, policy, row), fileIds, at);
    return answerOf(services, tx, policy);
  });
}
