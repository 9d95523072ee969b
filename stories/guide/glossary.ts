/** A term of insurance: the Chinese word, the word in code, and the meaning. */
export interface Term {
  readonly chinese: string;
  /** The word in identifiers. It is always the same. */
  readonly code: string;
  readonly meaning: string;
}

/** The terms that agents and the code share. Each thing has one term. */
export const glossary: readonly Term[] = [
  {
    chinese: '团体保险（团险）',
    code: 'group insurance',
    meaning: 'One policy that covers the people of an organisation.',
  },
  { chinese: '产品', code: 'product', meaning: 'What is sold: a definition, that is data, with an id and a version.' },
  { chinese: '计划', code: 'plan', meaning: 'A priced bundle of clauses inside a product.' },
  {
    chinese: '条款 / 责任',
    code: 'clause',
    meaning: 'One cover: main (主险), add-on (附加险) or place duty (场所责任), with options of the sum insured.',
  },
  {
    chinese: '方案',
    code: 'scheme',
    meaning:
      'What the agent configures: plan, deductible, payout ratio, disability table, occupations, persons. An order has one or more.',
  },
  { chinese: '职业', code: 'occupation', meaning: "A leaf of the product's tree 大类 > 中类 > 小类." },
  { chinese: '职业类别', code: 'occupation class', meaning: 'How dangerous an occupation is, 1 to 6; rates go by it.' },
  { chinese: '投保人', code: 'applicant', meaning: 'The organisation that buys.' },
  { chinese: '被保险人、雇员', code: 'insured person', meaning: 'One person of the roster.' },
  { chinese: '人员清单', code: 'roster', meaning: 'All insured persons of an order, across its schemes.' },
  { chinese: '保额', code: 'sum insured', meaning: 'What a clause pays at most.' },
  {
    chinese: '保费',
    code: 'premium',
    meaning: 'What the cover costs; whole fen or exact decimals, never a binary fraction.',
  },
  { chinese: '免赔额', code: 'deductible', meaning: 'The part of a loss that the insured bears.' },
  {
    chinese: '赔付比例',
    code: 'payout ratio',
    meaning: 'The share of a loss above the deductible that is paid: 80 %, 90 % or 100 %.',
  },
  {
    chinese: '伤残赔付比例表',
    code: 'disability table',
    meaning: 'Per cent of the sum insured for the disability grades 1 to 10.',
  },
  {
    chinese: '折扣档',
    code: 'discount tier',
    meaning: 'From how many persons on the order costs what share of its premium.',
  },
  { chinese: '短期费率', code: 'short-period table', meaning: 'What share of an annual premium fewer months cost.' },
  { chinese: '起保日期', code: 'start date', meaning: 'The day on which cover begins at 00:00 in Shanghai.' },
  { chinese: '报价', code: 'quotation', meaning: 'A draft with its price, saved and shareable.' },
  { chinese: '草稿 / 未完成订单', code: 'draft / unfinished order', meaning: 'What has not been submitted yet.' },
  { chinese: '订单', code: 'order', meaning: 'What was submitted; its states and transitions are one table.' },
  { chinese: '拒保', code: 'declined', meaning: 'Not insurable by rule: an occupation, an address, an applicant.' },
  { chinese: '承保', code: 'insured', meaning: 'The insurer has accepted; a policy exists.' },
  { chinese: '电子保单', code: 'e-policy', meaning: 'The policy as a document.' },
  { chinese: '保全', code: 'endorsement', meaning: 'A change of a policy: persons added, removed or replaced.' },
  { chinese: '批单', code: 'endorsement certificate', meaning: 'The document of an endorsement.' },
  {
    chinese: '被保险人凭证',
    code: 'person’s certificate',
    meaning: 'Shows one insured person that, how and until when a policy covers them; 雇员凭证 in employer liability.',
  },
  { chinese: '发票', code: 'invoice', meaning: 'Ordinary or special VAT invoice over a premium.' },
  {
    chinese: '红字发票',
    code: 'red-letter invoice',
    meaning: 'An invoice below 0 that takes a refunded premium off one that is out.',
  },
  {
    chinese: '统一社会信用代码',
    code: 'unified social credit code',
    meaning: 'The 18 characters that identify an organisation, the last a check character.',
  },
  {
    chinese: '推广费',
    code: 'commission',
    meaning: 'What an agent earns on a premium; shown only to those who may see it.',
  },
  {
    chinese: '专业价',
    code: 'professional price',
    meaning: 'The premium without the commission; shown only to those who may see it.',
  },
  {
    chinese: '线下订单',
    code: 'offline order',
    meaning: 'An order that the insurer prices and accepts outside the app.',
  },
  {
    chinese: '预录订单',
    code: 'prepared order',
    meaning: 'An order that an operator fills in for an agent, who checks and submits it.',
  },
  {
    chinese: '客户视图',
    code: 'customer mode',
    meaning: 'A mode in which the screens show only what a customer may see: no commission.',
  },
  { chinese: '密文', code: 'sealed', meaning: "Encrypted with the server's keyring before it is stored." },
  {
    chinese: '盲索引',
    code: 'blind index',
    meaning: 'A keyed hash of a sealed value, by which the database finds the value without knowing it.',
  },
];
