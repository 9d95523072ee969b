/**
 * A Chinese term of the product. Screens, documents, mails, short messages and Excel files use this term and no
 * synonym.
 */
export interface ProductTerm {
  readonly term: string;
  readonly meaning: string;
  /** Synonyms that must not be used, as the guide shows them; empty if there are none. */
  readonly not: string;
  /**
   * Patterns of the avoided words. A test searches for them. Missing if only a reviewer can decide whether a use is
   * wrong.
   */
  readonly searched?: readonly RegExp[];
}

/** The terms of the product in Chinese. Each thing has one term. */
export const productTerms: readonly ProductTerm[] = [
  {
    term: '投保人',
    meaning: 'The party that concludes the contract: on documents, and as the name of its section.',
    not: '投保客户',
    searched: [/投保客户/u],
  },
  {
    term: '投保单位',
    meaning: 'The organisation itself: its name, its data and its stamp.',
    not: '投保公司、投保企业',
    searched: [/投保(?:公司|企业)/u],
  },
  {
    term: '被保险人',
    meaning: 'The person whom a policy covers; in employer liability it is the employer.',
    not: '被保人',
    searched: [/被保人/u],
  },
  {
    term: '雇员',
    meaning: 'A person of the roster in employer liability. 员工 are the staff of an organisation in general.',
    not: '被保险人',
  },
  {
    term: '人员、人员清单',
    meaning: 'The persons of a roster and the roster, where one text serves 被保险人 and 雇员.',
    not: '花名册',
    searched: [/花名册/u],
  },
  {
    term: '投保人数',
    meaning: 'The number of persons of an order, a policy or a quotation.',
    not: '被保人数、被保险人数',
    searched: [/被保(?:险人)?人?数/u],
  },
  { term: '保费', meaning: 'What the cover costs.', not: '保险费', searched: [/保险费/u] },
  {
    term: '总保费',
    meaning: 'The premium of an order or a quotation as a whole.',
    not: '保费合计',
    searched: [/保险?费合计/u],
  },
  { term: '保额', meaning: 'What a cover pays at most.', not: '保险金额', searched: [/保险金额/u] },
  {
    term: '业务员',
    meaning: 'The user, who advises the customer and submits the order.',
    not: '代理人；授权代理人 acts for the organisation',
    searched: [/(?<!授权)代理人/u],
  },
  {
    term: '推广费',
    meaning: 'What 业务员 earn on a premium; customers never see it.',
    not: '佣金、提成',
    searched: [/佣金|提成/u],
  },
  {
    term: '保全',
    meaning: 'A change of a policy: 增员、减员、替换. 保全号 is its number, 批单 the document that confirms it.',
    not: '批改、保全单号',
    searched: [/批改|保全单号/u],
  },
  {
    term: '保险公司',
    meaning: 'The company that insures.',
    not: '保险人、承保公司、承保机构',
    searched: [/(?<!被)保险人/u, /承保(?:公司|机构)/u],
  },
  {
    term: '保险期间、保险期限',
    meaning: '期间 is from which day to which day, 期限 how many months. 保障期间 is that of one person.',
    not: '保障期限',
    searched: [/保障期限/u],
  },
  {
    term: '起保日期、终保日期',
    meaning: 'The first and the last day of the cover.',
    not: '止期、起期',
    searched: [/[起止]期(?!间)/u],
  },
  {
    term: '出险情况',
    meaning: 'How often an organisation had losses, which changes its premium.',
    not: '事故率',
    searched: [/事故率/u],
  },
  {
    term: '资料',
    meaning: 'What is uploaded, sent or handed in: 投保资料、保全资料、理赔资料.',
    not: '材料',
    searched: [/(?<!建筑)材料/u],
  },
  { term: '复制投保', meaning: 'A new draft from an earlier order.', not: '再来一单', searched: [/再来一单/u] },
  {
    term: '24 小时',
    meaning: 'Numbers are digits with thousands separators: 24 小时、10,000 人.',
    not: '二十四小时',
    searched: [/二十四小时/u],
  },
];

/** A rule for the wording of messages. */
export interface WordingRule {
  /** Situation in which the wording is used. */
  readonly use: string;
  /** An example of the right wording. */
  readonly wording: string;
  /** An example of the wrong wording, as the guide shows it. */
  readonly not: string;
  /**
   * Patterns of the wrong wording. A test searches for them. Missing if only a reviewer can decide whether a use is
   * wrong.
   */
  readonly searched?: readonly RegExp[];
}

/** The rules for the wording of messages. */
export const wordingRules: readonly WordingRule[] = [
  {
    use: 'A field for text is empty or wrong',
    wording: '请填写单位全称',
    not: '请输入…',
    searched: [/请输入/u],
  },
  {
    use: 'A choice, a date or a region is missing',
    wording: '请选择单位性质',
    not: '请填写单位性质',
    searched: [/请填写[^，。；：、（]*(?:地区|性质|类型|有效期|行业|方式)(?!的|中)/u],
  },
  {
    use: 'A file is missing',
    wording: '请上传营业执照',
    not: '请填写开票资料',
    searched: [/请(?:填写|选择)[^，。；：、（]*(?:资料|照片|执照|证明)(?!的|中)/u],
  },
  {
    use: 'Several things are missing or wrong',
    wording: '还有 8 项未完成，请补充后继续',
    not: '有 8 处需要修改后才能下一步',
    searched: [/处需要(?:修改|填写)|才能下一步|不能继续/u],
  },
  {
    use: 'The server or the network failed',
    wording: '读取出错，请重试',
    not: '再试一次、再输入一次',
    searched: [/再(?:试|输入)一次/u],
  },
  {
    use: 'Files and tables',
    wording: '表头、内容、格式',
    not: '列、写法、字段、字节',
    searched: [/(?<![陈队行排系下并罗所])列(?![表示出入印为车举])/u, /写法|字段|字节/u],
  },
  {
    use: 'Punctuation between Chinese characters',
    wording: '，。：；？！',
    not: ', : ; ? !',
    searched: [/\p{Script=Han}[,:;?!](?= ?[\p{Script=Han}#]|$)/u],
  },
];

/** Places in which an avoided wording is right. */
export const rightWordings: readonly {
  /** Path of a file or folder of the repository. */
  readonly place: string;
  /** The avoided wordings that occur in this file or folder. */
  readonly words: readonly string[];
  readonly reason: string;
}[] = [
  {
    place: 'library/src/i18n/rosterProblems.messages.ts',
    words: ['被保人', '围:'],
    reason: 'the specification (§5) fixes 被保人重复 and 被保人年龄不符合承保范围: min-max岁',
  },
  {
    place: 'library/src/i18n/endorsementProblems.messages.ts',
    words: ['被保人'],
    reason: 'the specification (§5) fixes 被保人重复',
  },
  {
    place: 'library/src/domain/roster/import/rosterCaptions.ts',
    words: ['被保人'],
    reason: 'captions in the files of customers, which are recognised',
  },
  {
    place: 'library/src/domain/endorsement/templateChanges.ts',
    words: ['被保人'],
    reason: 'captions in templates that were downloaded earlier, which are recognised',
  },
  {
    place: 'library/src/i18n/applicantProblems.messages.ts',
    words: ['请输入'],
    reason: 'the specification (§5) fixes 请输入投保单位名称',
  },
  {
    place: 'library/src/i18n/subjects/',
    words: ['请输入'],
    reason: 'the specification (§5) fixes 请输入游泳池个数, 请输入营业面积 and 请输入游泳池地址',
  },
  ...['library/src/widgets/LoginDialog/', 'app/server/calls/fieldFaults.messages.ts'].map((place) => ({
    place,
    words: ['请输入'],
    reason: 'the specification (§5) fixes the messages of the login',
  })),
  {
    place: 'library/src/widgets/PersonTable/',
    words: ['列'],
    reason: 'the table works like Excel, whose users know 行 and 列',
  },
  {
    place: 'app/catalogue/clauses',
    words: ['保险人', '保险费', '批改'],
    reason: 'the text of a contract, in the words of the Insurance Law (保险法)',
  },
];
