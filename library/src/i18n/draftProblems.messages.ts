import type { Problem } from '../domain/problem/problem.ts';
import { ownValue } from '../domain/record/ownValue.ts';
import { counted } from './counted.ts';
import { type Locale, type MessagePack, messagePack, messagesIn } from './messagePack.ts';
import { orderMaterialMessages } from './orderMaterial.messages.ts';
import { plural } from './plural.ts';

type Params = Problem['params'];

const planIn = (params: Params) => `保障计划${params['scheme']}`;
const planNumberIn = (params: Params) => `Protection plan ${params['scheme']}`;

/** Name of the material to which a problem refers; undefined when no product has this type of material. */
const materialIn = ({ material }: Params, locale: Locale): string | undefined =>
  ownValue(messagesIn(orderMaterialMessages, locale).names, String(material ?? ''));

/**
 * Name of the material to which a problem refers, in quotation marks; undefined when no product has this type of
 * material.
 */
const quotedMaterialIn = (params: Params, locale: Locale): string | undefined => {
  const name = materialIn(params, locale);
  return name && `“${name}”`;
};

/**
 * Texts for the problems of a draft (`problemsOfDraft`) and of a quote. Problems of the applicant, the roster and the
 * insured subjects have separate message packs.
 */
export interface DraftProblemMessages {
  readonly startDateRequired: (params: Params) => string;
  readonly dateInvalid: (params: Params) => string;
  readonly startDateOutside: (params: Params) => string;
  readonly startDateClosed: (params: Params) => string;
  readonly durationUnknown: (params: Params) => string;
  readonly schemeMissing: (params: Params) => string;
  readonly alternativeNotChosen: (params: Params) => string;
  readonly schemeOccupationMissing: (params: Params) => string;
  readonly schemeClassRefused: (params: Params) => string;
  readonly schemeOccupationDeclined: (params: Params) => string;
  readonly schemePersonsMissing: (params: Params) => string;
  readonly materialNotAsked: (params: Params) => string;
  readonly personsNotTaken: (params: Params) => string;
  readonly schemeOccupationUnknown: (params: Params) => string;
  readonly schemeClassDiffers: (params: Params) => string;
  readonly schemeHeadsDiffer: (params: Params) => string;
  readonly occupationsNotTaken: (params: Params) => string;
  readonly schemeIdTwice: (params: Params) => string;
  readonly premiumZero: (params: Params) => string;
  readonly tooFewPersons: (params: Params) => string;
  readonly tooManyPersons: (params: Params) => string;
  readonly planUnknown: (params: Params) => string;
  readonly clauseUnknown: (params: Params) => string;
  readonly clauseMissing: (params: Params) => string;
  readonly sumInsuredUnknown: (params: Params) => string;
  readonly optionUnknown: (params: Params) => string;
  readonly classNotCovered: (params: Params) => string;
  readonly occupationMissing: (params: Params) => string;
  readonly rosterProblems: (params: Params) => string;
  readonly materialMissing: (params: Params) => string;
}

const zhCN: DraftProblemMessages = {
  startDateRequired: () => '请选择起保日期',
  dateInvalid: () => '日期无效，请按年-月-日填写',
  startDateOutside: ({ earliest, latest }) => `起保日期应在${earliest}至${latest}之间`,
  startDateClosed: () => '该日期不可起保，请选择其他日期',
  durationUnknown: () => '该产品不提供所选的保险期限，请重新选择',
  schemeMissing: () => '请至少添加一个保障计划',
  alternativeNotChosen: () => '备选方案只能选择其中一个投保，请从报价单中选择',
  schemeOccupationMissing: (params) => `${planIn(params)}中第${params['position'] ?? 1}类职业还未选择，请选择`,
  schemeClassRefused: (params) => `${planIn(params)}不支持${params['class']}类职业投保`,
  schemeOccupationDeclined: (params) => `${planIn(params)}中第${params['position']}类职业不予承保，请删除或重新选择`,
  schemePersonsMissing: (params) => `${planIn(params)}还没有人员，请在人员清单中添加，或删除该方案`,
  materialNotAsked: (params) => `${quotedMaterialIn(params, 'zh-CN') ?? '有一种资料'}不在该产品的资料清单内，请删除`,
  personsNotTaken: () => '该产品不按人投保，请删除人员清单',
  schemeOccupationUnknown: (params) => `${planIn(params)}中第${params['position']}类职业不可投保，请重新选择`,
  schemeClassDiffers: (params) =>
    `${planIn(params)}中第${params['position']}类职业应为${params['class']}类，请重新选择`,
  schemeHeadsDiffer: (params) =>
    counted`${planIn(params)}填写的${params['class'] === undefined ? '人数' : `${params['class']}类职业人数`}与人员清单中的 ${params['listed']} 人不一致，请核对`,
  occupationsNotTaken: (params) => `该产品不按人投保，请删除${planIn(params)}的职业`,
  schemeIdTwice: (params) => `${planIn(params)}与保障计划${params['first']}重复，请删除其中一个`,
  premiumZero: () => '应付保费为0元，不能提交，请核对保额、造价或面积',
  tooFewPersons: ({ min, heads }) => counted`投保人数至少 ${min} 人，现有 ${heads} 人`,
  tooManyPersons: ({ max, heads }) => counted`投保人数最多 ${max} 人，现有 ${heads} 人`,
  planUnknown: () => '请选择保障计划',
  clauseUnknown: () => '所选条款不在该计划内，请重新选择',
  clauseMissing: ({ clause }) => `请选择${clause}`,
  sumInsuredUnknown: ({ clause }) => `${clause}：该保额不可选，请重新选择`,
  optionUnknown: () => '所选项不在可选范围内，请重新选择',
  classNotCovered: (params) => `${params['clause']}不支持${params['class']}类职业投保`,
  occupationMissing: () => '请选择职业或导入人员后查看保费',
  rosterProblems: ({ count }) => counted`人员清单中有 ${count} 人的信息需要修改`,
  materialMissing: (params) => `请上传${materialIn(params, 'zh-CN')}`,
};

const enUS: DraftProblemMessages = {
  startDateRequired: () => 'Choose the first day of cover',
  dateInvalid: () => 'Not a valid date. Enter it as year-month-day',
  startDateOutside: ({ earliest, latest }) => `The first day of cover must be from ${earliest} to ${latest}`,
  startDateClosed: () => 'No cover can start on that day. Choose another',
  durationUnknown: () => 'The product doesn’t offer this duration. Choose another',
  schemeMissing: () => 'Add a protection plan',
  alternativeNotChosen: () => 'Only one of the alternatives can be insured: choose it on the quotation',
  schemeOccupationMissing: (params) =>
    `Occupation ${params['position'] ?? 1} of ${planNumberIn(params)} is missing. Choose one`,
  schemeClassRefused: (params) => `${planNumberIn(params)} doesn’t take occupation class ${params['class']}`,
  schemeOccupationDeclined: (params) =>
    `Occupation ${params['position']} of ${planNumberIn(params)} is not insured: remove it or choose another`,
  schemePersonsMissing: (params) =>
    `${planNumberIn(params)} lists no insured persons: add them to the roster, or remove the scheme`,
  materialNotAsked: (params) =>
    `${quotedMaterialIn(params, 'en-US') ?? 'A material'} is not among the materials of the product. Remove it`,
  personsNotTaken: () => 'The product does not insure persons by name. Remove the roster',
  schemeOccupationUnknown: (params) =>
    `Occupation ${params['position']} of ${planNumberIn(params)} can’t be insured. Choose again`,
  schemeClassDiffers: (params) =>
    `Occupation ${params['position']} of ${planNumberIn(params)} is of class ${params['class']}. Choose again`,
  schemeHeadsDiffer: (params) =>
    counted`The number of persons${params['class'] === undefined ? '' : ` of class ${params['class']}`} in ${planNumberIn(params).toLowerCase()} differs from the ${params['listed']} in the roster. Check both`,
  occupationsNotTaken: (params) =>
    `The product does not insure persons: remove the occupations of ${planNumberIn(params).toLowerCase()}`,
  schemeIdTwice: (params) => `${planNumberIn(params)} repeats protection plan ${params['first']}. Delete one`,
  premiumZero: () =>
    'The premium is 0 yuan, so the order can’t be submitted. Check sums insured, contract price or area',
  tooFewPersons: ({ min, heads }) => counted`At least ${plural(min, 'person')} must be insured, there are ${heads}`,
  tooManyPersons: ({ max, heads }) => counted`At most ${plural(max, 'person')} can be insured, there are ${heads}`,
  planUnknown: () => 'Choose a plan',
  clauseUnknown: () => 'A chosen clause is not part of the plan. Choose again',
  clauseMissing: ({ clause }) => `Choose ${clause}`,
  sumInsuredUnknown: ({ clause }) => `${clause}: this sum insured isn’t available. Choose again`,
  optionUnknown: () => 'This option isn’t available. Choose again',
  classNotCovered: (params) => `${params['clause']} doesn’t take occupation class ${params['class']}`,
  occupationMissing: () => 'Choose occupations or import persons to see the premium',
  rosterProblems: ({ count }) => counted`The roster has ${plural(count, 'person')} to correct`,
  materialMissing: (params) => `Upload: ${materialIn(params, 'en-US')}`,
};

export const draftProblemMessages: MessagePack<DraftProblemMessages> = messagePack(zhCN, enUS);
