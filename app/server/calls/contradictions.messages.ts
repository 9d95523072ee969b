import { counted } from '@tuanbao/library/i18n/counted';
import { type MessagePack, messagePack } from '@tuanbao/library/i18n/messagePack';
import { plural } from '@tuanbao/library/i18n/plural';

import type { ContradictionCode, ContradictionError } from '../../contract/wire/contradiction.ts';

type Params = ContradictionError['params'];

/** Messages about a well-formed request that contradicts itself or has a value that the server can't process. */
type ContradictionMessages = Readonly<Record<ContradictionCode, (params: Params) => string>>;

export const contradictionMessages: MessagePack<ContradictionMessages> = messagePack<ContradictionMessages>(
  {
    fieldsDiffer: () => '同一内容在两处填写得不一致，请核对后重新提交',
    durationUnitUnknown: () => '保险期间的单位应为月（month）或年（year）',
    durationTooLong: ({ max }) => `保险期间不能超过 ${max} 个月`,
    endDateDiffers: ({ expected }) =>
      expected === ''
        ? '有终保日期而没有起保日期，请选择起保日期'
        : `终保日期与起保日期、保险期间不一致，应为${expected}`,
    industriesSeveral: () => '所属行业只能选择一个',
    materialRepeated: () => '同一种资料填写了两次，请合并后重新提交',
    materialFilesTooMany: ({ max }) => counted`每种资料最多 ${max} 个文件`,
    addedHasOriginal: () => '增员无需填写变更前的人员信息，请核对保全类型',
    vehicleDetailNotAsked: () => '该车型没有吨位或特种车分类，请重新选择车型',
    invoiceOrderTypes: () => '发票信息中的订单类型与申请不一致',
    taxpayerKindUnknown: () => '请从列表中选择纳税人类型',
    openedHasOrder: () => '仅打开而未提交的定制单没有订单号',
    removedTwoPersons: () => '减员人员填写了两份不一致的信息，请核对',
  },
  {
    fieldsDiffer: () => 'Two fields say different things about the same matter. Check them',
    durationUnitUnknown: () => 'The unit of the duration must be month or year',
    durationTooLong: ({ max }) => `Cover lasts ${plural(max, 'month')} at most`,
    endDateDiffers: ({ expected }) =>
      expected === ''
        ? 'There is a last day of cover without a first one. Choose the first day'
        : `The last day of cover does not fit its first day and duration. It should be ${expected}`,
    industriesSeveral: () => 'Only one industry can be chosen',
    materialRepeated: () => 'One kind of material is given twice. Put its files together',
    materialFilesTooMany: ({ max }) => counted`A material may have ${plural(max, 'file')} at most`,
    addedHasOriginal: () => 'An added person has no original person. Check the kind of change',
    vehicleDetailNotAsked: () => 'This kind of vehicle has no size or special class. Choose the vehicle again',
    invoiceOrderTypes: () => 'The order type of the invoice differs from that of the application',
    taxpayerKindUnknown: () => 'Choose the kind of taxpayer from the list',
    openedHasOrder: () => 'A prepared order that was only opened has no order number',
    removedTwoPersons: () => 'The removed person is described twice with different details. Check them',
  },
);
