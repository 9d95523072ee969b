import { groupNameProblems } from '@tuanbao/library/domain/applicant/groupName';
import { isWaylayWording } from '@tuanbao/library/domain/applicant/waylay';
import { applicantProblemMessages, applicantProblemText } from '@tuanbao/library/i18n/applicantProblems.messages';
import { expect, it } from 'vitest';

const rule = {
  isLengthExempt: false,
  forbiddenWords: [{ word: '烟花', message: '投保单位名称含有“*”，拒保' }, { word: '测试' }],
};
const messagesFor = (name: string) =>
  groupNameProblems(name, rule).map((problem) => applicantProblemText(applicantProblemMessages['zh-CN'], problem));

it('knows the refusal of a group by 拒保', () => {
  const [refusal = ''] = messagesFor('青禾烟花制造有限公司');
  expect(refusal).toBe('投保单位名称含有“烟花”，拒保');
  expect(isWaylayWording(refusal)).toBe(true);
  expect(isWaylayWording('该单位拒保')).toBe(true);
});

it('treats no other problem as a refusal', () => {
  const [problem = ''] = messagesFor('青禾测试有限公司');
  expect(problem).toBe('投保单位名称不能包含“测试”');
  expect(isWaylayWording(problem)).toBe(false);
  expect(isWaylayWording('拒绝承保')).toBe(false);
});
