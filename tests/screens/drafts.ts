import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import { inShuangjiang } from '@tuanbao/library/samples/subjects';

import { completeDraft } from '../fixtures/orderDraft.ts';

/** Invented group names that are as long as names on real licences. */
export const groupNames: readonly string[] = [
  '云栖远山建筑装饰工程（集团）有限责任公司滨江新区第二分公司',
  '青禾机械制造有限公司',
  '双江拉祜族佤族布朗族傣族自治县澜沧江农产品加工贸易专业合作社联合社',
  '栖霞纺织有限公司',
  '江畔仓储服务有限公司',
];

const longNames = ['买买提·图尔荪江·阿不力克木·吾守尔', '欧阳慕容青禾', '阿依古丽·托合提'];

/**
 * Returns a draft of a product with `heads` persons, in which all texts are long. If there are at least three persons,
 * every third person is in a second scheme. The address is in a region with a long name.
 */
export function longDraft(product: ProductDefinition, groupName: string, heads = 12): OrderDraft {
  const draft = completeDraft(product, { heads });
  const [first] = draft.schemes;
  const second = { ...newScheme(product, 'scheme-2', '外勤配送与仓储装卸人员保障方案'), occupations: [] };
  const isForTwo = draft.persons.length > 2;
  return {
    ...draft,
    schemes: [...(first ? [{ ...first, name: '总部及研发中心管理人员保障方案' }] : []), ...(isForTwo ? [second] : [])],
    persons: draft.persons.map((person, index) => ({
      ...person,
      name: longNames[index] ?? person.name,
      schemeId: index % 3 === 2 ? second.id : person.schemeId,
    })),
    applicant: {
      ...draft.applicant,
      groupName,
      contactName: longNames[0] ?? '',
      address: inShuangjiang,
    },
  };
}

/**
 * Returns the draft of `longDraft` with problems that the agent must correct: a missing name, a person listed twice, a
 * wrong id number, no contact person, and a mobile number with too few digits.
 */
export function faultyDraft(product: ProductDefinition, groupName: string): OrderDraft {
  const draft = longDraft(product, groupName);
  const [, , , nameless, twice, wrong] = draft.persons;
  return {
    ...draft,
    persons: draft.persons.map((person) => {
      if (person === nameless) return { ...person, name: '' };
      if (person === twice) return { ...person, idNo: draft.persons[0]?.idNo ?? '' };
      return person === wrong ? { ...person, idNo: `${person.idNo.slice(0, 16)}0Z` } : person;
    }),
    applicant: { ...draft.applicant, contactName: '', contactMobile: '1381234' },
  };
}
