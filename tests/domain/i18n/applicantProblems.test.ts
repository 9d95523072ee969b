import { errorAt } from '@tuanbao/library/domain/problem/problem';
import { applicantProblemMessages, applicantProblemText } from '@tuanbao/library/i18n/applicantProblems.messages';
import { expect, it } from 'vitest';

const { 'zh-CN': zh, 'en-US': en } = applicantProblemMessages;

it('says the specification’s sentences of a group name', () => {
  expect(applicantProblemText(en, errorAt('groupName', 'groupNameRequired'))).toBe('Please enter the group name');
  expect(applicantProblemText(en, errorAt('groupName', 'groupNameForbidden', { word: '烟花', message: '' }))).toBe(
    'Group name must not contain "烟花"',
  );
});

it('shows a forbidden word’s own Chinese sentence if it has one', () => {
  const problem = errorAt('groupName', 'groupNameForbidden', { word: '烟花', message: '烟花企业拒保' });
  expect(applicantProblemText(zh, problem)).toBe('烟花企业拒保');
  expect(applicantProblemText(en, problem)).toBe('Group name must not contain "烟花"');
});

it('names the empty field, in the applicant and in the whole draft', () => {
  expect(applicantProblemText(zh, errorAt('contactName', 'E_REQUIRED'))).toBe('请填写联系人');
  expect(applicantProblemText(zh, errorAt('applicant.email', 'E_REQUIRED'))).toBe('请填写电子邮箱');
});

it('has nothing to say of other rules', () => {
  expect(applicantProblemText(zh, errorAt('startDate', 'startDateRequired'))).toBe('');
});
