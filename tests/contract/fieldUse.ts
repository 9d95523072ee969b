/**
 * How a field of a request is used:
 * - `judged`: a value that can't be, or that contradicts another, is refused;
 * - `kept`: stored as it is sent, and shown again;
 * - `priced`: the premium depends on it;
 * - `selects`: says which records are meant; what is not the user's own, or not there, is told so;
 * - `sent`: goes to somebody, by mail or message.
 * Anything else is a sentence that says why the field has no effect.
 */
export type FieldUse = string;

const one = (use: FieldUse, ...names: readonly string[]): Readonly<Record<string, FieldUse>> =>
  Object.fromEntries(names.map((name) => [name, use]));

const personCells = [
  'productCombId',
  'insuredName',
  'insuredIdType',
  'insuredIdNo',
  'insuredSex',
  'birthDay',
  'occupationCode',
  'occupationDesc',
  'occupationType',
];

const under = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}.${name}`);

const addressCodes = ['provinceCode', 'cityCode', 'districtCode'];

/** A person of a list. */
const person = (list: string) => one('judged', ...under(`${list}.[]`, ['key', ...personCells]));

/** A change of an endorsement: `org…` is held to the policy's record. */
const change = (list: string) => ({
  ...person(list),
  ...one(
    'judged',
    ...under(`${list}.[]`, [
      'conservationType',
      'orgProductCombId',
      'orgInsuredName',
      'orgInsuredIdType',
      'orgInsuredIdNo',
      'orgInsuredSex',
      'orgBirthDay',
      'orgOccupationCode',
      'orgOccupationDesc',
      'orgOccupationType',
    ]),
  ),
});

/** A draft of an order. */
export const draftUses: Readonly<Record<string, FieldUse>> = {
  ...one('selects', 'productId'),
  ...one('judged', 'productVersion', 'validStartDate', 'validEndDate', 'durationUnit', 'schemes.[].schemeId'),
  ...one('priced', 'applyQuantity', 'duration', 'schemes.[].planCode', 'schemes.[].planList.[].clauseCode'),
  ...one(
    'priced',
    ...under('schemes.[]', ['planList.[].insuredSet', 'deductible', 'freeOdds', 'disabledRate', 'accidentRate']),
  ),
  ...one('kept', 'schemes.[].schemeName', 'schemes.[].professions.[].des'),
  ...one('judged', 'schemes.[].professions.[].code', 'schemes.[].professions.[].val'),
  ...one('priced', 'schemes.[].professions.[].num'),
  ...person('personInfoList'),
  ...one(
    'judged',
    ...under('groupApplicant', [
      'groupName',
      'groupNature',
      'industryInfos.[].code',
      'groupCardType',
      'groupCardId',
      'groupIdValidEndDate',
      'groupCardLongTermEffective',
      'legalPersonName',
      'groupContact',
      'contactCall',
      'landline',
      'groupEmail',
      'setUpTime',
      'legalPersonIdNo',
      'operatorRelation',
      'companyCategory',
      'totalEmployers',
      'totalIncome',
      'groupAssets',
      'registersdFunds',
      ...under('residentAddress', [...addressCodes, 'detailAddress']),
    ]),
  ),
  ...one(
    'judged',
    ...under('constructionInfo', [
      'projectName',
      'projectType',
      'typeOfLabor',
      'constructionQualification',
      'constructionSquare',
      'projectCosts',
      'startTime',
      'endTime',
      ...under('area', addressCodes),
      'materialImageUrls.[]',
      'projectContractVideo',
    ]),
  ),
  ...one('kept', 'constructionInfo.area.detailAddress'),
  ...one(
    'judged',
    ...under('swimmingPoolInfo', [
      'swimmingPoolArea',
      'swimmingPoolCount',
      ...under('area', [...addressCodes, 'detailAddress']),
      'swimmingPoolImgList.[]',
    ]),
  ),
  ...one(
    'judged',
    ...under('vehicleInfo', [
      'vehicleLicenceCode',
      'vehicleFrameNo',
      'useAttribute',
      'vehicle',
      'vehicleDetail',
      'seatCount',
      'licenseImageList.[]',
      ...under('area', [...addressCodes, 'detailAddress']),
    ]),
  ),
  ...one(
    'judged',
    'houseInfo.housingArea',
    ...under('houseInfo.insureHouseAddress', [...addressCodes, 'detailAddress']),
  ),
  ...one('priced', 'orderExtension.businessArea'),
  ...one(
    'judged',
    ...under('orderExtension', ['guestRoomAmount', 'employeeAmount', 'swimmingPoolAmount', 'parkingLotAmount']),
  ),
  ...one(
    'judged',
    'imgList.[].type',
    'imgList.[].fileUrlList.[]',
    'authorizationBookList.[]',
    'lastYearPolicyUrl',
    'environmentUrl',
  ),
};

const inOrderInfo = Object.fromEntries(Object.entries(draftUses).map(([path, use]) => [`orderInfo.${path}`, use]));

const paged = one('selects', 'pageIndex', 'pageSize');
const materials = (list: string) => one('judged', `${list}.[].type`, `${list}.[].fileUrlList.[]`);

const orderType = 'the covers that persons have are the same for an order and for an endorsement';

/** How every declared field of every call is used, by call and path; calls without fields are left out. */
export const fieldUses: Readonly<Record<string, Readonly<Record<string, FieldUse>>>> = {
  sendLoginCode: { mobile: 'sent', type: 'selects' },
  signIn: one('judged', 'mobile', 'validateCode'),
  signInByTicket: one('judged', 'uuid', 'source', 'ticket'),
  signInToPartner: one('judged', 'loginType', 'userName', 'password', 'mobile', 'validateCode'),
  reportScreenTime: one('kept', 'screen', 'seconds'),
  priceDisplay: one('selects', 'u'),
  realNameLimit: one('selects', 'productId'),
  salesUser: one('selects', 'uuid'),
  listProducts: one('selects', 'keyword'),
  productAreaCodes: one('selects', 'productId'),
  productDefinition: one('selects', 'productId'),
  productOccupations: one('selects', 'productId'),
  startDayLimits: one('selects', 'year'),
  bankAreas: one('selects', 'productId'),
  bankCodes: one('selects', 'productId'),
  commissionTerms: one('selects', 'productId'),
  constructionAreas: one('selects', 'productId'),
  industries: one('selects', 'id'),
  insuranceTypesOfCompany: one('selects', 'companyCode'),
  productDictionaries: one('selects', 'productId'),
  checkCompany: { productId: 'selects', ...one('judged', 'groupName', 'groupCardType', 'groupCardId') },
  checkPersons: { productId: 'selects', validStartDate: 'judged', ...person('personInfoList') },
  initialPremium: one('selects', 'productId'),
  personRisk: {
    productId: 'selects',
    groupOrderType: orderType,
    ...one('kept', 'personInfoList.[].key', 'personInfoList.[].insuredName'),
    ...one('selects', 'personInfoList.[].insuredIdType', 'personInfoList.[].insuredIdNo'),
    ...one(
      'covers are found by document; the other cells travel because a person of a roster has them',
      ...under('personInfoList.[]', [
        'productCombId',
        'insuredSex',
        'birthDay',
        'occupationCode',
        'occupationDesc',
        'occupationType',
      ]),
    ),
  },
  productWhiteList: one('selects', 'productId'),
  redeemInvitation: one('selects', 'productId', 'uuid'),
  saveWaylay: { productId: 'selects', productName: 'judged', groupName: 'kept' },
  customOrder: one('selects', 'id'),
  recommendedOrders: one('selects', 'productId'),
  reportCustomOrder: { id: 'selects', status: 'kept', orderSn: 'judged' },
  deleteQuotation: one('selects', 'id'),
  listQuotations: { ...paged, ...one('selects', 'company', 'productType', 'filterStr') },
  quotation: one('selects', 'id'),
  shareQuotation: one('selects', 'id'),
  sharedQuotation: one('selects', 'token'),
  saveQuotation: draftUses,
  quoteDraft: draftUses,
  applicationForm: draftUses,
  quotationDocument: draftUses,
  deleteDraft: one('selects', 'id'),
  listDrafts: one('selects', 'productId', 'draftType'),
  saveDraft: { id: 'selects', version: 'judged', draftType: 'kept', ...inOrderInfo },
  savedDraft: one('selects', 'id'),
  listOrders: { ...paged, ...one('selects', 'statusList.[]', 'filterStr', 'expireDays', 'productIdList.[]') },
  orderDetail: one('selects', 'orderSn'),
  orderPayUrl: one('selects', 'orderSn'),
  submitOrder: { submissionId: 'judged', tmpOrderId: 'selects', totalPremium: 'judged', ...inOrderInfo },
  confirmInvoiceImages: one('selects', 'policyUuid', 'fileUrlList.[]'),
  storedFiles: one('selects', 'fileUrlList.[]'),
  uploadAuthorisationCall: one('selects', 'fileDir'),
  uploadSingleImage: one('judged', 'file'),
  videoAuditUpload: one('judged', 'videoAuditToken'),
  checkMaterials: one('selects', 'policyUuid'),
  declarationStatus: { productId: 'selects', groupName: 'judged', 'authorizationBookList.[]': 'selects' },
  recogniseLicence: one('selects', 'imageUrl'),
  uploadCheckMaterials: { policyUuid: 'selects', ...materials('checkMaterialInfos') },
  claimOrderTransfer: {
    orderSn: 'selects',
    ...one('kept', 'payerName', 'payerBankName', 'payerAccount', 'payDate', 'fileUrlList.[]'),
  },
  orderTransfer: one('selects', 'orderSn'),
  outPayUrl: one('selects', 'orderSn'),
  payWays: one('selects', 'orderSn'),
  pastApplicants: one('selects', 'orderSn', 'keyword'),
  pastPersons: one('selects', 'orderSn'),
  uploadPersonInfo: { orderSn: 'selects', personInfoList: 'judged', 'files.[]': 'kept' },
  listOfflineOrders: one('selects', 'productId'),
  offlineOrder: one('selects', 'offlineDataUuid'),
  searchDrafts: { ...paged, ...one('selects', 'filterStr', 'productId') },
  submitOfflineOrder: { offlineDataUuid: 'selects', version: 'judged', remark: 'kept', ...inOrderInfo },
  mailPolicies: { emailAddress: 'sent', orderSnList: 'selects' },
  orderApplicationForm: one('selects', 'policyUuid'),
  policyClauses: one('selects', 'policyUuid', 'productId'),
  policyDocument: one('selects', 'policyUuid'),
  calcConservationPremium: {
    policyUuid: 'selects',
    conservationStartDatetime: 'priced',
    ...change('personInfoList'),
  },
  canApplyConservation: one('selects', 'policyUuid'),
  canApplyConservationJobCode: {
    ...one('selects', 'policyUuid', 'productId', 'productCombId'),
    ...one('judged', 'conservationJobDTO.jobCode', 'conservationJobDTO.jobType', 'conservationJobDTO.jobDesc'),
  },
  conservationConfig: one('selects', 'productId'),
  conservationSettings: one('selects', 'policyUuid', 'onlineFlag'),
  conservationTemplate: one('selects', 'policyUuid'),
  initThirdPremium: {
    policyUuid: 'selects',
    conservationStartDateTime: 'priced',
    ...one('priced', ...under('updatedPersonOccuInfo.[]', ['operationType', 'productCombId', 'occupationCode', 'num'])),
    'updatedPersonOccuInfo.[].occupationType': 'judged',
  },
  riskLimitConservation: one('selects', 'policyUuid', 'operationType'),
  verifyConservationPersons: { policyUuid: 'selects', conservationStartDatetime: 'judged', ...change('person') },
  endorsementCertificate: one('selects', 'conservationUuid'),
  mailEndorsementCertificate: { conservationUuid: 'selects', emailAddress: 'sent' },
  conservationDetail: one('selects', 'conservationUuid'),
  conservationListByPolicy: one('selects', 'policyUuid'),
  conservationOutlinePay: one('selects', 'conservationUuid'),
  conservationPayUrl: one('selects', 'conservationUuid'),
  conservationPolicyList: {
    ...paged,
    ...one('selects', 'filterStr', 'policyUuid', 'startDate', 'endDate', 'statusList.[]', 'coarseStatus'),
  },
  conservationStatusNum: one('selects', 'filterStr', 'policyUuid', 'startDate', 'endDate'),
  deleteTempConservation: one('selects', 'id'),
  submitConservationOutlinePay: {
    conservationUuid: 'selects',
    ...one('kept', 'payerName', 'payerBankName', 'payerBankAccount', 'payDate', 'payVoucherList.[]'),
  },
  answerEndorsementReview: { conservationUuid: 'selects', answer: 'kept' },
  closeEndorsement: one('selects', 'conservationUuid'),
  openEndorsementDraft: one('selects', 'conservationUuid'),
  policyRoster: one('selects', 'policyUuid'),
  saveEndorsementDraft: {
    ...one('selects', 'conservationUuid', 'policyUuid'),
    version: 'judged',
    conservationStartDatetime: 'kept',
    ...change('personInfoList'),
    ...materials('materialInfo'),
  },
  sendEndorsementMaterials: { conservationUuid: 'selects', ...materials('materialInfo') },
  submitEndorsement: {
    ...one('judged', 'submissionId', 'totalPremium', 'requestMark'),
    ...one('selects', 'conservationUuid', 'policyUuid'),
    conservationStartDatetime: 'priced',
    ...change('personInfoList'),
  },
  applyForInvoice: {
    ...one('selects', 'id', 'policyUuid', 'orderType', 'conservationUuid'),
    ...one('kept', 'invoiceType', 'policyType'),
    ...one(
      'judged',
      ...under('invoiceInfoBean', [
        'amount',
        'taxpaerType',
        'taxBankId',
        'taxBankName',
        'taxId',
        'taxName',
        'title',
        'taxAddress',
        'taxTel',
        'policySn',
        'orderType',
      ]),
      ...under('invoiceReceiveBean', [
        ...addressCodes,
        'provinceName',
        'cityName',
        'districtName',
        'receiveEmail',
        'receiveMobile',
      ]),
      'invoiceMaterialBean.emailAddress',
    ),
    ...one('kept', 'invoiceReceiveBean.receiveAddress', 'invoiceReceiveBean.receiveName'),
    ...materials('invoiceMaterialBean.materialInfo'),
  },
  invoiceInfo: one('selects', 'policyUuid', 'orderType', 'conservationUuid'),
  mailElectronicInvoice: {
    ...one('selects', 'policyUuid', 'orderType', 'conservationUuid', 'id'),
    emailAddress: 'sent',
  },
  mailInvoiceMaterialForm: { emailAddress: 'sent', policyUuid: 'selects' },
  updateInvoiceMaterial: {
    ...one('selects', 'policyUuid', 'orderType', 'conservationUuid'),
    'invoiceMaterialBean.emailAddress': 'judged',
    ...materials('invoiceMaterialBean.materialInfo'),
  },
  invoiceDocument: one('selects', 'policyUuid', 'id'),
  policyInvoices: one('selects', 'policyUuid'),
  orderState: one('selects', 'orderSn'),
  paymentNotification: one('judged', 'notifyId', 'paymentId', 'tradeStatus', 'totalAmount', 'notifyTime', 'sign'),
  revealPerson: one('selects', 'orderSn', 'key'),
};
