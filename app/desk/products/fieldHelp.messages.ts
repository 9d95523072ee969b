import { messagePack } from '@tuanbao/library/i18n/messagePack';

/** Help for the fields of a product's content, by name of the field. */
export const fieldHelp = messagePack(
  {
    family: '产品族：未填写的项目采用产品族的默认值',
    plans: '计划：code、name、rate（整个计划的系数），以及 clauses 条款',
    'plans[].clauses[]':
      'kind 为 main 主险、addOn 附加险或 placeDuty 场所责任；isOptional 表示可不投保；options 为可选保额（整元）',
    'plans[].clauses[].ratesPerMille': '按职业类别 1 至 6 的年费率（‰），例如 {"1": "0.42"}；未列出的类别不承保',
    'plans[].clauses[].premiums': '按月数再按类别的固定保费（元），与 ratesPerMille 二选一',
    'deductibles、payoutRatios、disabilityTables、accidentRates':
      '免赔额、赔付比例、伤残等级表、出险情况：code、label、rate（系数）',
    discountTiers: '人数折扣：minPersons、maxPersons（最后一档为 null）、discount（0.95 为九五折）',
    shortPeriodRates: '短期系数：按月数，12 个月为 1',
    durations: '可选的保险期间（月）',
    startDay: '最早和最晚起保日：今日之后的天数',
    persons: '投保人数上下限；asksSocialSecurity 为 true 时须填写社保情况',
    occupation: 'classes 为六位 0 或 1，依次表示承保第 1 至 6 类；declinedCodes 为拒保职业',
    age: '年龄上下限；on 为 startDate 起保日或 orderCreation 投保日',
    'applicant.fields': '投保人填写项：required 必填、optional 选填、hidden 不显示',
    areaCodes: '销售区域：六位省市代码；空列表为全国',
    endorsement: '保全规则：kinds 为 add、remove、replace；premiumMode 为 month、day 或 none',
    documents: '条款与须知：name、url（http 或 https 地址）',
    rounding: '保费取整：cents 到分、ceil 向上到元、none 不取整',
  },
  {
    family: 'Product family: fields left out take the defaults of the family',
    plans: 'Plans: code, name, rate (factor for the whole plan) and clauses',
    'plans[].clauses[]':
      'kind is main, addOn or placeDuty; isOptional if it can be left out; options are the sums insured in whole yuan',
    'plans[].clauses[].ratesPerMille':
      'Annual rates in ‰ by occupation class 1 to 6, such as {"1": "0.42"}; a class without a rate isn’t insured',
    'plans[].clauses[].premiums':
      'Fixed premiums in yuan, by months and then by class; use either these or ratesPerMille',
    'deductibles、payoutRatios、disabilityTables、accidentRates':
      'Deductibles, payout ratios, disability tables, accident rates: code, label, rate (factor)',
    discountTiers:
      'Discounts by number of persons: minPersons, maxPersons (null in the last), discount (0.95 pays 95 %)',
    shortPeriodRates: 'Short-period factors by months; 12 months is 1',
    durations: 'Periods of cover that can be chosen, in months',
    startDay: 'Earliest and latest first day of cover, in days after today',
    persons: 'Minimum and maximum number of persons; with asksSocialSecurity, social security is asked for each person',
    occupation:
      'classes are six digits 0 or 1 for the classes 1 to 6; declinedCodes are occupations that aren’t insured',
    age: 'Minimum and maximum age; on is startDate (first day of cover) or orderCreation (day of application)',
    'applicant.fields': 'Fields of the applicant: required, optional or hidden',
    areaCodes: 'Sales areas: six-digit codes of provinces and cities; empty for the whole country',
    endorsement: 'Endorsement rules: kinds are add, remove, replace; premiumMode is month, day or none',
    documents: 'Clauses and notices: name, url (http or https)',
    rounding: 'Rounding of premiums: cents (to the cent), ceil (up to the yuan) or none',
  },
);
