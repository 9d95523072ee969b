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
];

export const under = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}.${name}`);

export const addressCodes = ['provinceCode', 'cityCode', 'districtCode'];

/** A person of a list. */
export const person = (list: string) => one('judged', ...under(`${list}.[]`, ['key', ...personCells]));

/** A change of an endorsement: `org…` is held to the policy's record. */
export const change = (list: string) => ({
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
  ...one('priced', 'applyQuantity', 'duration'),
  // the clauses of a plan are its own: one of the two codes alone contradicts the other
  ...one('judged', 'schemes.[].planCode', 'schemes.[].planList.[].clauseCode'),
  ...one(
    'priced',
    ...under('schemes.[]', ['planList.[].insuredSet', 'deductible', 'freeOdds', 'disabledRate', 'accidentRate']),
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

export const inOrderInfo = Object.fromEntries(
  Object.entries(draftUses).map(([path, use]) => [`orderInfo.${path}`, use]),
);
