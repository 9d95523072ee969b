import { check, type Row, shown, test } from './statement.ts';

const withBetterSource = test(
  'contract/screens.test.ts',
  'a call that the client never makes has a better source in the guide',
);

/**
 * A call in the specification's list. It is proved by a check of the stranger, a test client that knows only the
 * specification. The title of this check is the call's method and path. `more` are titles of further checks.
 */
const call = (method: 'GET' | 'POST', path: string, says: string, ...more: readonly string[]): Row =>
  shown(`${method} ${path} ${says}`, check(`${method} ${path}`), ...more.map(check));

/** A call in the specification's list that our client for agents never makes. */
const callOfOthers = (method: 'GET' | 'POST', path: string, says: string): Row =>
  shown(`${method} ${path} ${says}`, check(`${method} ${path}`), withBetterSource);

const operator = (title: string) => test('server/operators.test.ts', title);

const sessionCalls: readonly Row[] = [
  call('GET', '/oauth/captcha', 'sends a code'),
  call('POST', '/oauth/login', 'signs an agent in by code'),
  call('POST', '/oauth/channelLogin', 'signs a partner user in by password or code'),
  call('GET', '/oauth/logout', 'signs out'),
  call('POST', '/api/user/getUserInfo', 'tells who is signed in'),
  call('POST', '/api/group/autoLogin', 'signs in on arrival'),
  call('POST', '/api/user/checkIfUserHasPolicyBonus', 'tells the rewards'),
  callOfOthers('GET', '/api/user/getSalesUserByUuid', 'tells a user by uuid'),
  call('GET', '/api/user/isppshow', 'tells the price flag'),
  callOfOthers('GET', '/api/main/getPushMoneySwitchStatus', 'tells if commission is switched on'),
  call('GET', '/api/main/checkUserQualification', 'tells if the user may insure'),
  callOfOthers('GET', '/api/getUserSalesQualification', 'tells the certificate'),
  call('GET', '/api/insureGroupUserRealNameLimit', 'tells the real-name limit of a product'),
];

const productCalls: readonly Row[] = [
  call('GET', '/api/conservation/pc/getSupportPcConservationProductList', 'lists products with endorsements'),
  call('GET', '/api/getAreaCode', 'lists sales areas'),
  call('GET', '/api/getConstructionAreaCode', 'lists areas of sites'),
  call('GET', '/api/insuranceChoose/{productId}', 'tells what a product is'),
  callOfOthers('GET', '/api/main/queryInsuranceTypeList', 'lists product lines'),
  callOfOthers('POST', '/api/main/queryInsuranceTypeList', 'lists product lines'),
  callOfOthers('GET', '/api/main/getAllCompany', 'lists insurers'),
  call('GET', '/api/getEffectiveProductList', 'lists products by keyword'),
  callOfOthers('GET', '/api/getAllGroupProductFilterTag', 'lists tags'),
  call('GET', '/api/main/getInsureDayLimit/{year}', 'tells the days on which cover may start'),
  call('GET', '/api/getBankCodeList', 'lists banks'),
  callOfOthers('GET', '/api/getBankAreaList', 'lists areas of banks'),
  call('GET', '/api/product/getPremiumAndMissionConfig', 'tells commission and missions'),
  callOfOthers('GET', '/api/product/getProductDictionaryDTOList', 'lists choices of a product'),
  call('GET', '/api/getAllIndustries/{id}', 'lists industries below one'),
  shown(
    'GET /api/customOrder/getById/{id} opens a prepared order',
    check('GET /api/customOrder/getById/{id}'),
    operator('a prepared order waits for its agent'),
  ),
  call('GET', '/api/getInformationRevealList', 'lists disclosures'),
  call('GET', '/api/getGroupProfessionByProductId', 'lists occupations'),
  shown(
    'GET /api/getRecognizeBusinessLicense reads a business licence',
    check('GET /api/getRecognizeBusinessLicense'),
    test('server/recognisedFiles.test.ts', 'a photograph is read, its values with their confidence'),
  ),
  shown(
    'POST /api/getDeclarationOcrStatus reads an authorisation letter',
    check('POST /api/getDeclarationOcrStatus'),
    test('server/recognisedFiles.test.ts', '%s in a photograph is told apart'),
  ),
  call('GET', '/api/common/checkCompanyInfo', 'checks an organisation'),
  call('POST', '/api/adm/updateControlInfo', 'reports a prepared order'),
  call('POST', '/api/saveGroupWaylayRecord', 'records a refused group'),
];

const quoteCalls: readonly Row[] = [
  shown(
    'POST /api/validPersonInfo checks persons',
    check('POST /api/validPersonInfo'),
    test('client/personCheck.test.tsx', 'asks the server once for each state of the roster, before the confirmation'),
  ),
  call('POST', '/api/getPersonRiskInfo', 'tells covers of persons'),
  callOfOthers('POST', '/api/order/calPremium', 'prices a draft'),
  callOfOthers('GET', '/api/order/initCalPremium', 'tells the first price'),
  call('GET', '/api/order/checkProductWhiteList', 'tells if a product is sold by invitation'),
  shown(
    'GET /api/order/updateCheckProductWhiteUuid redeems an invitation',
    check('GET /api/order/updateCheckProductWhiteUuid'),
    operator('an invitation lets its agent sell what is sold by invitation'),
  ),
];

const orderCalls: readonly Row[] = [
  call('POST', '/api/order/confirmOrder', 'makes an order'),
  call('POST', '/api/orderQueryForPc', 'lists orders'),
  call('GET', '/api/order/orderinfo', 'tells an order', 'an insured order names its policyUuid'),
  call('GET', '/api/order/orderPayUrl', 'tells the cashier'),
  call('GET', '/api/order/getOutPayUrl', 'tells the cashier for another payer'),
  callOfOthers('GET', '/api/order/getConfigPolicyPayUrl', 'tells the ways to pay'),
  call('GET', '/api/order/getOutlinePayJson', 'tells a transfer'),
  call('POST', '/api/order/updateOutlinePayJson', 'claims a transfer'),
  call('GET', '/api/order/getGroupInsurePolicy', 'gives the policy'),
  call('POST', '/api/order/sendBatchElectronicPolicy', 'mails policies'),
  call('GET', '/api/order/getHistoryGroupApplicantInfo', 'tells earlier applicants'),
  call('GET', '/api/order/getHistoryPolicyPersons', 'tells earlier persons'),
  call('GET', '/api/order/getPolicyCheckMaterialInfo', 'tells materials of a policy'),
  call('POST', '/api/order/uploadPolicyCheckMaterialInfo', 'sends materials of a policy'),
  call('GET', '/api/getClauseShowByPolicyUuid', 'tells clauses'),
  call('POST', '/api/order/uploadPersonInfo', 'corrects persons'),
  call('POST', '/api/policy/uploadSingleImage', 'uploads a picture'),
  callOfOthers('POST', '/api/policy/confirmInvoiceImages', 'confirms pictures of an invoice'),
];

const unfinishedCalls: readonly Row[] = [
  call('GET', '/api/tmpOrder/queryTmpOrderList', 'lists unfinished orders'),
  call('POST', '/api/tmpOrder/queryTmpOrderByCondition', 'searches them'),
  call('GET', '/api/tmpOrder/getTmpOrderInfo/{id}', 'opens one'),
  call('POST', '/api/tmpOrder/delTmpOrderInfo', 'deletes one'),
  call('POST', '/api/tmpOrder/submitTmpOrder', 'saves one'),
  call('GET', '/api/tmpOrder/getOfflineTempOrderData', 'lists offline orders'),
  call('POST', '/api/tmpOrder/submitOfflineTempOrder', 'hands one in'),
  call('GET', '/api/tmpOrder/getOfflineTempOrderDetail', 'opens one'),
];

const invoiceCalls: readonly Row[] = [
  call('GET', '/api/invoice/getInvoiceInfo', 'tells an invoice', 'an invoice of an endorsement by conservationUuid'),
  call('GET', '/api/invoice/sendInvoiceMaterialEmail', 'mails the form', 'a second policy'),
  call('POST', '/api/invoice/updateInvoiceMaterialBean', 'sends materials of an invoice'),
  call('POST', '/api/invoice/saveInvoiceInfo', 'applies for an invoice'),
  call('GET', '/api/invoice/sendEInvoiceEmail', 'mails an invoice'),
];

const endorsementCalls: readonly Row[] = [
  call('GET', '/api/conservation/canApplyConservation', 'tells if a policy may be endorsed'),
  call('GET', '/api/conservation/config', 'tells how a product is endorsed'),
  call('GET', '/api/conservation/getSettingsByPolicyUuid', 'tells limits of a policy'),
  call('POST', '/api/conservation/calcPremium', 'prices an endorsement'),
  call('POST', '/api/conservation/initThirdPremium', 'prices occupations'),
  call('POST', '/api/conservation/verifyPersonsInfo', 'checks persons of an endorsement'),
  call('POST', '/api/conservation/canApplyConservationJobCode', 'judges an occupation'),
  call('POST', '/api/conservation/riskLimitConservation', 'tells how many may change'),
  call('POST', '/api/conservation/downloadConservationExcelNewTemp', 'gives the template'),
  call('POST', '/api/conservation/queryConservationStatusNum', 'counts endorsements by state'),
  call('POST', '/api/conservation/queryConservationPolicyList', 'lists endorsements'),
  call('GET', '/api/conservation/orderDetail', 'tells an endorsement'),
  call('GET', '/api/conservation/sendECertificateMail', 'mails the certificate'),
  call('GET', '/api/conservation/getPayUrl', 'tells the cashier of an endorsement'),
  call('GET', '/api/conservation/getOutlinePayJson', 'tells its transfer'),
  call('POST', '/api/conservation/submitOutlinePayJson', 'claims its transfer', 'add persons by transfer'),
  call('GET', '/api/conservation/queryConservationListByPolicy', 'lists endorsements of a policy'),
  call('GET', '/api/tempConservation/delete/{id}', 'deletes a draft of an endorsement'),
];

const quotationCalls: readonly Row[] = [
  call('GET', '/api/quoted/getAllCompany', 'lists insurers of quotations'),
  call('GET', '/api/quoted/getProductList', 'lists quotations', 'a saved quotation'),
  call('GET', '/api/quoted/deleteQuotedPrice', 'deletes a quotation'),
];

const fileCalls: readonly Row[] = [
  call('POST', '/api/audit/requestVideoAuditToken', 'begins a video audit; the token is data.token'),
  call('GET', '/api/audit/getOssToken', 'authorises a video'),
  callOfOthers('GET', '/api/oss/getAuthInfo', 'authorises an upload'),
];

/** Rules for all calls. */
const transport: readonly Row[] = [
  shown(
    'the base prefix is api/, none in a mock mode',
    test('server/mockMode.test.ts', 'has no base prefix, and answers with the examples of the documents'),
    test('server/mockMode.test.ts', 'is another mode: without it the prefix is api/'),
  ),
  shown(
    'calls send credentials and fail after 120000 ms',
    test('client/http.test.ts', 'sends credentials, and fails after 120000 ms without an answer'),
  ),
  shown(
    'a POST shows a loading indicator unless told otherwise',
    test('client/callErrors.test.tsx', 'is there while a POST is on its way, unless the call disables it'),
  ),
  shown(
    'area codes of sites are kept on the device',
    test('client/subjectAreas.test.tsx', 'are kept on the device for a day'),
  ),
  shown(
    'unknown fields are ignored, contradictions refused',
    check('unknown fields are ignored'),
    check('what contradicts is refused'),
  ),
  shown(
    'a form is posted to the store; the public address is host, dir and name',
    check('form POST to the store and the public address'),
  ),
];

/** Specification 001 §7: the calls. */
export const calls: readonly Row[] = [
  ...sessionCalls,
  ...productCalls,
  ...quoteCalls,
  ...orderCalls,
  ...unfinishedCalls,
  ...invoiceCalls,
  ...endorsementCalls,
  ...quotationCalls,
  ...fileCalls,
  ...transport,
];
