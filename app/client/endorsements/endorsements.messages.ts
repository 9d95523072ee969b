import { type MessagePack, messagePack } from '@tuanbao/library/i18n/messagePack';

export interface EndorsementsMessages {
  readonly initiate: string;
  readonly choosePolicy: string;
  readonly chooseLead: string;
  readonly searchPolicy: string;
  readonly searchPolicyHint: string;
  readonly noPolicy: string;
  readonly noPolicyText: string;
  readonly policies: string;
  readonly group: string;
  readonly product: string;
  readonly policySn: string;
  readonly cover: string;
  readonly through: (start: string, end: string) => string;
  readonly heads: string;
  readonly headCount: (heads: number) => string;
  readonly start: string;
  readonly startFor: (group: string) => string;
  readonly external: string;
  readonly toList: string;
  readonly otherPolicy: string;
  readonly kinds: string;
  readonly chooseKind: string;
  readonly left: (count: number) => string;
  readonly effectiveDate: string;
  readonly effectiveHint: (earliest: string, latest: string) => string;
  readonly wayOf: string;
  readonly oneByOne: string;
  readonly byList: string;
  readonly remaining: (before: number, after: number) => string;
  readonly noMaterials: string;
  readonly declaration: string;
  readonly saveDraft: string;
  readonly savedDraft: string;
  readonly submitted: string;
  readonly checkFailed: string;
  readonly list: string;
  readonly lead: string;
  readonly tabs: string;
  readonly all: string;
  readonly search: string;
  readonly searchHint: string;
  readonly from: string;
  readonly until: string;
  readonly none: string;
  readonly noneText: string;
  readonly noResult: string;
  readonly clear: string;
  readonly sn: string;
  readonly kind: string;
  readonly status: string;
  readonly net: string;
  readonly day: string;
  readonly detail: string;
  readonly detailOf: (sn: string) => string;
  readonly goOn: string;
  readonly goOnWith: (sn: string) => string;
  readonly remove: string;
  readonly removeOf: (sn: string) => string;
  readonly removed: (sn: string) => string;
  readonly undo: string;
  readonly back: string;
  readonly progress: string;
  readonly changes: string;
  readonly premium: string;
  readonly history: string;
  readonly by: Readonly<Record<'agent' | 'system' | 'insurer' | 'payer', string>>;
  readonly pay: (amount: string) => string;
  readonly payHere: string;
  readonly note: string;
  readonly answer: string;
  readonly sendAnswer: string;
  readonly materials: string;
  readonly sendMaterials: string;
  readonly close: string;
  readonly certificate: string;
  readonly download: string;
  readonly email: string;
  readonly sendMail: string;
  readonly mailed: (address: string) => string;
  readonly refunded: (amount: string) => string;
}

export const messages: MessagePack<EndorsementsMessages> = messagePack<EndorsementsMessages>(
  {
    initiate: '发起保全',
    choosePolicy: '选择保单',
    chooseLead: '选择需要增员、减员或替换的保单',
    searchPolicy: '查找保单',
    searchPolicyHint: '投保单位、产品或订单号',
    noPolicy: '没有可以发起保全的保单',
    noPolicyText: '承保成功且产品支持保全的保单显示在这里',
    policies: '可以发起保全的保单',
    group: '投保单位',
    product: '产品',
    policySn: '保单号',
    cover: '保险期间',
    through: (start, end) => `${start} 至 ${end}`,
    heads: '被保人',
    headCount: (heads) => `${heads} 人`,
    start: '发起保全',
    startFor: (group) => `为${group}发起保全`,
    external: '正在前往保险公司的保全页面…',
    toList: '查看保全列表',
    otherPolicy: '换一张保单',
    kinds: '保全类型',
    chooseKind: '请选择保全类型',
    left: (count) => `还可变更 ${count} 人`,
    effectiveDate: '保全生效日期',
    effectiveHint: (earliest, latest) => `自当日零时生效，${earliest} 至 ${latest}`,
    wayOf: '填写方式',
    oneByOne: '逐人填写或上传模板',
    byList: '按企业现有名单比对',
    remaining: (before, after) => `变更前 ${before} 人，变更后 ${after} 人`,
    noMaterials: '该产品不需要上传资料',
    declaration: '请核对以上信息，提交后进入资料审核。',
    saveDraft: '保存草稿',
    savedDraft: '草稿已保存',
    submitted: '保全已提交',
    checkFailed: '部分人员需要修改',
    list: '保全列表',
    lead: '查看保全进度、支付、补充资料、获取批单',
    tabs: '保全状态',
    all: '全部',
    search: '查找保全',
    searchHint: '保全号、保单号、订单号或投保单位',
    from: '发起日期起',
    until: '发起日期止',
    none: '还没有保全记录',
    noneText: '发起保全后显示在这里',
    noResult: '没有符合条件的保全',
    clear: '清除条件',
    sn: '保全号',
    kind: '类型',
    status: '状态',
    net: '补退保费',
    day: '生效日期',
    detail: '详情',
    detailOf: (sn) => `${sn} 详情`,
    goOn: '继续填写',
    goOnWith: (sn) => `继续填写 ${sn}`,
    remove: '删除',
    removeOf: (sn) => `删除 ${sn}`,
    removed: (sn) => `草稿 ${sn} 已删除`,
    undo: '撤销',
    back: '返回保全列表',
    progress: '保全进度',
    changes: '人员变更',
    premium: '保费',
    history: '办理记录',
    by: { agent: '代理人', system: '系统', insurer: '保险公司', payer: '付款人' },
    pay: (amount) => `支付 ${amount}`,
    payHere: '在新窗口中打开支付页面',
    note: '保险公司意见',
    answer: '回复保险公司',
    sendAnswer: '提交回复',
    materials: '保全资料',
    sendMaterials: '提交资料',
    close: '关闭保全',
    certificate: '批单',
    download: '下载批单（PDF）',
    email: '收件邮箱',
    sendMail: '发送批单',
    mailed: (address) => `批单已发送至 ${address}`,
    refunded: (amount) => `已退 ${amount}`,
  },
  {
    initiate: 'Initiate preservation',
    choosePolicy: 'Choose a policy',
    chooseLead: 'Choose the policy whose persons are to be added, removed or replaced',
    searchPolicy: 'Find a policy',
    searchPolicyHint: 'Organisation, product or order number',
    noPolicy: 'No policy can be changed here',
    noPolicyText: 'Policies in force whose product can be changed are shown here',
    policies: 'Policies that can be changed',
    group: 'Organisation',
    product: 'Product',
    policySn: 'Policy number',
    cover: 'Cover',
    through: (start, end) => `${start} to ${end}`,
    heads: 'Insured persons',
    headCount: (heads) => `${heads}`,
    start: 'Start',
    startFor: (group) => `Start for ${group}`,
    external: 'Going to the insurer’s own pages…',
    toList: 'See the preservation list',
    otherPolicy: 'Another policy',
    kinds: 'Type of preservation',
    chooseKind: 'Choose the type first',
    left: (count) => `${count} persons may still be changed`,
    effectiveDate: 'Effective date',
    effectiveHint: (earliest, latest) => `From 00:00 of the day, ${earliest} to ${latest}`,
    wayOf: 'How to fill in',
    oneByOne: 'One by one or by template',
    byList: 'From the employer’s current list',
    remaining: (before, after) => `${before} persons before, ${after} after`,
    noMaterials: 'This product asks for no papers',
    declaration: 'Check what is above; the papers are reviewed once it is submitted.',
    saveDraft: 'Save the draft',
    savedDraft: 'Draft saved',
    submitted: 'Submitted',
    checkFailed: 'Some persons need correcting',
    list: 'Preservation list',
    lead: 'Progress, payment, papers and certificates',
    tabs: 'Status of the preservation',
    all: 'All',
    search: 'Find a preservation',
    searchHint: 'Number of preservation, policy or order, or organisation',
    from: 'Begun from',
    until: 'Begun until',
    none: 'Nothing yet',
    noneText: 'What you initiate is shown here',
    noResult: 'Nothing matches',
    clear: 'Clear the filter',
    sn: 'Number',
    kind: 'Type',
    status: 'Status',
    net: 'To pay or refund',
    day: 'Effective date',
    detail: 'Details',
    detailOf: (sn) => `Details of ${sn}`,
    goOn: 'Continue',
    goOnWith: (sn) => `Continue ${sn}`,
    remove: 'Delete',
    removeOf: (sn) => `Delete ${sn}`,
    removed: (sn) => `Draft ${sn} was deleted`,
    undo: 'Undo',
    back: 'Back to the preservation list',
    progress: 'Progress',
    changes: 'Changes of persons',
    premium: 'Premium',
    history: 'History',
    by: { agent: 'Agent', system: 'System', insurer: 'Insurer', payer: 'Payer' },
    pay: (amount) => `Pay ${amount}`,
    payHere: 'Open the payment page in a new window',
    note: 'Insurer’s remark',
    answer: 'Answer to the insurer',
    sendAnswer: 'Send the answer',
    materials: 'Papers',
    sendMaterials: 'Send the papers',
    close: 'Close the preservation',
    certificate: 'Certificate',
    download: 'Download the certificate (PDF)',
    email: 'E-mail address',
    sendMail: 'Send the certificate',
    mailed: (address) => `The certificate was sent to ${address}`,
    refunded: (amount) => `${amount} refunded`,
  },
);
