/**
 * The use of a request's field:
 * - `judged`: an impossible value is refused, and so is a value that contradicts another field;
 * - `kept`: the value is stored and shown without changes;
 * - `priced`: the premium depends on the field;
 * - `selects`: the field names records; if a record doesn't exist or belongs to another user, this is reported;
 * - `sent`: the field is the target or content of a mail or message;
 * - `derived`: the value follows from other fields; responses contain the field, and in a request it has no effect;
 * - any other text: the field has no effect, and the text is the reason.
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

/** Uses of the fields of a person in a list. */
export const person = (list: string) => one('judged', ...under(`${list}.[]`, ['key', ...personCells]));

/**
 * Uses of the fields of a person in a list that the specification defines. In such a list, the birthday has a second
 * field.
 */
export const documentedPerson = (list: string) => ({ ...person(list), ...one('judged', `${list}.[].birthday`) });

const regionNames = ['provinceName', 'cityName', 'districtName'];

/** Marks names of regions as derived. They follow from the codes of the regions. */
const named = (...addresses: readonly string[]) =>
  one('derived', ...addresses.flatMap((address) => under(address, regionNames)));

/** Uses of the fields of a change in an endorsement. The fields `org…` are compared with the policy's record. */
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

/** Uses of additional fields in the specification. These fields repeat fields of our own, or follow from them. */
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

/** Uses of the fields of an order draft. */
export const draftUses: Readonly<Record<string, FieldUse>> = {
  ...documentedUses,
  ...one('selects', 'productId'),
  ...one('judged', 'productVersion', 'validStartDate', 'validEndDate', 'durationUnit', 'schemes.[].schemeId'),
  // An order contains all its schemes together, so a draft with alternative schemes is refused.
  ...one('judged', 'schemeRelation'),
  ...one('priced', 'applyQuantity', 'duration'),
  // Each clause belongs to a plan. If only one of the two codes is changed, plan and clause contradict each other.
  ...one('judged', 'schemes.[].planCode', 'schemes.[].planList.[].clauseCode'),
  ...one(
    'priced',
    ...under('schemes.[]', ['planList.[].insuredSet', 'deductible', 'payoutRatio', 'disabledRate', 'accidentRate']),
  ),
  ...one('kept', 'schemes.[].schemeName', 'schemes.[].professions.[].des'),
  ...one('judged', 'schemes.[].professions.[].code', 'schemes.[].professions.[].val'),
  ...one('priced', 'schemes.[].professions.[].num'),
  ...person('personInfoList'),
  // The name follows from the occupation's code. A wrong name causes only a warning.
  ...one('kept', 'personInfoList.[].occupationDesc'),
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
      ...under('vehicleInfoList.[]', [
        'vehicleLicenceCode',
        'vehicleFrameNo',
        'vehicleEngineNo',
        'useAttribute',
        'vehicle',
        'vehicleDetail',
        'seatCount',
        'licenseImageList.[]',
      ]),
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
