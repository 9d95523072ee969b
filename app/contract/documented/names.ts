import type { JsonSchema } from '../wire/jsonSchema.ts';

/** Names of the fields in the specification's two documents (000 §3, 001 §3 and §7). */
const names: ReadonlySet<string> = new Set(
  `loginStatus userId id userName name userLogo logoImg userUuid uuid isProPriceShow showLogin goPageAfterLogin userTier
  agencyName isTXSystem appId openId wYBroker quasiA settingPlan isNoAgentOrC isUserA isDistributionUser productId
  applyQuantity validStartDate validEndDate insurePeriod groupName legalPersonName groupCardType groupCardId imgList
  authorizationBookList lastYearPolicyUrl environmentUrl planCode duration durationUnit schemes discountList
  premiumRateList coInsuranceCompanyList factorRate vehicleLicenceCode vehicleFrameNo useAttribute vehicle vehicleDetail
  licenseImageList planList deductible deductibleRate disabledRate professions planCodes withPlanList code des val num
  personsInfo expend jobCode jobType jobDesc insuredName insuredIdType insuredIdNo birthDay birthday insuredSex
  occupationCode occupationType occupationDesc productCombId orgInsuredName orgInsuredIdType orgInsuredIdNo orgInsuredSex
  orgBirthDay orgOccupationCode orgOccupationDesc orgOccupationType setUpTime groupIdValidEndDate
  groupCardLongTermEffective groupContact contactCall landline groupEmail groupNature totalEmployers totalIncome
  groupAssets registersdFunds companyCategory insureHouseAddress businessLicense industryInfos archiveInfo housingArea
  legalPersonIdNo projectName projectType typeOfLabor constructionSquare projectCosts constructionPeriod area
  materialImageUrls projectContractVideo swimmingPoolArea swimmingPoolCount swimmingPoolImgList guestRoomAmount
  employeeAmount swimmingPoolAmount parkingLotAmount businessArea imgStatus url minN maxN dicount durationInfoBean
  accidentRate clauseCode insuredSet insuredUnit nameStr clausePremium premiumRate rules minRoleNum groupJobInfo freeOdds
  invoiceType policyType policyUuid invoiceStatus createTime showSpecialInvoice failMsg needMaterial middleStatus
  invoiceInfoBean amount taxpaerType taxBankId taxBankName taxId taxName title taxAddress taxTel policySn orderType
  invoiceReceiveBean provinceCode cityCode districtCode provinceName cityName districtName detailAddress receiveAddress
  receiveEmail receiveMobile receiveName invoiceMaterialBean emailAddress materialInfo type fileUrlList
  invoiceExpressBean expressCompanyName expressNO expressPayType invoiceInfo receiveInfo specialInvoiceMaterial
  expressInfo mergeInvoiceAmount totalPremium groupInvoiceInfoAssist pageSize pageIndex total filterStr searchProductId
  company productType dir host accessid signature policy fileName cdnMediaHost personInfoList groupOrderType mobile
  password validateCode loginType u keyword productName checkMaterialInfos conservationUuid canFlag msg isOutproduct
  conservationUrl onlineFlag conservationStartDateTime conservationStartDatetime updatedPersonOccuInfo person
  conservationJobDTO operationType offlineDataUuid fileDir videoAuditToken token parentId`.split(/\s+/),
);

/** Returns a schema in which each field that the specification names is marked with `x-documented`. */
export function marked(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf } = schema as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly items?: JsonSchema;
    readonly anyOf?: readonly JsonSchema[];
  };
  const markedField = ([name, field]: readonly [string, JsonSchema]) => [
    name,
    names.has(name) ? { ...marked(field), 'x-documented': true } : marked(field),
  ];
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(markedField)) }),
    ...(items && { items: marked(items) }),
    ...(anyOf && { anyOf: anyOf.map(marked) }),
  };
}
