import type { ApplicantField } from '../domain/applicant/applicant.ts';
import type { ApplicantCode } from '../domain/applicant/applicant.ts';
import { applicantFields } from '../domain/applicant/applicantFields.ts';
import type { Problem } from '../domain/problem/problem.ts';
import { counted } from './counted.ts';
import { fieldRuleMessages, type FieldRuleMessages } from './fieldRules.messages.ts';
import { type MessagePack, messagePack } from './messagePack.ts';
import { missingInChinese, missingInEnglish, type MissingFieldText } from './missingField.ts';
import { plural } from './plural.ts';

type Params = Problem['params'];

/**
 * Names of the applicant's fields, and a text for each problem code. If the specification (§5) defines a text, it is
 * used literally.
 */
export interface ApplicantProblemMessages {
  readonly fields: Readonly<Record<ApplicantField, string>>;
  readonly problems: Readonly<Record<ApplicantCode, (params: Params) => string>> & FieldRuleMessages;
  /** Returns the text for an empty required field. The text contains the name of the field. */
  readonly missing: MissingFieldText;
}

const zhCN: ApplicantProblemMessages = {
  fields: {
    groupName: '投保单位名称',
    groupNature: '单位性质',
    industryCode: '所属行业',
    groupIdType: '证件类型',
    groupIdNo: '证件号码',
    groupIdValidUntil: '证件有效期',
    isGroupIdLongTerm: '长期有效',
    legalPersonName: '法定代表人',
    contactName: '联系人',
    contactMobile: '联系人手机号',
    landline: '固定电话',
    email: '电子邮箱',
    address: '所在地区',
    establishedOn: '成立日期',
    legalPersonIdNo: '法定代表人证件号',
    operatorRelation: '经办人与单位关系',
    operatorIdNo: '经办人证件号',
    companyCategory: '企业类别',
    employeeTotal: '员工总数',
    annualIncome: '年营业收入（元）',
    totalAssets: '资产总额（元）',
    registeredCapital: '注册资本（元）',
    postcode: '邮政编码',
  },
  problems: {
    groupNameRequired: () => '请输入投保单位名称',
    groupNameMeaningless: () => '投保单位名称不能只有括号、空格、分隔符、字母或数字',
    groupNameTooShort: () => '请按证件填写投保单位名称，个体工商户、个人不可投保',
    groupNameTooLong: ({ max }) => counted`投保单位名称最多 ${max} 个字`,
    groupNameForbidden: ({ word, message }) => (message ? String(message) : `投保单位名称不能包含“${word}”`),
    natureUnknown: () => '请从列表中选择单位性质',
    industryUnknown: () => '所选行业不在国民经济行业分类中，请重新选择',
    E_REQUIRED: () => '请填写',
    E_CREDIT_CODE_LENGTH: () => '统一社会信用代码应为 18 位',
    E_CREDIT_CODE_FORMAT: () => '统一社会信用代码格式不正确，不含字母 I、O、S、V、Z，第 3 至 8 位为数字',
    W_CREDIT_CODE_CHECKSUM: () => '统一社会信用代码的校验位不符，请与证件核对',
    E_SOLE_TRADER: () => '个体工商户不可投保',
    E_ORGANISATION_CODE: () => '组织机构代码不正确，应为 8 位数字或字母加 1 位校验码',
    E_BUSINESS_LICENCE: () => '营业执照号不正确，应为 15 位注册号或 18 位统一社会信用代码',
    E_TAX_ID: () => '税务登记证号不正确，应为 15、18 或 20 位',
    E_GROUP_ID: () => '证件号码不正确，最多 40 个字母、数字或汉字',
    E_GROUP_ID_TYPE: () => '请从列表中选择证件类型',
    groupIdExpired: () => '证件已过有效期，请核对或更换证件',
    groupIdTermContradicts: () => '证件有效期已过，与“长期有效”不一致，请核对',
    dateInvalid: () => '日期无效，请按年-月-日填写',
    establishedLater: () => '成立日期不能晚于今天',
    legalPersonIdInvalid: () => '法定代表人证件号不正确，请与证件核对',
    operatorIdInvalid: () => '经办人证件号不正确，请与证件核对',
    choiceUnknown: () => '请从列表中选择',
    employeeTotalInvalid: () => '请填写大于 0 的整数',
    yuanInvalid: () => '请填写金额（元），最多两位小数',
    E_NAME: () => '姓名不正确，应为 2 至 60 个汉字或字母',
    E_MOBILE: () => '请填写正确的手机号',
    E_LANDLINE: () => '固定电话不正确，例如 0755-12345678',
    E_EMAIL: () => '电子邮箱不正确，例如 name@example.com',
    E_POSTCODE: () => '邮政编码不正确，应为 6 位数字',
    addressRegionRequired: () => '请选择所在地区',
    addressDetailRequired: () => '请填写详细地址',
    addressDetailInvalid: ({ max }) => counted`详细地址不正确，最多 ${max} 个字`,
    addressNotCovered: () => '该地区不可投保',
    addressDeclined: () => '该地址不予承保',
    regionUnknown: () => '所在地区不存在，请重新选择',
    regionMismatch: () => '所在地区的省、市、区县不一致，请重新选择',
    ...fieldRuleMessages['zh-CN'],
  },
  missing: missingInChinese,
};

const enUS: ApplicantProblemMessages = {
  fields: {
    groupName: 'Group name',
    groupNature: 'Type of organisation',
    industryCode: 'Industry',
    groupIdType: 'Document type',
    groupIdNo: 'Document number',
    groupIdValidUntil: 'Document valid until',
    isGroupIdLongTerm: 'No expiry date',
    legalPersonName: 'Legal representative',
    contactName: 'Contact',
    contactMobile: 'Contact’s mobile number',
    landline: 'Landline',
    email: 'Email',
    address: 'Region',
    establishedOn: 'Date established',
    legalPersonIdNo: 'Legal representative’s document number',
    operatorRelation: 'Operator’s relation to the organisation',
    operatorIdNo: 'Operator’s document number',
    companyCategory: 'Company category',
    employeeTotal: 'Total employees',
    annualIncome: 'Annual revenue (yuan)',
    totalAssets: 'Total assets (yuan)',
    registeredCapital: 'Registered capital (yuan)',
    postcode: 'Postcode',
  },
  problems: {
    groupNameRequired: () => 'Please enter the group name',
    groupNameMeaningless: () => 'The group name needs more than brackets, spaces, separators, letters and digits',
    groupNameTooShort: () => 'Enter the name as on the certificate. Sole traders and individuals can’t be insured',
    groupNameTooLong: ({ max }) => counted`The group name has at most ${plural(max, 'character')}`,
    // A product's own message for a forbidden word exists only in Chinese. So the English text names the word instead.
    // If the word isn't known, the Chinese message is shown.
    groupNameForbidden: ({ word, message }) => (word ? `Group name must not contain "${word}"` : String(message)),
    natureUnknown: () => 'Choose the type of organisation from the list',
    industryUnknown: () => 'The industry is not in the classification. Choose another',
    E_REQUIRED: () => 'Fill this in',
    E_CREDIT_CODE_LENGTH: () => 'A unified social credit code has 18 characters',
    E_CREDIT_CODE_FORMAT: () =>
      'Not a valid credit code: it has no letters I, O, S, V or Z, and digits in places 3 to 8',
    W_CREDIT_CODE_CHECKSUM: () =>
      'The check character of the credit code doesn’t match. Check the code against the document',
    E_SOLE_TRADER: () => 'Sole traders can’t be insured',
    E_ORGANISATION_CODE: () => 'Not a valid organisation code: 8 digits or letters and a check character',
    E_BUSINESS_LICENCE: () => 'Not a valid business licence number: 15 digits or an 18-character credit code',
    E_TAX_ID: () => 'Not a valid tax registration number: 15, 18 or 20 characters',
    E_GROUP_ID: () => 'Not a valid document number: at most 40 letters, digits or Chinese characters',
    E_GROUP_ID_TYPE: () => 'Choose the document type from the list',
    groupIdExpired: () => 'The document has expired. Check it or use another document',
    groupIdTermContradicts: () => 'The document has expired but is marked as having no expiry date. Check both',
    dateInvalid: () => 'Not a valid date. Enter it as year-month-day',
    establishedLater: () => 'The date established can’t be later than today',
    legalPersonIdInvalid: () => 'Not a valid document number. Check it against the document',
    operatorIdInvalid: () => 'Not a valid document number. Check it against the document',
    choiceUnknown: () => 'Choose from the list',
    employeeTotalInvalid: () => 'Enter a whole number above 0',
    yuanInvalid: () => 'Enter an amount in yuan with at most two decimals',
    E_NAME: () => 'Not a valid name: 2 to 60 Chinese characters or letters',
    E_MOBILE: () => 'Enter a valid mobile number',
    E_LANDLINE: () => 'Enter a valid landline number, for example 0755-12345678',
    E_EMAIL: () => 'Enter a valid email address, for example name@example.com',
    E_POSTCODE: () => 'Enter a postcode of six digits',
    addressRegionRequired: () => 'Choose the region',
    addressDetailRequired: () => 'Enter the street and number',
    addressDetailInvalid: ({ max }) => counted`Enter a valid address of at most ${plural(max, 'character')}`,
    addressNotCovered: () => 'Not available in this region',
    addressDeclined: () => 'This address can’t be insured',
    regionUnknown: () => 'There is no such region. Choose again',
    regionMismatch: () => 'Province, city and district do not belong together. Choose again',
    ...fieldRuleMessages['en-US'],
  },
  missing: missingInEnglish,
};

export const applicantProblemMessages: MessagePack<ApplicantProblemMessages> = messagePack(zhCN, enUS);

const hasKey = <Key extends string>(record: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(record, key);

/**
 * The sentence for a problem of the applicant. The path of the problem may begin with `applicant.`. Empty when the code
 * isn't a problem of applicants.
 */
export function applicantProblemText(messages: ApplicantProblemMessages, problem: Problem): string {
  const field = problem.path.replace(/^applicant\./, '');
  if (problem.code === 'E_REQUIRED' && hasKey(messages.fields, field)) {
    return messages.missing(
      messages.fields[field],
      applicantFields[field].control.kind === 'text' ? 'filled' : 'chosen',
    );
  }
  return hasKey(messages.problems, problem.code) ? messages.problems[problem.code](problem.params) : '';
}
