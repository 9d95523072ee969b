import { endorsementKinds } from '@tuanbao/library/domain/endorsement/endorsementType';
import { occupationClasses } from '@tuanbao/library/domain/occupation/occupationClass';
import { type EndorsementKind } from '@tuanbao/library/domain/product/endorsementRule';
import { type PersonField, personFields } from '@tuanbao/library/domain/roster/person';
import {
  acceptedIdTypes,
  asksForOccupation,
  covers,
  isAsked,
  isDeclined,
  ratedClassOf,
  type RosterContext,
} from '@tuanbao/library/domain/roster/rosterContext';
import { endorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { insuredPersonMessages } from '@tuanbao/library/i18n/insuredPersons.messages';
import { personWords } from '@tuanbao/library/i18n/personWords.messages';
import { type WrittenColumn, type WrittenSheet, writeWorkbook } from '@tuanbao/library/spreadsheet/writeWorkbook';

import type { DownloadedFile } from '../../contract/call.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import type { Services } from '../services/services.ts';
import { type OfferedPolicy, rosterContextFor } from './contexts.ts';
import { offeredPolicyOf } from './judge.ts';

const words = personWords['zh-CN'];
const { kinds } = endorsementMessages['zh-CN'];
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Fields of a person by which the person is found in the policy when a list is imported. */
const identifyingFields: readonly PersonField[] = ['name', 'idType', 'idNo'];

function choicesOf(field: PersonField, roster: RosterContext): readonly string[] {
  if (field === 'idType') return acceptedIdTypes(roster).map((type) => words.idTypes[type]);
  if (field === 'sex') return [words.sexes.male, words.sexes.female];
  if (field === 'socialSecurity') return [words.socialSecurities.with, words.socialSecurities.without];
  if (field === 'schemeId') return roster.schemes.map(({ name }) => name);
  if (field !== 'occupationClass') return [];
  return occupationClasses.filter((each) => covers(roster, undefined, each)).map(String);
}

const columnOf = (field: PersonField, roster: RosterContext, prefix = ''): WrittenColumn => ({
  caption: prefix + words.fields[field],
  width: field === 'idNo' || field === 'occupationName' ? 26 : 14,
  choices: choicesOf(field, roster),
});

function sheetOf(kind: EndorsementKind, roster: RosterContext, prefix: string): WrittenSheet {
  const asked = personFields.filter((field) => isAsked(field, roster));
  const originals = kind === 'add' ? [] : identifyingFields.map((field) => columnOf(field, roster, prefix));
  const persons = kind === 'remove' ? [] : asked.map((field) => columnOf(field, roster));
  return { name: kinds[kind], columns: [...originals, ...persons], rows: [] };
}

function occupationSheet(roster: RosterContext): WrittenSheet {
  const rows = roster.occupations.leaves.flatMap(({ code, name }) => {
    const occupationClass = ratedClassOf(roster, code);
    if (occupationClass === null || isDeclined(roster, code) || !covers(roster, undefined, occupationClass)) return [];
    return [[code, name, occupationClass]];
  });
  return {
    name: '职业表',
    columns: (['occupationCode', 'occupationName', 'occupationClass'] as const).map((field) => ({
      caption: words.fields[field],
      width: 26,
    })),
    rows,
  };
}

const sheetsFor = ({ rule, product }: OfferedPolicy, roster: RosterContext): readonly WrittenSheet[] => [
  ...endorsementKinds
    .filter((kind) => rule.kinds.includes(kind))
    .map((kind) => sheetOf(kind, roster, `原${insuredPersonMessages['zh-CN'].termIn(product)}`)),
  ...(asksForOccupation(roster) ? [occupationSheet(roster)] : []),
];

/**
 * A workbook for lists of persons. It has a sheet for each kind of endorsement that the product allows. If the product
 * requires occupations, the workbook also has a sheet with the insured occupations.
 * @throws Refusal 900404 when the agent has no such policy, 006004 when the product doesn't allow endorsements
 */
export async function endorsementTemplate(
  services: Services,
  agent: AgentIdentity,
  policyUuid: string,
): Promise<DownloadedFile> {
  const policy = await asAgent(services.database, agent.id, (tx) => offeredPolicyOf(services, tx, agent, policyUuid));
  const content = writeWorkbook(sheetsFor(policy, rosterContextFor(services, policy, '')));
  return {
    name: `保全人员清单-${policy.sn}.xlsx`,
    type: workbookType,
    content: new Blob([content], { type: workbookType }),
  };
}
