import { errorAt } from '@tuanbao/library/domain/problem/problem';
import { endorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { endorsementProblemMessages, endorsementProblemText } from '@tuanbao/library/i18n/endorsementProblems.messages';
import { expect, it } from 'vitest';

const { 'zh-CN': zh, 'en-US': en } = endorsementProblemMessages;

it('says the specification’s sentences and words', () => {
  expect(endorsementProblemText(en, errorAt('', 'endorsementInProgress'))).toBe(
    'Endorsement in progress, do not resubmit, see the endorsement list',
  );
  expect(endorsementProblemText(zh, errorAt('changes.0', 'E_DUPLICATE'))).toBe('被保人重复');
  expect(Object.values(endorsementMessages['en-US'].steps)).toEqual([
    'Choose type',
    'Fill information',
    'Confirm personnel changes',
    'Upload materials',
    'Confirm and submit',
  ]);
});

it('names the kind that is not allowed, and has no message for other rules', () => {
  expect(endorsementProblemText(zh, errorAt('changes', 'kindNotAllowed', { kind: 'remove' }))).toBe('该产品不支持减员');
  expect(endorsementProblemText(en, errorAt('changes', 'kindNotAllowed', { kind: 'x' }))).toContain('this kind');
  expect(endorsementProblemText(zh, errorAt('x', 'toString'))).toBeNull();
});

it('has a complete sentence for every rule', () => {
  const problems = [
    errorAt('changes', 'removalLimitExceeded', { max: 3, left: 1, asked: 2 }),
    errorAt('changes', 'replacementLimitExceeded', { max: 3, left: 1, asked: 2 }),
    errorAt('changes', 'tooFewRemain', { min: 3, heads: 2 }),
    errorAt('changes', 'tooManyHeads', { max: 3, heads: 4 }),
    errorAt('effectiveDate', 'effectiveDateTooEarly', { earliest: '2026-12-01' }),
    errorAt('effectiveDate', 'effectiveDateTooLate', { latest: '2026-12-01' }),
    errorAt('effectiveDate', 'coverEnded', { end: '2026-12-01' }),
    errorAt('changes.0', 'remainingMonthsUnpriced', { months: 5 }),
  ];
  for (const problem of problems)
    for (const words of [zh, en]) expect(endorsementProblemText(words, problem)).not.toMatch(/undefined|^$/);
});
