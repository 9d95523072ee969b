import type { Problem } from '../../domain/problem/problem.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { counted } from '../../i18n/counted.ts';
import { draftProblemMessages } from '../../i18n/draftProblems.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { orderMaterialTexts } from './orderMaterial.ts';

type Params = Problem['params'];

const planIn = (params: Params) => `保障計劃 ${params['scheme']}`;

const materialIn = ({ material }: Params): string | undefined =>
  ownValue(orderMaterialTexts.names, String(material ?? ''));

const quotedMaterialIn = (params: Params): string | undefined => {
  const name = materialIn(params);
  return name && `「${name}」`;
};

export const draftProblem: ReplacedMessages = replaceMessages(draftProblemMessages, {
  'zh-HK': {
    startDateRequired: () => '請選擇生效日期',
    dateInvalid: () => '日期無效，請按年-月-日填寫',
    startDateOutside: ({ earliest, latest }) => `生效日期應在 ${earliest} 至 ${latest} 之間`,
    startDateClosed: () => '該日期不可生效，請選擇其他日期',
    durationUnknown: () => '該產品不提供所選的保險期限，請重新選擇',
    schemeMissing: () => '請至少新增一個保障計劃',
    alternativeNotChosen: () => '備選方案只能選擇其中一個投保，請從報價單中選擇',
    schemeOccupationMissing: (params) => `${planIn(params)} 中第 ${params['position'] ?? 1} 類職業尚未選擇，請選擇`,
    schemeClassRefused: (params) => `${planIn(params)} 不支援 ${params['class']} 類職業投保`,
    schemeOccupationDeclined: (params) =>
      `${planIn(params)} 中第 ${params['position']} 類職業不予承保，請刪除或重新選擇`,
    schemePersonsMissing: (params) => `${planIn(params)} 尚無受保人，請在人員名單中新增，或刪除該方案`,
    materialNotAsked: (params) => `${quotedMaterialIn(params) ?? '有一種資料'}不在該產品的資料清單內，請刪除`,
    personsNotTaken: () => '該產品不按人投保，請刪除人員名單',
    schemeOccupationUnknown: (params) => `${planIn(params)} 中第 ${params['position']} 類職業不可投保，請重新選擇`,
    schemeClassDiffers: (params) =>
      `${planIn(params)} 中第 ${params['position']} 類職業應為 ${params['class']} 類，請重新選擇`,
    schemeHeadsDiffer: (params) =>
      counted`${planIn(params)} 填寫的${params['class'] === undefined ? '人數' : ` ${params['class']} 類職業人數`}與人員名單中的 ${params['listed']} 人不一致，請核對`,
    occupationsNotTaken: (params) => `該產品不按人投保，請刪除${planIn(params)} 的職業`,
    schemeIdTwice: (params) => `${planIn(params)} 與保障計劃 ${params['first']} 重複，請刪除其中一個`,
    premiumZero: () => '應付保費為 0 元，不能遞交，請核對保額、造價或面積',
    tooFewPersons: ({ min, heads }) => counted`投保人數至少 ${min} 人，現有 ${heads} 人`,
    tooManyPersons: ({ max, heads }) => counted`投保人數最多 ${max} 人，現有 ${heads} 人`,
    planUnknown: () => '請選擇保障計劃',
    clauseUnknown: () => '所選條款不在該計劃內，請重新選擇',
    clauseMissing: ({ clause }) => `請選擇${clause}`,
    sumInsuredUnknown: ({ clause }) => `${clause}：該保額不可選，請重新選擇`,
    optionUnknown: () => '所選項不在可選範圍內，請重新選擇',
    classNotCovered: (params) => `${params['clause']}不支援 ${params['class']} 類職業投保`,
    occupationMissing: () => '請選擇職業或匯入受保人後查看保費',
    rosterProblems: ({ count }) => counted`人員名單中有 ${count} 人的資料需要修改`,
    materialMissing: (params) => `請上載${materialIn(params)}`,
  },
});
