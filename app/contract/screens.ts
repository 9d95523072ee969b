import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import { betterSources } from './betterSources.ts';

/**
 * For each call that a screen of the agents' client makes: a sentence with the screen and the reason. The keys are
 * method and path in the specification's spelling. The table is separate from the calls because it describes the
 * client. The API document shows the sentences, and `npm run contract:check` reports calls without a sentence.
 */
const screens: Readonly<Record<string, string>> = {
  // Calls about the session and the user.
  'GET /oauth/captcha': 'Login dialog: the code that the agent types next. Unknown numbers get the same answer.',
  'POST /oauth/login': 'Login dialog: opens the session that every other call needs.',
  'POST /oauth/channelLogin': 'Login of the partner system, on its own host: password or SMS code.',
  'GET /oauth/logout': 'Header, log-out icon: ends the session and clears what the browser kept.',
  'POST /api/user/getUserInfo': 'Every route change: who is signed in; 001011 brings up the login.',
  'POST /api/group/autoLogin':
    'Arrival from the mobile app with uuid, source=app and a ticket: signs in without typing.',
  'POST /api/user/checkIfUserHasPolicyBonus': 'Product centre: rewards earned so far, beside the commission.',
  'GET /api/main/checkUserQualification':
    'Entry and writing screen: asks to join or to prove the identity before insuring.',
  'GET /api/insureGroupUserRealNameLimit':
    'Writing screen: asks for real-name authentication where the product demands it.',
  // Calls about products and reference data.
  'GET /api/conservation/pc/getSupportPcConservationProductList':
    'Start of an endorsement: which products’ policies can be chosen.',
  'GET /api/getAreaCode': 'Address fields: regions where the product is sold.',
  'GET /api/getConstructionAreaCode': 'Construction form: regions where sites are covered; kept by the client.',
  'GET /api/insuranceChoose/{productId}':
    'Writing, product and quotation pages: everything a rule needs to know of the product.',
  'GET /api/getEffectiveProductList': 'Entry: the list of products on sale, searched by keyword.',
  'GET /api/main/getInsureDayLimit/{year}': 'Period section: days on which cover may start.',
  'GET /api/getBankCodeList': 'Invoice form and corporate transfer: the bank of the account.',
  'GET /api/user/isppshow': 'Premium bar: whether the professional price is shown to the agent now.',
  'GET /api/product/getPremiumAndMissionConfig': 'Premium bar and product cards: commission and running rewards.',
  'GET /api/customOrder/getById/{id}': '/writeByAdmin: the order that the back office prepared for the agent.',
  'GET /api/own/agentNotices': 'Every screen, above the content: what the platform tells all agents today.',
  'GET /api/getInformationRevealList': '/information: what the platform discloses; nobody needs to be signed in.',
  'GET /api/getGroupProfessionByProductId': 'Occupation picker and person table: the product’s occupations.',
  'GET /api/getRecognizeBusinessLicense': 'Applicant form: fills in what an uploaded business licence says.',
  'POST /api/getDeclarationOcrStatus': 'Material section: whether an uploaded declaration was read.',
  'GET /api/common/checkCompanyInfo':
    'Applicant form on leaving the name or number: what speaks against the organisation.',
  'POST /api/adm/updateControlInfo': '/writeByAdmin: tells the back office that its order was opened or submitted.',
  'POST /api/saveGroupWaylayRecord': 'Applicant form where a name is turned away (拒保): keeps the record.',
  // Calls about quotations, premiums and checks of persons.
  'POST /api/validPersonInfo': 'Writing screen, on the way to the confirmation: the persons, once for each state.',
  'POST /api/getPersonRiskInfo':
    'Person table and confirmed changes of an endorsement: persons who are covered already.',
  'GET /api/order/checkProductWhiteList':
    'Writing screen: whether the product is sold by invitation and the agent has one.',
  'GET /api/order/updateCheckProductWhiteUuid': 'Arrival by an invitation link: makes the invitation the agent’s.',
  // Calls about orders.
  'POST /api/order/confirmOrder': '/orderConfirm: submits the order, once, at the price that was seen.',
  'POST /api/orderQueryForPc': '/orderList: a page of orders with the number in each state.',
  'GET /api/order/orderinfo':
    '/orderDetail: the order with its persons masked, as it stands today with its endorsements, or as it was sold.',
  'GET /api/order/orderPayUrl': '/payWait: the cashier’s address for an order that awaits payment.',
  'GET /api/order/getOutPayUrl': '/orderDetail, let the customer pay: the cashier’s address as link and code.',
  'GET /api/order/getOutlinePayJson': 'Corporate transfer dialog: account to pay into and the proof so far.',
  'POST /api/order/updateOutlinePayJson': 'Corporate transfer dialog: claims the transfer with its proof.',
  'GET /api/order/getGroupInsurePolicy': '/orderDetail: the electronic policy.',
  'POST /api/order/sendBatchElectronicPolicy': '/orderList: mails the electronic policies that were ticked.',
  'GET /api/order/getHistoryGroupApplicantInfo': 'Applicant form: organisations that the agent insured before.',
  'GET /api/order/getHistoryPolicyPersons': 'Person table: takes over the persons of an earlier policy.',
  'GET /api/order/getPolicyCheckMaterialInfo': '/supplement-info: materials that the insurer wants.',
  'POST /api/order/uploadPolicyCheckMaterialInfo': '/supplement-info: sends the materials in.',
  'GET /api/getClauseShowByPolicyUuid': '/orderDetail: the clauses of the policy.',
  'POST /api/order/uploadPersonInfo':
    '/supplement-info: corrects persons whose records the insurer found wrong, in the table or by a spreadsheet.',
  'POST /api/policy/uploadSingleImage': 'Material upload: one picture.',
  // Calls about unfinished and offline orders.
  'GET /api/tmpOrder/queryTmpOrderList': 'Writing screen: drafts of the product to go on with.',
  'POST /api/tmpOrder/queryTmpOrderByCondition': '/unfinishList: a page of drafts by filter.',
  'GET /api/tmpOrder/getTmpOrderInfo/{id}': '/writeByUnfinish: opens a draft where it was left.',
  'POST /api/tmpOrder/delTmpOrderInfo': '/unfinishList: deletes a draft.',
  'POST /api/tmpOrder/submitTmpOrder': 'Writing screen: saves the draft as it is typed.',
  'GET /api/tmpOrder/getOfflineTempOrderData': '/writeByOffline: the order that was begun offline.',
  'POST /api/tmpOrder/submitOfflineTempOrder': '/writeByOffline: submits it.',
  'GET /api/tmpOrder/getOfflineTempOrderDetail': '/orderDetailOffline: shows it.',
  // Calls about invoices.
  'GET /api/invoice/getInvoiceInfo': 'Invoice section: what was applied for, or the form’s defaults.',
  'GET /api/invoice/sendInvoiceMaterialEmail': 'Invoice section: mails the forms of a special invoice.',
  'POST /api/invoice/updateInvoiceMaterialBean': 'Invoice section: the materials of a special invoice.',
  'POST /api/invoice/saveInvoiceInfo': 'Invoice section: applies for the invoice.',
  'GET /api/invoice/sendEInvoiceEmail': 'Invoice section: mails the electronic invoice.',
  // Calls about endorsements.
  'GET /api/conservation/canApplyConservation':
    '/initiate-preservation: whether the policy may be endorsed now, here or on the insurer’s page.',
  'GET /api/conservation/config': '/initiate-preservation: what the product lets an employer change.',
  'GET /api/conservation/getSettingsByPolicyUuid': '/initiate-preservation: the rules as they hold for the policy.',
  'POST /api/conservation/calcPremium': '/initiate-preservation: the trial premium of the changes.',
  'POST /api/conservation/initThirdPremium': '/initiate-preservation: premiums where occupations change.',
  'POST /api/conservation/verifyPersonsInfo': '/initiate-preservation: judges the persons of the changes.',
  'POST /api/conservation/canApplyConservationJobCode':
    '/initiate-preservation: whether an occupation may join the policy.',
  'POST /api/conservation/riskLimitConservation': '/initiate-preservation: limits of removals and replacements.',
  'POST /api/conservation/downloadConservationExcelNewTemp': '/initiate-preservation: the spreadsheet to fill in.',
  'POST /api/conservation/queryConservationStatusNum': '/preservation-list: number of requests in each state.',
  'POST /api/conservation/queryConservationPolicyList': '/preservation-list: a page of requests.',
  'GET /api/conservation/orderDetail': '/preservation-list: one request with its changes.',
  'GET /api/conservation/sendECertificateMail': '/preservation-list: mails the endorsement certificate.',
  'GET /api/conservation/getPayUrl': '/preservation-list: the cashier’s address of a charge.',
  'GET /api/conservation/getOutlinePayJson': '/preservation-list: corporate transfer of a charge.',
  'POST /api/conservation/submitOutlinePayJson': '/preservation-list: claims the transfer with its proof.',
  'GET /api/conservation/queryConservationListByPolicy': '/orderDetail: requests of the policy.',
  'GET /api/tempConservation/delete/{id}': '/preservation-list: deletes a request that was not submitted.',
  // Calls about saved quotations.
  'GET /api/quoted/getAllCompany': '/history-quote: insurers to filter by.',
  'GET /api/quoted/getProductList': '/history-quote: a page of quotations.',
  'GET /api/quoted/deleteQuotedPrice': '/history-quote: deletes a quotation and its link.',
  // Calls about video audits and file storage.
  'POST /api/audit/requestVideoAuditToken': 'Construction form: token under which the video of the contract is kept.',
  'GET /api/audit/getOssToken': 'Construction form: where the video goes.',
  // Calls that aren't in the specification. The project has added them.
  'GET /api/own/orders/{orderSn}/state': '/payWait: asks every few seconds whether the payment came in.',
  'POST /api/own/orders/{orderSn}/reveal':
    '/orderDetail: shows one person’s name, id number and birth date; the look is logged.',
  'POST /api/own/orders/{orderSn}/persons':
    '/orderDetail, persons: a page of the persons who are insured on a day, searched by name or number.',
  'GET /api/own/orders/{orderSn}/persons/{key}/history':
    '/orderDetail, persons: when a person was insured, changed, replaced and removed, and by which endorsement.',
  'GET /api/own/orders/{orderSn}/persons/{key}/certificate':
    '/orderDetail, persons: the certificate of one insured person (被保险人凭证) as a PDF.',
  'POST /api/own/orders/{orderSn}/certificates':
    '/orderDetail: the certificates of all or the chosen persons, part by part, for one zip file.',
  'GET /api/own/customOrders': 'Writing screen, recommended orders: what the back office prepared of the product.',
  'GET /api/own/industries': 'Applicant form: the industries, for a search through all of them.',
  'GET /api/own/qualification': '/entry and writing screen: the state of the agent’s request for the real name.',
  'POST /api/own/qualification': '/entry and writing screen: the agent requests the real name with materials.',
  'GET /api/own/worklist': '/entry: what the agent has to do, most harmful first, each with the page where it is done.',
  'GET /api/own/monthTotals': '/entry: the agent’s premium, policies, renewals and commission by month.',
  'GET /api/own/catalogueTexts': 'Every screen in English: names of products, plans, clauses and options.',
  'GET /api/own/products/{productId}/guide':
    '/product: covers, exclusions, notices, steps of a claim and clauses in words.',
  'GET /api/own/productShelf': '/entry: the products that stand first, because the agent pinned or used them.',
  'POST /api/own/pinnedProducts': '/entry: the pin on a product card.',
  'GET /api/own/time': 'Every screen: the days that the server counts by.',
  'POST /api/own/usage': 'Every screen in sight of a signed-in agent: how long, every five seconds.',
  'POST /api/own/quotations': '/quotation-page: saves what is on the screen, priced by the server.',
  'GET /api/own/quotations/{id}': '/quotation-page from /history-quote: opens a quotation with its draft.',
  'POST /api/own/quotations/{id}/share': '/history-quote: the link for the customer.',
  'POST /api/own/applicationForm': 'Writing screen, materials: the application form that the group stamps (投保单).',
  'GET /api/own/orderApplicationForm':
    '/supplement-info: the application form of the order, to be stamped and uploaded.',
  'GET /api/own/quotations/{id}/document': '/quotationShow: the quotation as a PDF for the customer.',
  'POST /api/own/conservation/save': '/initiate-preservation: keeps a request that is not submitted yet.',
  'GET /api/own/conservation/{conservationUuid}/draft': '/initiate-preservation: goes on with a kept request.',
  'POST /api/own/conservation/submit': '/initiate-preservation, last step: submits the request under its trial.',
  'POST /api/own/conservation/{conservationUuid}/materials': '/preservation-list: sends materials in, first or again.',
  'POST /api/own/conservation/{conservationUuid}/answer': '/preservation-list: answers a question of the review.',
  'POST /api/own/conservation/{conservationUuid}/close': '/preservation-list: gives a request up.',
  'GET /api/own/conservation/{conservationUuid}/certificate':
    '/preservation-list: the endorsement certificate as a PDF.',
  'GET /api/own/conservation/{conservationUuid}/forms/{form}':
    '/initiate-preservation and /preservation-list, materials: the form that the employer prints and stamps.',
  'POST /api/own/conservation/{conservationUuid}/reveal':
    '/preservation-list, one request: shows the persons of one change without masking; the look is logged.',
  'POST /api/own/orders/rows': 'Order list, export: the rows of the file, part by part.',
  'GET /api/own/orders/{orderSn}/surrender':
    '/orderDetail, surrender: the amount that goes back if it is requested today.',
  'POST /api/own/orders/{orderSn}/surrender':
    '/orderDetail, surrender: ends the policy early for the amount that was shown.',
  'POST /api/own/orders/{orderSn}/cancel': '/orderDetail: the agent cancels an order that is not paid.',
  'POST /api/own/offlineOrders/{offlineDataUuid}/delete':
    '/unfinishList, offline orders: deletes one; undo hands it in again.',
  'GET /api/own/policies/{policyUuid}/roster': '/initiate-preservation: the persons who are insured now.',
  'GET /api/own/recognisedIdCard':
    'Material section: name and number of the legal representative, beside the uploaded id card.',
  'POST /api/own/files': 'Writing screen: names and fresh links of the files that an opened draft holds.',
  'GET /api/own/invoices':
    '/orderDetail, invoices: every invoice of the policy and its endorsements, red-letter ones too.',
  'GET /api/own/invoices/document': '/orderDetail, invoices: an issued electronic invoice as a PDF.',
  'GET /api/own/sharedQuotations/{token}': '/quotationShow: the customer’s view, without persons or commission.',
  'POST /api/own/sharedQuotations/{token}/accept': '/quotationShow: the customer accepts, and the agent is told.',
};

/**
 * Returns the sentence that describes the use of a call: the screen that makes it, or the reason why the agents' client
 * doesn't make it. Empty if the call has no sentence.
 */
export function usedOn(method: string, template: string): string {
  const call = `${method} ${template}`;
  const source = ownValue(betterSources, call);
  return source === undefined ? (ownValue(screens, call) ?? '') : `No screen of the agents’ client. ${source}`;
}

/** Calls that a screen makes, as `METHOD /path`. */
export const callsWithScreen: readonly string[] = Object.keys(screens);
