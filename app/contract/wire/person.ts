import type { Person } from '@tuanbao/library/domain/roster/person';

import { socialSecurityWords } from '../wireTables/persons.ts';
import type { WordTable } from '../wireTables/wordTable.ts';
import type { Codec } from './codec.ts';
import type { PersonWire } from './draft.schema.ts';
import { personIdTypeWords, sexWords } from './wireWords.ts';

/**
 * Codec of an insured person. Id type, sex and social security are sent as codes; all other fields are sent unchanged.
 * `idTypes` is the table of the id types' codes.
 */
export const personCodecWith = (idTypes: Pick<WordTable<string>, 'codeOf' | 'wordOf'>): Codec<Person, PersonWire> => ({
  toWire: (person) => ({
    key: person.key,
    productCombId: person.schemeId,
    insuredName: person.name,
    insuredIdType: idTypes.codeOf(person.idType),
    insuredIdNo: person.idNo,
    insuredSex: sexWords.codeOf(person.sex),
    birthDay: person.birthday,
    occupationCode: person.occupationCode,
    occupationDesc: person.occupationName,
    occupationType: person.occupationClass,
    ...(person.socialSecurity && { socialSecurity: socialSecurityWords.codeOf(person.socialSecurity) }),
  }),
  fromWire: (wire) => ({
    key: wire.key,
    schemeId: wire.productCombId,
    name: wire.insuredName,
    idType: idTypes.wordOf(wire.insuredIdType),
    idNo: wire.insuredIdNo,
    sex: sexWords.wordOf(wire.insuredSex),
    birthday: wire.birthDay,
    occupationCode: wire.occupationCode,
    occupationName: wire.occupationDesc,
    occupationClass: wire.occupationType,
    socialSecurity: wire.socialSecurity ? socialSecurityWords.wordOf(wire.socialSecurity) : '',
  }),
});

/** Codec of an insured person in an order, with the id types of orders. */
export const personCodec: Codec<Person, PersonWire> = personCodecWith(personIdTypeWords);
