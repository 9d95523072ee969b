/**
 * The calls that the agents' client never makes, as `METHOD /path`, each with a sentence. The sentence says where the
 * client gets the same data or what it does instead, or which program makes the call.
 */
export const betterSources: Readonly<Record<string, string>> = {
  'GET /api/user/getSalesUserByUuid':
    'An agent’s link opens our own page, which the server fills: for pages of others that show whose link was opened.',
  'GET /api/main/getPushMoneySwitchStatus': 'The commission of a product (getPremiumAndMissionConfig) says it too.',
  'GET /api/getUserSalesQualification':
    'The right to insure (checkUserQualification) says all that the writing screen asks.',
  'GET /api/main/queryInsuranceTypeList':
    'The product filter counts the lines of the list that it has (getEffectiveProductList).',
  'POST /api/main/queryInsuranceTypeList':
    'The product filter counts the lines of the chosen insurer in the list that it has (getEffectiveProductList).',
  'GET /api/main/getAllCompany':
    'The product filter counts the insurers of the list that it has (getEffectiveProductList).',
  'GET /api/getAllGroupProductFilterTag':
    'The product filter counts the tags of the list that it has (getEffectiveProductList).',
  'GET /api/getBankAreaList':
    'The name of the bank’s branch is taken as it is typed, and it tells the area (getBankCodeList).',
  'GET /api/product/getProductDictionaryDTOList':
    'The definition of the product (insuranceChoose) holds the lists of choices with their codes.',
  'GET /api/getAllIndustries/{id}': 'All industries at once (own/industries), because the field searches them.',
  'POST /api/order/calPremium':
    'The page computes the price by the same function, and the submission of the order (confirmOrder) is held to it.',
  'GET /api/order/initCalPremium':
    'The page computes the first scheme and its price from the definition of the product (insuranceChoose).',
  'GET /api/order/getConfigPolicyPayUrl': 'The state of the order (orderinfo) says in which ways it can be paid now.',
  'POST /api/policy/confirmInvoiceImages': 'The application for the invoice (saveInvoiceInfo) brings its pictures.',
  'GET /api/oss/getAuthInfo':
    'Materials go through the server (uploadSingleImage), which looks at them before it keeps them.',
  'POST /api/own/payments/notify': 'The payment gateway makes it: its signed notification.',
  'POST /api/own/tickets': 'The mobile app makes it: a one-time ticket for opening the back office in a browser.',
};
