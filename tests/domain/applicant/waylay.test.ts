import { groupNameProblems } from '@tuanbao/library/domain/applicant/groupName';
import { isWaylayWording, waylayRecordOf } from '@tuanbao/library/domain/applicant/waylay';
import { applicantProblemMessages, applicantProblemText } from '@tuanbao/library/i18n/applicantProblems.messages';
import { expect, it } from 'vitest';

const product = { id: 'sample', name: '示例雇主责任险' };
const rule = {
  isLengthExempt: false,
  forbiddenWords: [{ word: '烟花', message: '投保单位名称含有“*”，拒保' }, { word: '测试' }],
};
const messagesFor = (name: string) =>
  groupNameProblems(name, rule).map((problem) => applicantProblemText(applicantProblemMessages['zh-CN'], problem));

it('keeps a record of a group that is turned away by 拒保', () => {
  expect(messagesFor('青禾烟花制造有限公司')).toEqual(['投保单位名称含有“烟花”，拒保']);
  expect(waylayRecordOf(product, ' 青禾烟花制造有限公司 ', messagesFor('青禾烟花制造有限公司'))).toEqual({
    productId: 'sample',
    productName: '示例雇主责任险',
    groupName: '青禾烟花制造有限公司',
  });
});

it('keeps none of other problems', () => {
  expect(messagesFor('青禾测试有限公司')).toEqual(['投保单位名称不能包含“测试”']);
  expect(waylayRecordOf(product, '青禾测试有限公司', messagesFor('青禾测试有限公司'))).toBeNull();
  expect(waylayRecordOf(product, '青禾', [])).toBeNull();
  expect(isWaylayWording('拒绝承保')).toBe(false);
  expect(isWaylayWording('该单位拒保')).toBe(true);
});
