import type { SubjectProblemCode } from '../../domain/product/subjectProblem.ts';
import { counted } from '../counted.ts';
import { fieldRuleMessages } from '../fieldRules.messages.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';
import { plural } from '../plural.ts';
import type { SubjectSentences } from '../subjectWords.ts';

/**
 * Texts for the problems of insured subjects that belong to no pack of a single kind, and for general problems of a
 * quote, such as an invalid number of copies.
 */
export const sharedProblemMessages: MessagePack<SubjectSentences<SubjectProblemCode>> = messagePack<
  SubjectSentences<SubjectProblemCode>
>(
  {
    quantityInvalid: ({ max }) => counted`份数须为 1 至 ${max} 的整数`,
    headsInvalid: () => '人数须为整数，且不能小于 0',
    amountTooLarge: () => '保费超出可计算的范围，请核对保额、人数与份数',
    singleSchemeOnly: () => '该产品只能投保一个方案',
    tooFewOfClass: (params) =>
      counted`${params['class']}类职业至少投保 ${params['min']} 人，现有 ${params['heads']} 人`,
    subjectMissing: () => '请填写投保标的信息后查看保费',
    areaInvalid: () => '面积须大于 0，最多保留两位小数',
    areaNotCovered: () => '该面积不在承保范围内',
    costInvalid: () => '请填写正确的工程造价',
    countInvalid: ({ min, max }) => counted`请填写 ${min} 至 ${max} 的整数`,
    poolMissing: () => '请输入游泳池个数',
    projectTypeUnknown: () => '请选择工程类型',
    worksNotCovered: () => '该工程类型、用工类型与资质的组合不在承保范围内',
    useAttributeUnknown: () => '请选择使用性质',
    vehicleNotCovered: () => '该车型不在承保范围内',
    textTooLong: ({ max }) => counted`最多填写 ${max} 个字`,
    dateInvalid: () => '日期不正确，请按年-月-日填写',
    regionUnknown: () => '所选地区不存在，请重新选择',
    regionMismatch: () => '所选地区的省、市、区县不一致，请重新选择',
    subjectNotAsked: () => '该产品不承保此类标的，请删除相应的标的信息',
    ...fieldRuleMessages['zh-CN'],
  },
  {
    quantityInvalid: ({ max }) => counted`The number of units must be a whole number from 1 to ${max}`,
    headsInvalid: () => 'The number of persons must be whole and not negative',
    amountTooLarge: () => 'The premium is too large to calculate. Check sums insured, persons and units',
    singleSchemeOnly: () => 'The product allows only one protection plan',
    tooFewOfClass: (params) =>
      counted`At least ${plural(params['min'], 'person')} of occupation class ${params['class']} must be insured, there are ${params['heads']}`,
    subjectMissing: () => 'Fill in what is insured to see the premium',
    areaInvalid: () => 'The area must be above 0 with at most two decimals',
    areaNotCovered: () => 'The product does not cover this area',
    costInvalid: () => 'Enter a valid contract price',
    countInvalid: ({ min, max }) => counted`Enter a whole number from ${min} to ${max}`,
    poolMissing: () => 'Enter the number of swimming pools',
    projectTypeUnknown: () => 'Choose the project type',
    worksNotCovered: () => 'The product does not cover this combination of project type, labour type and qualification',
    useAttributeUnknown: () => 'Choose what the vehicle is used for',
    vehicleNotCovered: () => 'The product does not cover this vehicle type',
    textTooLong: ({ max }) => counted`At most ${plural(max, 'character')}`,
    dateInvalid: () => 'Not a valid date. Enter it as year-month-day',
    regionUnknown: () => 'There is no such region. Choose again',
    regionMismatch: () => 'Province, city and district do not belong together. Choose again',
    subjectNotAsked: () => 'The product does not insure this. Remove the details that were entered for it',
    ...fieldRuleMessages['en-US'],
  },
);
