/**
 * How a field of a request is used:
 * - `judged`: a value that can't be, or that contradicts another, is refused;
 * - `kept`: stored as it is sent, and shown again;
 * - `priced`: the premium depends on it;
 * - `selects`: says which records are meant; what is not the user's own, or not there, is told so;
 * - `sent`: goes to somebody, by mail or message;
 * - `derived`: follows from others; answers tell it, and a request that carries it back changes nothing by it.
 * Anything else is a sentence that says why the field has no effect.
 */
export type FieldUse = string;

export const one = (use: FieldUse, ...names: readonly string[]): Readonly<Record<string, FieldUse>> =>
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
  'socialSecurity',
];

export const under = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}.${name}`);

export const addressCodes = ['provinceCode', 'cityCode', 'districtCode'];

/** A person of a list. */
export const person = (list: string) => one('judged', ...under(`${list}.[]`, ['key', ...personCells]));

/** A person as the documents write it: the birthday under two names. */
export const documentedPerson = (list: string) => ({ ...person(list), ...one('judged', `${list}.[].birthday`) });

const regionNames = ['provinceName', 'cityName', 'districtName'];

/** Names follow from codes. */
const named = (...addresses: readonly string[]) =>
  one('derived', ...addresses.flatMap((address) => under(address, regionNames)));

/** A change of an endorsement: `org…` is held to the policy's record. */
export const change = (list: string) => ({
  ...documentedPerson(list),
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
      'orgSocialSecurity',
    ]),
  ),
});

/** Fields that the documents name beside ours: they tell the same once more, or follow from it. */
export const documentedUses: Readonly<Record<string, FieldUse>> = {
  ...one('judged', 'groupName', 'legalPersonName', 'groupCardType', 'groupCardId', 'insurePeriod', 'planCode'),
  ...one('judged', ...under('factorRate', ['planCode', 'accidentRate', 'disabledRate', 'deductible'])),
  ...one('derived', 'factorRate.planCodes.[]', 'factorRate.deductibleRate'),
  ...one('derived', ...under('discountList.[]', ['minN', 'maxN', 'dicount'])),
  ...one('derived', ...under('premiumRateList.[]', ['planCode', 'premiumRate'])),
  ...one('derived', ...under('coInsuranceCompanyList.[]', ['code', 'name', 'share'])),
  ...one('priced', 'schemes.[].freeOdds', 'schemes.[].planCodes.[]'),
  ...one(
    'priced',
    ...under('schemes.[].factorRate', ['planCode', 'planCodes.[]', 'accidentRate', 'disabledRate', 'deductible']),
  ),
  ...one('derived', ...under('schemes.[]', ['deductibleRate', 'factorRate.deductibleRate'])),
  ...one('derived', ...under('schemes.[].withPlanList.[]', ['planCode', 'clauseList.[]'])),
  ...one('derived', ...under('schemes.[].planList.[]', ['insuredUnit', 'nameStr'])),
  ...one('judged', ...under('schemes.[].professions.[]', ['jobCode', 'jobType', 'jobDesc'])),
  ...one('derived', 'schemes.[].professions.[].expend'),
  ...documentedPerson('schemes.[].professions.[].personsInfo'),
  ...documentedPerson('groupApplicant.personsInfo'),
  ...one('judged', 'personInfoList.[].birthday'),
  ...one(
    'judged',
    ...under('groupApplicant', [
      'housingArea',
      'businessLicense',
      ...under('insureHouseAddress', [...addressCodes, 'detailAddress']),
      ...under('archiveInfo', ['url', 'lastYearPolicyUrl', 'environmentUrl', 'authorizationBookList']),
    ]),
  ),
  ...one('derived', 'groupApplicant.archiveInfo.imgStatus'),
  ...one('judged', 'constructionInfo.constructionPeriod', 'houseInfo.housingAreaClass'),
  ...one('judged', 'vehicleLicenceCode', 'vehicleFrameNo', 'useAttribute', 'vehicle', 'vehicleDetail'),
  ...one('judged', 'licenseImageList.[]', ...addressCodes, 'detailAddress'),
  ...one('derived', ...regionNames),
  ...named('groupApplicant.residentAddress', 'groupApplicant.insureHouseAddress', 'constructionInfo.area'),
  ...named('swimmingPoolInfo.area', 'vehicleInfo.area', 'houseInfo.insureHouseAddress'),
};

/** A draft of an order. */
export const draftUses: Readonly<Record<string, FieldUse>> = {
  ...documentedUses,
  ...one('selects', 'productId'),
  ...one('judged', 'productVersion', 'validStartDate', 'validEndDate', 'durationUnit', 'schemes.[].schemeId'),
  ...one('priced', 'applyQuantity', 'duration'),
  // the clauses of a plan are its own: one of the two codes alone contradicts the other
  ...one('judged', 'schemes.[].planCode', 'schemes.[].planList.[].clauseCode'),
  ...one(
    'priced',
    ...under('schemes.[]', ['planList.[].insuredSet', 'deductible', 'payoutRatio', 'disabledRate', 'accidentRate']),
  ),
  ...one('kept', 'schemes.[].schemeName', 'schemes.[].professions.[].des'),
  ...one('judged', 'schemes.[].professions.[].code', 'schemes.[].professions.[].val'),
  ...one('priced', 'schemes.[].professions.[].num'),
  ...person('personInfoList'),
  ...one('kept', 'personInfoList.[].occupationDesc'), // the code decides; another name is a warning
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
      'operatorIdNo',
      'companyCategory',
      'totalEmployers',
      'totalIncome',
      'groupAssets',
      'registersdFunds',
      'postCode',
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
      'vehicleEngineNo',
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
  ...one('judged', ...under('billInfo', ['taxpaerType', 'taxId', 'receiveEmail'])),
  'billInfo.invoiceType': 'its schema judges it; the application for the invoice begins with it',
};

export const inOrderInfo = Object.fromEntries(
  Object.entries(draftUses).map(([path, use]) => [`orderInfo.${path}`, use]),
);
