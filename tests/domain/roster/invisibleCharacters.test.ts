import { fieldOfCaption } from '@tuanbao/library/domain/roster/import/rosterCaptions';
import { normalisePerson } from '@tuanbao/library/domain/roster/normalisePerson';
import { pasteBlock } from '@tuanbao/library/domain/roster/paste/pasteBlock';
import { type PersonField, personFields } from '@tuanbao/library/domain/roster/person';
import { messagesIn } from '@tuanbao/library/i18n/messagePack';
import { personWords, wordOfCell } from '@tuanbao/library/i18n/personWords.messages';
import { expect, it } from 'vitest';

import { rosterContext, samplePerson, twoSchemes } from '../../../stories/fixtures/rosters.ts';

const person = samplePerson(0);
const words = messagesIn(personWords, 'zh-CN');
/**
 * Invisible characters that a text contains after it was copied from a web page, a chat or a right-to-left document.
 */
const invisible = ['\u200B', '\u2060', '\uFEFF', '\u00AD', '\u202C', '\u00A0', ' '];
const cells = personFields.filter((field) => field !== 'schemeId');
const shown = (field: PersonField) => wordOfCell(words, field, person[field]);

it.each(cells)('reads %s with invisible characters around it', (field) => {
  for (const sign of invisible) {
    const typed = { ...person, [field]: `${sign}${shown(field)}${sign}` };
    expect(normalisePerson(typed, rosterContext).person[field]).toBe(person[field]);
  }
});

it.each(['1990\u200B-03-07', '1990 03 07', '1990 3 7', '1990-03 -07\u200B', '1990年3月7日\u200B 00:00:00'])(
  'reads the birthday %j',
  (birthday) => {
    expect(normalisePerson({ ...person, birthday }, rosterContext).person.birthday).toBe('1990-03-07');
  },
);

it('reads no day from digits that are separated by a space', () => {
  const birthday = '1990-11-1 2';
  expect(normalisePerson({ ...person, birthday }, rosterContext).person.birthday).toBe(birthday);
});

it('recognises a scheme and a caption by their visible characters', () => {
  const target = { fields: ['schemeId'] as const, persons: [{ ...person, key: 1 }], size: { rows: 1, columns: 1 } };
  const context = { ...rosterContext, schemes: twoSchemes };
  const { changed } = pasteBlock([['\u200B方案二\u2060']], { ...target, schemeId: 'office', room: 0 }, context);
  expect(changed).toMatchObject([{ schemeId: 'field' }]);
  expect(fieldOfCaption('姓\u00AD名\u2060')).toBe('name');
});
