import { identifierProblemMessages, identifierProblemText } from '@tuanbao/library/i18n/identifierProblems.messages';
import { messagesIn } from '@tuanbao/library/i18n/messagePack';
import { expect, it } from 'vitest';

const inChinese = messagesIn(identifierProblemMessages, 'zh-CN');
const inEnglish = messagesIn(identifierProblemMessages, 'en-US');

it('says every problem in both languages', () => {
  for (const code of Object.keys(inChinese)) {
    expect(identifierProblemText(inChinese, { code })).toMatch(/\p{Script=Han}/u);
    expect(identifierProblemText(inEnglish, { code })).toMatch(/[a-z]/);
  }
});

it('knows nothing of other fields’ codes', () => {
  expect(identifierProblemText(inChinese, { code: 'E_NAME' })).toBeNull();
  expect(identifierProblemText(inChinese, { code: 'toString' })).toBeNull();
});
