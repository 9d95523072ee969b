import { counted } from '@tuanbao/library/i18n/counted';
import { type MessagePack, messagePack } from '@tuanbao/library/i18n/messagePack';
import { plural } from '@tuanbao/library/i18n/plural';

import type { FieldFault, SaidFault } from '../../contract/wire/said.ts';

/** Messages for invalid fields of a request. */
type FieldFaultMessages = Readonly<Record<FieldFault, (params: SaidFault['params']) => string>>;

export const fieldFaultMessages: MessagePack<FieldFaultMessages> = messagePack<FieldFaultMessages>(
  {
    tooLong: ({ max }) => counted`不能超过 ${max} 个字符`,
    invisible: () => '含有换行、制表符或不可见字符，请删除后重试',
    empty: () => '不能为空',
    notDay: () => '日期不正确，请按年-月-日填写，例如 2026-01-31',
    notEmail: () => '电子邮箱不正确，例如 name@example.com',
    emailMissing: () => '请填写电子邮箱',
    notWhole: () => '应为整数',
    tooSmall: ({ min }) => counted`不能小于${min}`,
    tooLarge: ({ max }) => counted`不能大于${max}`,
    notYuan: () => '金额无效',
    notDecimal: () => '数值无效',
    tooMany: ({ max }) => counted`最多 ${max} 条`,
    mobileWrong: () => '请填写正确的手机号',
    mobileMissing: () => '请输入注册手机号',
    fileMissing: () => '请选择文件',
    tooManyFiles: ({ max }) => counted`最多 ${max} 个文件`,
    picturesMissing: () => '请上传图片',
    vouchersMissing: () => '请上传转账凭证',
    policiesMissing: () => '请选择 1 至 20 份保单',
    notMidnight: () => '生效时间应为某日零时',
    reasonShort: () => '请填写操作原因，至少 4 个字符',
    rolesMissing: () => '请至少选择一个角色',
    operatorName: () => '用户名须为 3 至 30 个小写字母、数字、点或连字符，以字母开头',
    passwordShort: () => '密码须至少 12 个字符',
    factorCode: () => '请填写 6 位动态验证码',
  },
  {
    tooLong: ({ max }) => counted`At most ${plural(max, 'character')}`,
    invisible: () => 'There are line breaks, tabs or invisible characters. Remove them',
    empty: () => 'Must not be empty',
    notDay: () => 'Not a valid date. Enter it as year-month-day, for example 2026-01-31',
    notEmail: () => 'Enter a valid email address, for example name@example.com',
    emailMissing: () => 'Enter an email address',
    notWhole: () => 'Must be a whole number',
    tooSmall: ({ min }) => `Must not be below ${min}`,
    tooLarge: ({ max }) => `Must not be above ${max}`,
    notYuan: () => 'Not an amount of money',
    notDecimal: () => 'Not a number',
    tooMany: ({ max }) => counted`At most ${plural(max, 'entry', 'entries')}`,
    mobileWrong: () => 'Please fill in a correct mobile number',
    mobileMissing: () => 'Enter the mobile number of the account',
    fileMissing: () => 'Choose a file',
    tooManyFiles: ({ max }) => counted`At most ${plural(max, 'file')}`,
    picturesMissing: () => 'Upload pictures',
    vouchersMissing: () => 'Upload the receipt of the transfer',
    policiesMissing: () => 'Choose 1 to 20 policies',
    notMidnight: () => 'A change takes effect at 00:00 of a day',
    reasonShort: () => 'Enter a reason of at least 4 characters',
    rolesMissing: () => 'Choose at least one role',
    operatorName: () => 'A user name has 3 to 30 lower-case letters, digits, dots or hyphens and begins with a letter',
    passwordShort: () => 'A password has at least 12 characters',
    factorCode: () => 'Enter the 6 digits from the authenticator',
  },
);
