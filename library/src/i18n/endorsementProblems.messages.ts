import type { Eligibility } from '../domain/endorsement/endorsementEligibility.ts';
import type { EndorsementCode } from '../domain/endorsement/endorsementProblems.ts';
import type { TrialCode } from '../domain/endorsement/endorsementTrial.ts';
import type { PolicyEligibilityCode } from '../domain/endorsement/policyEligibility.ts';
import type { Problem } from '../domain/problem/problem.ts';
import { counted } from './counted.ts';
import { type MessagePack, messagePack } from './messagePack.ts';
import { plural } from './plural.ts';

type Params = Problem['params'];
type EligibilityCode = Extract<Eligibility, { kind: 'refused' }>['problem']['code'];

/** Codes of all problems that the rules of endorsements report. */
export type EndorsementProblemCode =
  | EndorsementCode
  | TrialCode
  | EligibilityCode
  | PolicyEligibilityCode
  | 'reconcileUnresolved'
  | 'materialMissing'
  | 'materialUnknown';

/** A text for each problem code of endorsements. If the specification (§5) defines a text, it is used literally. */
export type EndorsementProblemMessages = Readonly<Record<EndorsementProblemCode, (params: Params) => string>>;

const kindsZh: ReadonlyMap<string | number | undefined, string> = new Map([
  ['add', '增员'],
  ['remove', '减员'],
  ['replace', '替换'],
]);
const kindsEn: ReadonlyMap<string | number | undefined, string> = new Map([
  ['add', 'adding persons'],
  ['remove', 'removing persons'],
  ['replace', 'replacing persons'],
]);

const zhCN: EndorsementProblemMessages = {
  endorsementInProgress: () => '保全处理中，请勿重复提交，请到保全列表查看',
  externalAddressInvalid: () => '产品解析错误：跳转地址无效',
  endorsementNotOffered: () => '该产品暂不支持保全',
  policyNotInForce: () => '保单未生效或已失效，不能申请保全',
  surrenderUnderWay: () => '保单正在退保，不能申请保全',
  nothingToChange: () => '请至少添加一项人员变更',
  kindNotAllowed: ({ kind }) => `该产品不支持${kindsZh.get(kind) ?? '该保全类型'}`,
  combinationNotAllowed: () => '该产品的增员、减员、替换需分开申请',
  removalLimitExceeded: ({ max, left, asked }) =>
    counted`保险期间内最多可减员 ${max} 人，还可减员 ${left} 人，本次申请 ${asked} 人`,
  replacementLimitExceeded: ({ max, left, asked }) =>
    counted`保险期间内最多可替换 ${max} 人，还可替换 ${left} 人，本次申请 ${asked} 人`,
  tooFewRemain: ({ min, heads }) => counted`变更后投保人数不得少于 ${min} 人，现为 ${heads} 人`,
  tooManyHeads: ({ max, heads }) => counted`变更后投保人数不得超过 ${max} 人，现为 ${heads} 人`,
  classChangeNotAllowed: () => '替换前后的职业类别必须相同',
  returnNotAllowed: () => '该人员已减员或被替换，不可再次投保',
  notInsured: () => '该人员不在保单中',
  changedTwice: () => '同一人员不能变更两次',
  changesNothing: () => '替换前后的人员信息完全相同，无需替换',
  returnsUnchanged: () => '该人员在本次申请中减员或被替换后又以相同信息投保，无需变更，请删除',
  originalDiffers: () => '变更前的人员信息与保单记录不一致，请刷新后重新选择',
  E_DUPLICATE: () => '被保人重复',
  effectiveDateInvalid: () => '保全生效日期无效，请按年-月-日填写',
  effectiveDateTooEarly: ({ earliest }) => `保全最早自${earliest}零时生效`,
  effectiveDateTooLate: ({ latest }) => `保全生效日期不能晚于保险期间最后一天${latest}`,
  effectiveDateBeforeLast: ({ earliest }) => `保全生效日期不能早于上一次保全的生效日期${earliest}`,
  coverEnded: ({ end }) => `保险期间至${end}止，已不能申请保全`,
  premiumUnknown: () => '该人员的方案或职业类别没有保费，请核对',
  remainingMonthsUnpriced: ({ months }) => `剩余 ${months} 个月没有短期费率，不能计算保费`,
  changeUnpriced: () => '该产品只能替换相同职业类别的人员',
  trialMissing: () => '请先试算保费',
  trialOutdated: () => '保全信息已修改，请重新试算保费',
  reconcileUnresolved: () => '请先确认这名人员属于哪种变更',
  materialMissing: ({ name }) => `请上传${name}`,
  materialUnknown: () => '该产品不需要这类资料',
};

const enUS: EndorsementProblemMessages = {
  endorsementInProgress: () => 'Endorsement in progress, do not resubmit, see the endorsement list',
  externalAddressInvalid: () => 'Product parsing error: invalid jump address',
  endorsementNotOffered: () => 'Policies of this product can’t be changed here',
  policyNotInForce: () => 'The policy is not in force and can’t be changed',
  surrenderUnderWay: () => 'The policy is being surrendered and can’t be changed',
  nothingToChange: () => 'Add at least one change of persons',
  kindNotAllowed: ({ kind }) => `The product doesn’t allow ${kindsEn.get(kind) ?? 'this kind of change'}`,
  combinationNotAllowed: () => 'This product needs separate requests for adding, removing and replacing persons',
  removalLimitExceeded: ({ max, left, asked }) =>
    counted`At most ${plural(max, 'person')} can be removed in the period of cover: ${left} left, ${asked} requested`,
  replacementLimitExceeded: ({ max, left, asked }) =>
    counted`At most ${plural(max, 'person')} can be replaced in the period of cover: ${left} left, ${asked} requested`,
  tooFewRemain: ({ min, heads }) =>
    counted`At least ${plural(min, 'person')} must remain insured, there would be ${heads}`,
  tooManyHeads: ({ max, heads }) => counted`At most ${plural(max, 'person')} can be insured, there would be ${heads}`,
  classChangeNotAllowed: () => 'A replacement must be of the same occupation class',
  returnNotAllowed: () => 'This person was removed or replaced before and can’t be insured again',
  notInsured: () => 'This person is not in the policy',
  changedTwice: () => 'A person can’t be changed twice in one request',
  changesNothing: () => 'The details before and after are identical, so no replacement is needed',
  returnsUnchanged: () => 'The person leaves and returns unchanged in this request. Remove both lines',
  originalDiffers: () => 'The original person differs from the policy record. Reload the page and choose again',
  E_DUPLICATE: () => 'This insured person is in the list twice',
  effectiveDateInvalid: () => 'Not a valid date. Enter it as year-month-day',
  effectiveDateTooEarly: ({ earliest }) => `The change can take effect from 00:00 on ${earliest} at the earliest`,
  effectiveDateTooLate: ({ latest }) => `The change must take effect by ${latest}, the last day of cover`,
  effectiveDateBeforeLast: ({ earliest }) => `The change can’t take effect before the previous one, on ${earliest}`,
  coverEnded: ({ end }) => `Cover ends on ${end} and can no longer be changed`,
  premiumUnknown: () => 'There is no premium for this person’s scheme or class. Check both',
  remainingMonthsUnpriced: ({ months }) =>
    `The premium can’t be calculated: no short-period rate for the remaining ${plural(months, 'month')}`,
  changeUnpriced: () => 'This product only allows replacements within the same occupation class',
  trialMissing: () => 'Calculate the premium first',
  trialOutdated: () => 'The request has changed. Calculate the premium again',
  reconcileUnresolved: () => 'Choose the kind of change for this person first',
  materialMissing: ({ name }) => `Upload: ${name}`,
  materialUnknown: () => 'The product does not ask for this material',
};

/** Texts for the problems of an endorsement. */
export const endorsementProblemMessages: MessagePack<EndorsementProblemMessages> = messagePack(zhCN, enUS);

const isEndorsementCode = (code: string): code is EndorsementProblemCode => Object.hasOwn(zhCN, code);

/** The text for a problem of an endorsement; null when the code isn't a problem of endorsements. */
export const endorsementProblemText = (
  messages: EndorsementProblemMessages,
  problem: Pick<Problem, 'code' | 'params'>,
): string | null => (isEndorsementCode(problem.code) ? messages[problem.code](problem.params) : null);
