import type { Fields } from './fields.ts';
import { creditCode, idCardNo } from './identifiers.ts';

/**
 * Id of the product that the stranger uses. The specification mentions it because of its plan GP3361 and the tax phone
 * number of its invoices.
 */
export const employerProduct = '336';

/** The occupation that the specification names as the default of an employee (000 §9). */
export const clerk = { code: '0001001', des: '公务员、职员（内勤）' };

const names = ['赵安澜', '钱博文', '孙晨曦', '李丹青', '周恩泽', '吴方舟', '郑国栋', '王海宁'];

/**
 * Returns an insured person with the documented field names (specification 000 §3, Person). The specification doesn't
 * state the content of `productCombId`. For a person in a returned scheme, it is the id of this scheme; otherwise it is
 * the number of the first scheme, as in 保障计划1.
 */
export function person(sequence: number, changed: Fields = {}): Fields {
  const birthDay = `1990-0${(sequence % 9) + 1}-15`;
  return {
    insuredName: names[sequence % names.length],
    insuredIdType: '1',
    insuredIdNo: idCardNo(birthDay, sequence),
    birthDay,
    insuredSex: sequence % 2 === 1 ? '1' : '2',
    occupationCode: clerk.code,
    occupationType: '1',
    occupationDesc: clerk.des,
    productCombId: '1',
    ...changed,
  };
}

/**
 * Returns the documented fields of a person who is already insured. In an endorsement, their names have the prefix
 * `org`.
 */
export const original = (insured: Fields): Fields => ({
  orgInsuredName: insured['insuredName'],
  orgInsuredIdType: insured['insuredIdType'],
  orgInsuredIdNo: insured['insuredIdNo'],
  orgInsuredSex: insured['insuredSex'],
  orgBirthDay: insured['birthDay'],
  orgOccupationCode: insured['occupationCode'],
  orgOccupationDesc: insured['occupationDesc'],
  orgOccupationType: insured['occupationType'],
});

/** An address with the codes and names of its region. */
export const address: Fields = {
  provinceCode: 440000,
  provinceName: '广东省',
  cityCode: 440300,
  cityName: '深圳市',
  districtCode: 440305,
  districtName: '南山区',
  detailAddress: '科技园示例路1号',
};

export const groupName = '远山精密机械有限公司';
export const groupCardId: string = creditCode('91110199MA0TEXT99');

/** The applicant, with the documented field names (specification 000 §3, Group applicant). */
const applicant: Fields = {
  groupName,
  groupCardType: '5',
  groupCardId,
  setUpTime: '2015-06-01',
  groupIdValidEndDate: '',
  groupCardLongTermEffective: true,
  legalPersonName: '宋知远',
  groupContact: '许清和',
  contactCall: '13712345678',
  landline: '0755-12345678',
  groupEmail: 'contact@example.com',
  groupNature: '有限责任公司',
  residentAddress: address,
};

/** Returns a complete draft with the documented field names (specification 000 §3, Order draft). */
export function draft(changed: Fields): Fields {
  return {
    applyQuantity: 1,
    groupName,
    legalPersonName: applicant['legalPersonName'],
    groupCardType: applicant['groupCardType'],
    groupCardId,
    imgList: [],
    authorizationBookList: [],
    lastYearPolicyUrl: '',
    environmentUrl: '',
    personInfoList: [],
    groupApplicant: applicant,
    ...changed,
  };
}

const schemeFields = [
  'schemeId',
  'planList',
  'deductible',
  'deductibleRate',
  'disabledRate',
  'factorRate',
  'planCode',
  'planCodes',
  'withPlanList',
];

/**
 * Returns a scheme with the documented fields (specification 000 §3, Scheme). Its plan and factors come from a scheme
 * that the server has returned. It has `heads` clerks.
 */
export function scheme(answered: Fields, heads: number, more: Fields = {}): Fields {
  const chosen = schemeFields.filter((name) => answered[name] !== undefined).map((name) => [name, answered[name]]);
  const profession = { ...clerk, val: 1, num: heads, expend: 3, ...more };
  return { ...Object.fromEntries(chosen), freeOdds: 1.25, professions: [profession] };
}
