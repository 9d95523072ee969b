import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import type { Call } from '../../app/contract/call.ts';
import {
  policyRoster,
  saveEndorsementDraft,
  sendEndorsementMaterials,
  submitEndorsement,
} from '../../app/contract/endorsementOwnCalls.ts';
import { calcConservationPremium, conservationSettings } from '../../app/contract/endorsements.ts';
import { uploadSingleImage } from '../../app/contract/files.ts';
import { applyForInvoice } from '../../app/contract/invoices.ts';
import { submitOfflineOrder } from '../../app/contract/offlineOrders.ts';
import { orderDetail, orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { claimOrderTransfer } from '../../app/contract/payments.ts';
import { saveQuotation, shareQuotation } from '../../app/contract/quotations.ts';
import { saveDraft } from '../../app/contract/savedDrafts.ts';
import { totalOf } from '../fixtures/orderDraft.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { add, materialsOf, remove, requestOfChanges } from '../setup/endorsedPolicy.ts';
import { invoiceApplication } from '../setup/invoicing.ts';
import { ask, eventually, pay, signedIn } from '../setup/remoteAgent.ts';
import { withUploadedMaterials } from '../setup/uploadedMaterials.ts';
import { faultyDraft, groupNames, longDraft } from './drafts.ts';

/** Ids and addresses of the seeded data. The addresses of the screens contain them. */
export interface Seeds {
  /** Cookie of the signed-in agent, as `name=value`. */
  readonly cookie: string;
  readonly issuedOrder: string;
  /** An order whose policy has no submitted endorsement, but a draft of an endorsement. */
  readonly quietOrder: string;
  readonly unpaidOrder: string;
  readonly subjectOrder: string;
  /** Orders whose states `seedOffline` changes later. */
  readonly spareOrders: readonly string[];
  readonly offlineOrder: string;
  readonly draft: string;
  readonly faultyDraft: string;
  /** A draft for each product with an insured object other than persons, by product id. */
  readonly subjectDrafts: Readonly<Record<string, string>>;
  readonly quotation: string;
  readonly shareUrl: string;
  readonly endorsement: string;
  readonly endorsementDraft: string;
}

const { products } = loadCatalogue();

/** Returns a product of the catalogue. @throws when the id is unknown */
export function productOf(id: string): ProductDefinition {
  const found = products.find((product) => product.id === id);
  if (!found) throw new Error(`the catalogue has no product ${id}`);
  return found;
}

/** Products whose writing screens have other sections than the usual product. Each has a different set of sections. */
export const subjectProducts = ['80137', '80218', '80230', '103', '80160'] as const;
const usual = productOf('80140');
const [longest = '', ...otherGroups] = groupNames;

/** Makes a call as the agent. @throws when the call is refused */
export type Asking = <Request, Response>(call: Call<Request, Response>, request: Request) => Promise<Response>;

const submitted = async (asking: Asking, written: OrderDraft): Promise<string> => {
  const draft = await withUploadedMaterials({ ask: asking }, written);
  const totalFen = totalOf(productOf(draft.productId), draft);
  const submissionId = crypto.randomUUID();
  return (await asking(submitOrder, { submissionId, draftId: '', draft, totalFen })).orderSn;
};

const upload = async (asking: Asking, name: string): Promise<string> =>
  (await asking(uploadSingleImage, { file: fileOf(await picture(), name) })).url;

/** Adds an uploaded contract to a draft for construction works. */
async function withContract(asking: Asking, draft: OrderDraft): Promise<OrderDraft> {
  if (!draft.construction) throw new Error('the product insures no works');
  return { ...draft, construction: { ...draft.construction, materialImages: [await upload(asking, '施工合同.png')] } };
}

/** Submits an order, pays it and waits for its policy. Returns the number of the order. */
export async function issued(asking: Asking, draft: OrderDraft): Promise<string> {
  const orderSn = await submitted(asking, draft);
  await pay((await asking(orderPayUrl, { orderSn })).payUrl);
  const policySn = async () => (await asking(orderDetail, { orderSn })).policySn ?? undefined;
  await eventually(policySn, 'the policy');
  return orderSn;
}

/** Submits an endorsement with its materials, so that it waits for payment. Returns its id. */
async function endorsed(asking: Asking, policyUuid: string): Promise<string> {
  const [leaving] = (await asking(policyRoster, { policyUuid })).persons;
  if (!leaving) throw new Error('the policy insures nobody');
  const request = requestOfChanges([add(1), add(2), remove(leaving)]);
  const { netFen, mark } = await asking(calcConservationPremium, { policyUuid, request });
  const submission = { submissionId: crypto.randomUUID(), draftUuid: '', policyUuid, request, netFen, mark };
  const { conservationUuid } = await asking(submitEndorsement, submission);
  await asking(sendEndorsementMaterials, { uuid: conservationUuid, materials: await materialsOf({ ask: asking }) });
  return conservationUuid;
}

/** Saves a draft of an endorsement. Returns its id. */
async function endorsementDraft(asking: Asking, policyUuid: string): Promise<string> {
  const [leaving] = (await asking(policyRoster, { policyUuid })).persons;
  const changes = [add(3), add(4), ...(leaving ? [remove(leaving)] : [])];
  const draft = { uuid: '', version: 0, policyUuid, request: requestOfChanges(changes) };
  return (await asking(saveEndorsementDraft, draft)).conservationUuid;
}

async function quotations(asking: Asking) {
  const drafts = [...otherGroups, longest].map((groupName) => longDraft(usual, groupName));
  let quotation = '';
  for (const draft of drafts) quotation = (await asking(saveQuotation, draft)).id;
  await asking(saveQuotation, longDraft(productOf('80137'), longest));
  return { quotation, shareUrl: (await asking(shareQuotation, { id: quotation })).shareUrl };
}

async function savedDrafts(asking: Asking) {
  const save = async (draft: OrderDraft) => (await asking(saveDraft, { id: '', version: 0, draft })).id;
  const subjectDrafts: Record<string, string> = {};
  for (const id of subjectProducts) subjectDrafts[id] = await save(longDraft(productOf(id), longest));
  const faulty = await save(faultyDraft(usual, groupNames[2] ?? ''));
  return { subjectDrafts, faultyDraft: faulty, draft: await save(longDraft(usual, longest, 120)) };
}

async function transferClaimed(asking: Asking, orderSn: string): Promise<void> {
  await asking(claimOrderTransfer, {
    orderSn,
    payerName: longest,
    payerAccount: '6222000000000000',
    payDate: '2026-11-20',
    fileUrlList: [await upload(asking, '转账凭证.png')],
  });
}

/** Fills a server with data. All data are created with calls as the demo agent. */
export async function seed(url: string): Promise<Seeds> {
  const cookie = await signedIn(url);
  const asking: Asking = async (call, request) => (await ask(url, call, request, cookie)).data;
  const offline = { id: '', version: 0, note: '客户要求纸质保单，并在保险合同中注明三处施工地点与各自的工期。' };

  const spareOrders: string[] = [];
  for (const groupName of otherGroups) spareOrders.push(await submitted(asking, longDraft(usual, groupName, 6)));
  await transferClaimed(asking, await submitted(asking, longDraft(usual, longest, 6)));
  const { offlineDataUuid } = await asking(submitOfflineOrder, { ...offline, draft: longDraft(usual, longest) });
  const unpaidOrder = await submitted(asking, longDraft(productOf('70101'), groupNames[2] ?? ''));
  const subjectOrder = await issued(asking, await withContract(asking, longDraft(productOf('80137'), longest)));
  const quietOrder = await issued(asking, longDraft(usual, groupNames[2] ?? '', 20));
  const issuedOrder = await issued(asking, longDraft(usual, longest, 60));
  const policyOf = async (orderSn: string) => (await asking(conservationSettings, { policyUuid: orderSn })).policyUuid;
  const policyUuid = await policyOf(issuedOrder);
  await asking(applyForInvoice, invoiceApplication({ policyUuid }, { title: longest, taxName: longest }));
  return {
    cookie,
    issuedOrder,
    quietOrder,
    unpaidOrder,
    subjectOrder,
    spareOrders,
    offlineOrder: offlineDataUuid,
    ...(await savedDrafts(asking)),
    ...(await quotations(asking)),
    endorsement: await endorsed(asking, policyUuid),
    endorsementDraft: await endorsementDraft(asking, await policyOf(quietOrder)),
  };
}
