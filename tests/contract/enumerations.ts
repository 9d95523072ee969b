import { endorsementStatusCodes, endorsementStatuses } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { companyCategories } from '@tuanbao/library/domain/enumeration/companyCategory';
import {
  constructionQualifications,
  labourTypes,
  projectTypes,
} from '@tuanbao/library/domain/enumeration/construction';
import { endorsementPersonIdTypes } from '@tuanbao/library/domain/enumeration/endorsementPersonIdType';
import { groupIdTypes } from '@tuanbao/library/domain/enumeration/groupIdType';
import { operatorRelations } from '@tuanbao/library/domain/enumeration/operatorRelation';
import { codedOrganisationNatures } from '@tuanbao/library/domain/enumeration/organisationNature';
import { rewardTypes } from '@tuanbao/library/domain/enumeration/rewardType';
import { socialSecurities } from '@tuanbao/library/domain/enumeration/socialSecurity';
import { specialVehicles, truckSizes, useAttributes } from '@tuanbao/library/domain/enumeration/vehicle';
import { personIdTypes } from '@tuanbao/library/domain/identity/personIdType';
import { invoiceStatuses } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { endorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { codedOrganisationNatureMessages } from '@tuanbao/library/i18n/enumerations/codedOrganisationNature.messages';
import { companyCategoryMessages } from '@tuanbao/library/i18n/enumerations/companyCategory.messages';
import { constructionQualificationMessages } from '@tuanbao/library/i18n/enumerations/constructionQualification.messages';
import { groupIdTypeMessages } from '@tuanbao/library/i18n/enumerations/groupIdType.messages';
import { labourTypeMessages } from '@tuanbao/library/i18n/enumerations/labourType.messages';
import { operatorRelationMessages } from '@tuanbao/library/i18n/enumerations/operatorRelation.messages';
import { projectTypeMessages } from '@tuanbao/library/i18n/enumerations/projectType.messages';
import { rewardTypeMessages } from '@tuanbao/library/i18n/enumerations/rewardType.messages';
import { specialVehicleMessages } from '@tuanbao/library/i18n/enumerations/specialVehicle.messages';
import { truckSizeMessages } from '@tuanbao/library/i18n/enumerations/truckSize.messages';
import { useAttributeMessages } from '@tuanbao/library/i18n/enumerations/useAttribute.messages';
import { vehicleKindMessages } from '@tuanbao/library/i18n/enumerations/vehicleKind.messages';
import { invoiceMessages } from '@tuanbao/library/i18n/invoice.messages';
import type { MessagePack } from '@tuanbao/library/i18n/messagePack';
import { personWords } from '@tuanbao/library/i18n/personWords.messages';

import { groupIdTypeWords, personIdTypeWords, sexWords } from '../../app/contract/wire/wireWords.ts';
import * as construction from '../../app/contract/wireTables/construction.ts';
import { invoiceStatusWords, invoiceTypeWords, taxpayerKindWords } from '../../app/contract/wireTables/invoices.ts';
import * as organisations from '../../app/contract/wireTables/organisations.ts';
import * as persons from '../../app/contract/wireTables/persons.ts';
import * as policies from '../../app/contract/wireTables/policies.ts';
import * as vehicles from '../../app/contract/wireTables/vehicles.ts';
import { type WordTable, wordTable } from '../../app/contract/wireTables/wordTable.ts';

/**
 * An enumeration of the specification: our words, the specification's codes, the table that converts words to codes and
 * back, and the labels for users.
 */
export interface Enumeration {
  readonly name: string;
  readonly words: readonly string[];
  /** The specification's codes, in the order of the words. */
  readonly codes: string;
  readonly table: WordTable<string>;
  readonly labels: MessagePack<Readonly<Record<string, string>>>;
}

/** Returns the labels of one enumeration from a message pack with several enumerations. */
const within = <Messages, Key extends keyof Messages>(
  pack: MessagePack<Messages>,
  key: Key,
): MessagePack<Messages[Key]> => ({
  'zh-CN': pack['zh-CN'][key],
  'en-US': pack['en-US'][key],
});

/** Returns the labels of some words from a message pack with more words. */
const only = <Word extends string>(
  pack: MessagePack<Readonly<Record<Word, string>>>,
  words: readonly Word[],
): MessagePack<Readonly<Record<string, string>>> => ({
  'zh-CN': Object.fromEntries(words.map((word) => [word, pack['zh-CN'][word]])),
  'en-US': Object.fromEntries(words.map((word) => [word, pack['en-US'][word]])),
});

/** All enumerations whose codes occur in requests or responses. */
export const enumerations: readonly Enumeration[] = [
  {
    name: 'group id types',
    words: groupIdTypes,
    codes: '5 4 1 2 3',
    table: groupIdTypeWords,
    labels: groupIdTypeMessages,
  },
  {
    name: 'person id types',
    words: personIdTypes,
    codes: '1 2 3 4 5 6 99',
    table: personIdTypeWords,
    labels: only(within(personWords, 'idTypes'), personIdTypes),
  },
  {
    name: 'person id types of the preservation list',
    words: endorsementPersonIdTypes,
    codes: '1 2 3 4 5 6 7 8 99',
    table: persons.endorsementPersonIdTypeWords,
    labels: only(within(personWords, 'idTypes'), endorsementPersonIdTypes),
  },
  { name: 'gender', words: ['male', 'female'], codes: '1 2', table: sexWords, labels: within(personWords, 'sexes') },
  {
    name: 'social security',
    words: socialSecurities,
    codes: '0 1',
    table: persons.socialSecurityWords,
    labels: within(personWords, 'socialSecurities'),
  },
  {
    name: 'use attribute',
    words: useAttributes,
    codes: '4 8',
    table: vehicles.useAttributeWords,
    labels: useAttributeMessages,
  },
  {
    name: 'vehicle',
    words: ['truck', 'special'],
    codes: '46 47',
    table: vehicles.vehicleKindWords,
    labels: vehicleKindMessages,
  },
  {
    name: 'truck sizes',
    words: truckSizes,
    codes: '37 38 39 40',
    table: vehicles.truckSizeWords,
    labels: truckSizeMessages,
  },
  {
    name: 'special vehicles',
    words: specialVehicles,
    codes: '41 42 44',
    table: vehicles.specialVehicleWords,
    labels: specialVehicleMessages,
  },
  {
    name: 'natures, nine with codes',
    words: codedOrganisationNatures,
    codes: '01 02 03 04 05 06 07 08 09',
    table: organisations.codedOrganisationNatureWords,
    labels: codedOrganisationNatureMessages,
  },
  {
    name: 'operator relation',
    words: operatorRelations,
    codes: '1 2 3',
    table: organisations.operatorRelationWords,
    labels: operatorRelationMessages,
  },
  {
    name: 'company category',
    words: companyCategories,
    codes: '大型企业 中型企业 小型企业 微型企业',
    table: organisations.companyCategoryWords,
    labels: companyCategoryMessages,
  },
  {
    name: 'construction qualification',
    words: constructionQualifications,
    codes: '1 2 3 4',
    table: construction.constructionQualificationWords,
    labels: constructionQualificationMessages,
  },
  {
    name: 'project types',
    words: projectTypes,
    codes: '1 2',
    table: construction.projectTypeWords,
    labels: projectTypeMessages,
  },
  {
    name: 'labour types',
    words: labourTypes,
    codes: '1 2',
    table: construction.labourTypeWords,
    labels: labourTypeMessages,
  },
  {
    name: 'reward types',
    words: rewardTypes,
    codes: '0 1 2 3 4 -1',
    table: policies.rewardTypeWords,
    labels: rewardTypeMessages,
  },
  {
    name: 'preservation flow',
    words: endorsementStatuses,
    codes: '10 20 21 30 31 35 36 39 40 50 51 52 53',
    table: wordTable(
      Object.fromEntries(Object.entries(endorsementStatusCodes).map(([word, code]) => [word, String(code)])),
    ),
    labels: within(endorsementMessages, 'statuses'),
  },
  {
    name: 'invoice types',
    words: ['ordinary', 'special'],
    codes: '1 2',
    table: invoiceTypeWords,
    labels: within(invoiceMessages, 'types'),
  },
  {
    name: 'taxpayer kinds',
    words: ['general', 'smallScale'],
    codes: '1 2',
    table: taxpayerKindWords,
    labels: within(invoiceMessages, 'taxpayerKinds'),
  },
  {
    name: 'invoice status',
    words: invoiceStatuses,
    codes: '0 1 2 3 4 5 6',
    table: invoiceStatusWords,
    labels: within(invoiceMessages, 'statuses'),
  },
];
