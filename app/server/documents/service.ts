import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { orderPriceProblems } from '@tuanbao/library/domain/order/orderPrice';
import { loadRegions } from '@tuanbao/library/domain/region/loadRegions';
import { addressText } from '@tuanbao/library/domain/region/regionPath';
import { insuredPersonMessages } from '@tuanbao/library/i18n/insuredPersons.messages';

import type { DownloadedFile } from '../../contract/call.ts';
import { resultCodes } from '../../contract/envelope.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { quotedDraft } from '../catalogue/premium.ts';
import { confirmedEndorsements } from '../endorsements/confirmedRepository.ts';
import { orderOfPolicy } from '../orders/policyOrderRepository.ts';
import { standingOf } from '../orders/policyStanding.ts';
import { orderOf } from '../orders/repository.ts';
import { personsOf } from '../orders/rosterRepository.ts';
import { openedApplicant, openedSubjects } from '../orders/sealedApplication.ts';
import { lastSurrenderOf } from '../orders/surrenderRepository.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound, Refusal } from '../platform/http/refusal.ts';
import { policyOfOrder } from '../policies/repository.ts';
import { addressOn } from '../services/addressOn.ts';
import { issuerOf, issuerOn } from '../services/issuer.ts';
import { refuseProblems } from '../services/refuseProblems.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { applicationPdf } from './applicationPdf.ts';
import { organisationWords } from './organisationWords.ts';
import { policyPdf } from './policyPdf.ts';
import { schemeWords } from './schemeWords.ts';
import { subjectWords } from './subjectWords.ts';
import { printedFleet, printedVehicles } from './vehicleTable.ts';

const pdfType = 'application/pdf';

/** Path of the public page on which a policy or a person's certificate can be checked. */
export const checkPath = '/policyCheck';

/** Returns refusal 006004 for a document that requires a policy, when the order has no policy yet. */
export const notIssued = (): Refusal =>
  new Refusal(resultCodes.refused, (locale) =>
    locale === 'en-US' ? 'The order has no policy yet' : '该订单尚未出具保单',
  );

/**
 * Returns an order that has a policy, and the persons who are insured now, without masking.
 * @throws Refusal 900404 when the agent has no such order, 006004 when the order has no policy yet
 */
async function issuedOrder(services: Services, tx: DatabaseTransaction, agent: AgentIdentity, policyUuid: string) {
  const known = await orderOfPolicy(tx, agent.id, policyUuid);
  const order = known && (await orderOf(tx, agent.id, known.sn));
  if (!order) throw notFound();
  const policy = await policyOfOrder(tx, order.id);
  if (!policy) throw notIssued();
  const today = services.clock.today();
  const standing = await standingOf(tx, order, today);
  return {
    order,
    policy,
    productVersion: known.product_version,
    host: known.host,
    standing,
    persons: await personsOf(tx, services.keyring, order.id, standing.rosterVersion),
    endorsements: await confirmedEndorsements(tx, order.id, today),
    surrender: await lastSurrenderOf(tx, order.id),
  };
}

/**
 * Returns the e-policy of an agent's order, with the current roster, number of persons and premium.
 * @throws Refusal 900404 when the agent has no such order, 006004 when the order has no policy yet
 */
export async function policyDocument(
  services: Services,
  agent: AgentIdentity,
  policyUuid: string,
): Promise<DownloadedFile> {
  const { database, keyring, catalogue } = services;
  const issued = await asAgent(database, agent.id, (tx) => issuedOrder(services, tx, agent, policyUuid));
  const { order, policy, standing, persons, endorsements, productVersion, host, surrender } = issued;
  const product = catalogue.productOf(order.product_id, productVersion);
  const applicant = openedApplicant(keyring, order.applicant_sealed);
  const content = await policyPdf({
    policySn: policy.sn,
    orderSn: order.sn,
    productName: order.product_name,
    insurerName: order.insurer_name,
    groupName: order.group_name,
    groupIdNo: applicant.groupIdNo,
    address: addressText(await loadRegions(), applicant.address),
    startDate: order.start_date,
    endDate: order.end_date,
    heads: standing.heads,
    soldFen: order.total_fen,
    nowFen: standing.totalFen,
    endorsements,
    endedOn: surrender?.state === 'accepted' ? surrender.effectiveDate : null,
    issuedAt: policy.issued_at,
    schemes: order.schemes.map((scheme) => schemeWords(product, scheme)),
    personTerm: insuredPersonMessages['zh-CN'].termIn(product),
    persons,
    vehicles: printedVehicles(openedSubjects(keyring, order.subjects_sealed)),
    checkUrl: `${addressOn(services, host)}${checkPath}/${policy.check_code}`,
    isSample: product?.isSample ?? true,
  });
  return { name: `电子保单-${policy.sn}-${order.group_name}.pdf`, type: pdfType, content };
}

/**
 * Returns the texts about the cover of an order, and the documents of its product.
 * @throws Refusal 900404 when the agent has no such order, or the order is for a different product than the request
 * states
 */
export async function policyClauses(
  { database, catalogue }: Services,
  agent: AgentIdentity,
  { policyUuid, productId }: { readonly policyUuid: string; readonly productId?: string | undefined },
) {
  const { order, version } = await asAgent(database, agent.id, async (tx) => {
    const known = await orderOfPolicy(tx, agent.id, policyUuid);
    if (!known || (productId !== undefined && productId !== known.product_id)) throw notFound();
    return { order: await orderOf(tx, agent.id, known.sn), version: known.product_version };
  });
  if (!order) throw notFound();
  const product = catalogue.productOf(order.product_id, version);
  return {
    productName: order.product_name,
    schemes: order.schemes
      .map((scheme) => schemeWords(product, scheme))
      .map(({ id, name, planName, clauses }) => ({
        schemeId: id,
        schemeName: name,
        planName,
        clauseList: clauses.map((clause) => ({
          clauseCode: clause.code,
          clauseName: clause.name,
          clauseType: clause.kind,
          insuredText: clause.sumInsured,
        })),
      })),
    documentList: (product?.documents ?? []).map(({ name, url }) => ({ name, url })),
  };
}

/**
 * Prices a draft for a document.
 * @throws Refusal 900404 when the product isn't on sale; 006004 when the product has a newer version, or the draft
 * contradicts itself, can't be priced, or has a price of 0
 */
async function priced(services: Services, given: OrderDraft) {
  const { product, draft, quote } = await quotedDraft(services, given);
  refuseProblems(orderPriceProblems(quote));
  const { totalFen } = quote;
  if (totalFen !== null && quote.schemes.length > 0) return { product, draft, quote, totalFen };
  throw new Refusal(resultCodes.refused, (locale) =>
    locale === 'en-US' ? 'Something is missing, so there is no price yet' : '投保信息不完整，暂无保费，无法生成文件',
  );
}

/**
 * Returns the application form of an agent's draft. The applicant stamps the form.
 * @throws Refusal for the reasons of `priced`
 */
export async function applicationForm(
  services: Services,
  agent: AgentIdentity,
  given: OrderDraft,
): Promise<DownloadedFile> {
  const { product, draft, quote, totalFen } = await priced(services, given);
  const regions = await loadRegions();
  const content = await applicationPdf({
    productName: product.name,
    insurerName: product.insurer.name,
    applicant: draft.applicant,
    address: addressText(regions, draft.applicant.address),
    organisation: organisationWords(product, draft.applicant, services.catalogue.industries),
    subjects: subjectWords(draft, regions),
    fleet: printedFleet(draft),
    startDate: draft.startDate,
    months: draft.months,
    heads: quote.heads,
    totalFen,
    schemes: draft.schemes.map((scheme) => schemeWords(product, scheme)),
    madeAt: services.clock.now(),
    madeOn: services.clock.today(),
    issuer: issuerOn(services, agent.partnerHost),
    isSample: product.isSample,
  });
  return { name: `投保单-${product.name}-${draft.applicant.groupName}.pdf`, type: pdfType, content };
}

/**
 * Returns the application form of an agent's order, with the submitted content. The applicant stamps the form.
 * @throws Refusal 900404 when the agent has no such order
 */
export async function orderApplicationForm(
  services: Services,
  agent: AgentIdentity,
  policyUuid: string,
): Promise<DownloadedFile> {
  const { database, keyring, catalogue, clock } = services;
  const { order, sold } = await asAgent(database, agent.id, async (tx) => {
    const known = await orderOfPolicy(tx, agent.id, policyUuid);
    const found = known && (await orderOf(tx, agent.id, known.sn));
    if (!found) throw notFound();
    return { order: found, sold: known };
  });
  const product = catalogue.productOf(order.product_id, sold.product_version);
  const applicant = openedApplicant(keyring, order.applicant_sealed);
  const subjects = openedSubjects(keyring, order.subjects_sealed);
  const regions = await loadRegions();
  const content = await applicationPdf({
    productName: order.product_name,
    insurerName: order.insurer_name,
    applicant,
    address: addressText(regions, applicant.address),
    organisation: organisationWords(product, applicant, catalogue.industries),
    subjects: subjectWords(subjects, regions),
    fleet: printedFleet(subjects),
    startDate: order.start_date,
    months: order.months,
    heads: order.heads,
    totalFen: order.total_fen,
    schemes: order.schemes.map((scheme) => schemeWords(product, scheme)),
    madeAt: clock.now(),
    madeOn: clock.today(),
    issuer: issuerOf(services, sold),
    isSample: product?.isSample ?? true,
  });
  return { name: `投保单-${order.product_name}-${order.group_name}.pdf`, type: pdfType, content };
}
