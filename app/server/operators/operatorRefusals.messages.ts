import { type MessagePack, messagePack } from '@tuanbao/library/i18n/messagePack';

/** Messages of the refusals of operators' actions. */
export interface OperatorRefusalMessages {
  readonly operatorMissing: string;
  readonly reasonMissing: string;
  readonly mobileWrong: string;
  readonly nameWrong: string;
  readonly tierWrong: string;
  readonly hostUnknown: string;
  readonly agencyNameWrong: string;
  readonly agencyUnknown: string;
  readonly userNameWrong: string;
  readonly userNameTaken: string;
  readonly passwordWeak: string;
  readonly userUnknown: string;
  readonly rightsMissing: string;
  readonly rightWrong: string;
  readonly certificateWrong: string;
  readonly appWrong: string;
  readonly notByInvitation: string;
  readonly invitationDaysWrong: string;
  readonly titleWrong: string;
  readonly noteTooLong: string;
  readonly operatorNameWrong: string;
  readonly operatorNameTaken: string;
  readonly rolesWrong: string;
  readonly signInWrong: string;
  readonly passwordHasName: string;
  readonly factorCodeWrong: string;
  readonly notPermitted: string;
  readonly closedDayTwice: string;
  readonly entryTwice: string;
  readonly noticeEndsFirst: string;
  readonly publishedMeanwhile: string;
  readonly brandNameMissing: string;
  readonly brandColourWrong: string;
  readonly brandLicenceMissing: string;
  readonly logoNotPng: string;
  readonly logoUnknown: string;
  readonly mobileTaken: string;
  readonly noPassword: string;
  readonly agentDisabled: string;
  readonly agentEnabled: string;
  readonly receiverSame: string;
  readonly receiverOfOtherHost: string;
  readonly receiverDisabled: string;
  readonly nothingToHandOver: string;
  readonly qualificationDecided: string;
  readonly periodReversed: string;
  readonly agentListWrong: string;
  readonly periodLong: string;
}

export const operatorRefusalMessages: MessagePack<OperatorRefusalMessages> = messagePack<OperatorRefusalMessages>(
  {
    operatorMissing: '请填写操作人',
    reasonMissing: '请填写操作原因',
    mobileWrong: '请填写 11 位手机号',
    nameWrong: '请填写姓名，最多 60 个字符',
    tierWrong: '用户等级须为0至7的一位数字',
    hostUnknown: '该域名不是合作方域名，请先加入设置PARTNER_HOSTS',
    agencyNameWrong: '请填写机构名称，最多 100 个字符',
    agencyUnknown: '该域名还没有机构，请先添加机构',
    userNameWrong: '用户名须为 2 至 60 个字符，不含空格',
    userNameTaken: '该用户名已属于同一机构的其他用户',
    passwordWeak: '密码须为 10 至 200 个字符，且不同于用户名',
    userUnknown: '没有这个用户',
    rightsMissing: '请填写要更改的权限',
    rightWrong: '权限的名称或取值有误',
    certificateWrong: '请填写执业证书编号（6 至 30 位字母或数字）和有效期（年-月-日）',
    appWrong: 'appId 最多 60 个字符，openId 最多 100 个字符，均不含空格；有 openId 时须有 appId',
    notByInvitation: '该产品不凭邀请销售，无需邀请',
    invitationDaysWrong: '邀请的有效天数须为1至365',
    titleWrong: '请填写标题，最多 200 个字符',
    noteTooLong: '说明最多 2,000 个字符',
    operatorNameWrong: '用户名须为 3 至 30 个小写字母、数字、点或连字符，以字母开头',
    operatorNameTaken: '该用户名已被其他运营人员使用',
    rolesWrong: '请选择运营人员的角色',
    signInWrong: '用户名、密码或动态验证码错误',
    passwordHasName: '密码不能包含用户名',
    factorCodeWrong: '动态验证码错误，请核对手机时间后重新填写',
    notPermitted: '您的角色无权进行此操作，请联系管理员',
    closedDayTwice: '同一天只能填写一次',
    entryTwice: '有两条内容的编号相同',
    noticeEndsFirst: '结束日期不能早于开始日期',
    publishedMeanwhile: '其他运营人员已发布新的内容，请刷新后重新修改',
    brandNameMissing: '填写英文名称时，请同时填写中文名称',
    brandColourWrong: '品牌色须为 # 加 6 位十六进制数字，例如 #165DDD',
    brandLicenceMissing: '使用自有编号的页脚须填写许可证编号',
    logoNotPng: '请上传未损坏的 PNG 图片，边长 16 至 4,096 像素',
    logoUnknown: '标志图片不存在，请重新上传',
    mobileTaken: '该手机号已有用户，请在列表中查找',
    noPassword: '该用户以手机验证码登录，没有密码',
    agentDisabled: '该账号已停用',
    agentEnabled: '该账号未停用，请刷新页面',
    receiverSame: '请选择另一位业务员接手',
    receiverOfOtherHost: '接手人须属于同一平台或机构',
    receiverDisabled: '接手人的账号已停用，请选择其他业务员',
    nothingToHandOver: '该业务员名下没有可移交的业务',
    qualificationDecided: '该申请已处理，请刷新列表',
    agentListWrong: '名单中有不能新增的行，或情况已变化，请重新检查名单',
    periodReversed: '结束日期不能早于开始日期',
    periodLong: '统计期间最长 366 天，请缩短期间',
  },
  {
    operatorMissing: 'Enter the operator',
    reasonMissing: 'Enter a reason',
    mobileWrong: 'Enter a mobile number of 11 digits',
    nameWrong: 'Enter a name of at most 60 characters',
    tierWrong: 'The tier must be a digit from 0 to 7',
    hostUnknown: 'This is not a partner’s host. Add it to the setting PARTNER_HOSTS first',
    agencyNameWrong: 'Enter the name of the agency, at most 100 characters',
    agencyUnknown: 'This host has no agency yet. Add it first',
    userNameWrong: 'The user name must have 2 to 60 characters and no spaces',
    userNameTaken: 'Another user of the agency has this user name',
    passwordWeak: 'The password must have 10 to 200 characters and differ from the user name',
    userUnknown: 'There is no such user',
    rightsMissing: 'Enter the rights to change',
    rightWrong: 'The name or the value of a right is wrong',
    certificateWrong:
      'Enter the number of the certificate (6 to 30 letters or digits) and its last day (year-month-day)',
    appWrong: 'appId has at most 60 characters and openId at most 100, without spaces; an openId needs an appId',
    notByInvitation: 'This product is not sold by invitation, so no invitation is needed',
    invitationDaysWrong: 'An invitation must be valid for 1 to 365 days',
    titleWrong: 'Enter a title of at most 200 characters',
    noteTooLong: 'The note can have at most 2,000 characters',
    operatorNameWrong: 'A user name has 3 to 30 lower-case letters, digits, dots or hyphens and begins with a letter',
    operatorNameTaken: 'Another operator has this user name',
    rolesWrong: 'Choose the roles of the operator',
    signInWrong: 'Wrong user name, password or verification code',
    passwordHasName: 'The password must not contain the user name',
    factorCodeWrong: 'Wrong verification code. Check the time on your phone and enter a new one',
    notPermitted: 'Your roles do not allow this. Ask an administrator',
    closedDayTwice: 'A day can be listed only once',
    entryTwice: 'Two entries have the same id',
    noticeEndsFirst: 'The last day can’t be before the first',
    publishedMeanwhile: 'Another operator has published a newer version. Reload and change it again',
    brandNameMissing: 'A name in English needs a name in Chinese',
    brandColourWrong: 'The brand colour must be # and six hexadecimal digits, such as #165DDD',
    brandLicenceMissing: 'A footer with own numbers needs the licence number',
    logoNotPng: 'Upload an undamaged PNG picture with sides of 16 to 4,096 pixels',
    logoUnknown: 'The logo does not exist. Upload it again',
    mobileTaken: 'A user with this mobile number already exists. Find it in the list',
    noPassword: 'This user signs in with codes and has no password',
    agentDisabled: 'The account is disabled already',
    agentEnabled: 'The account is not disabled. Reload the page',
    receiverSame: 'Choose another agent who takes over',
    receiverOfOtherHost: 'The agent who takes over must belong to the same platform or agency',
    receiverDisabled: 'The account of the agent who takes over is disabled. Choose another one',
    nothingToHandOver: 'The agent has no work to hand over',
    qualificationDecided: 'The request has already been decided. Reload the list',
    agentListWrong: 'A row of the list can’t be added, or the situation has changed. Check the list again',
    periodReversed: 'The last day can’t be before the first',
    periodLong: 'A period has at most 366 days. Shorten it',
  },
);
