import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Asks for the organisation that buys (投保人): who it is, whom to reach, where it is.',
  chinese: { name: '投保人表单', purpose: '填写投保人：单位信息、联系人和地址。' },
  synonyms: ['投保单位', '企业信息', '联系人', '统一社会信用代码', 'policyholder', 'company'],
  goodFor: [
    "the applicant's part of an application and of an invoice request",
    "every product: which fields are shown and required is the product's data (`fields`)",
  ],
  insteadOf: [
    ['`DescriptionList`', 'the applicant is only read, as in a recap'],
    ['`PersonTable`', 'insured persons (被保险人), not the organisation'],
  ],
  keyboard: [
    ['Tab', 'from field to field'],
    ['Enter', 'commits the line; so do leaving it and a second without a key'],
  ],
  accessibility: [
    'Three fieldsets with legends: organisation, contact, address.',
    'A problem is shown once its field was left, or all at once with `shouldShowAllProblems`; each is linked to its field.',
    'Ids of the controls are `${id}-${field}`: an `ErrorSummary` can lead to them.',
    "Autofill is off: an agent's browser would offer the agent's own data.",
  ],
};
