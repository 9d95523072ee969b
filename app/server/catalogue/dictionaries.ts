import { personIdTypes } from '@tuanbao/library/domain/identity/personIdType';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { codedOrganisationNatureMessages } from '@tuanbao/library/i18n/enumerations/codedOrganisationNature.messages';
import { constructionQualificationMessages } from '@tuanbao/library/i18n/enumerations/constructionQualification.messages';
import { groupIdTypeMessages } from '@tuanbao/library/i18n/enumerations/groupIdType.messages';
import { labourTypeMessages } from '@tuanbao/library/i18n/enumerations/labourType.messages';
import { operatorRelationMessages } from '@tuanbao/library/i18n/enumerations/operatorRelation.messages';
import { projectTypeMessages } from '@tuanbao/library/i18n/enumerations/projectType.messages';
import { useAttributeMessages } from '@tuanbao/library/i18n/enumerations/useAttribute.messages';
import { vehicleKindMessages } from '@tuanbao/library/i18n/enumerations/vehicleKind.messages';
import type { MessagePack } from '@tuanbao/library/i18n/messagePack';
import { personWords } from '@tuanbao/library/i18n/personWords.messages';

import { groupIdTypeWords, personIdTypeWords, sexWords } from '../../contract/wire/wireWords.ts';
import {
  constructionQualificationWords,
  labourTypeWords,
  projectTypeWords,
} from '../../contract/wireTables/construction.ts';
import { codedOrganisationNatureWords, operatorRelationWords } from '../../contract/wireTables/organisations.ts';
import { endorsementPersonIdTypeWords, socialSecurityWords } from '../../contract/wireTables/persons.ts';
import { useAttributeWords, vehicleKindWords } from '../../contract/wireTables/vehicles.ts';
import type { WordTable } from '../../contract/wireTables/wordTable.ts';

/** A list of choices with the codes that requests and responses use. */
export interface Dictionary {
  readonly dictCode: string;
  readonly dictName: string;
  readonly itemList: { code: string; name: string }[];
}

/**
 * Returns the choices of an enumeration: its codes, each with a Chinese label. The app uses only the codes, because it
 * has its own labels.
 */
function itemsOf<Word extends string>(
  { codes }: WordTable<Word>,
  labels: MessagePack<Readonly<Record<Word, string>>>['zh-CN'],
): Dictionary['itemList'] {
  return Object.entries<string>(codes).map(([word, code]) => ({ code, name: ownValue<string>(labels, word) ?? word }));
}

const optionsOf = (options: readonly { readonly code: string; readonly label: string }[]): Dictionary['itemList'] =>
  options.map(({ code, label }) => ({ code, name: label }));

function personDictionaries({
  personIdTypes: taken = personIdTypes,
  endorsement,
  persons,
}: ProductDefinition): readonly Dictionary[] {
  const { idTypes, sexes, socialSecurities } = personWords['zh-CN'];
  const types = taken.map((type) => ({ code: personIdTypeWords.codeOf(type), name: idTypes[type] }));
  const listed = (endorsement?.personIdTypes ?? []).map((type) => ({
    code: endorsementPersonIdTypeWords.codeOf(type),
    name: idTypes[type],
  }));
  return [
    { dictCode: 'insuredIdType', dictName: '人员证件类型', itemList: types },
    { dictCode: 'conservationIdType', dictName: '保全人员证件类型', itemList: listed },
    { dictCode: 'insuredSex', dictName: '性别', itemList: itemsOf(sexWords, sexes) },
    ...(persons.asksSocialSecurity
      ? [{ dictCode: 'socialSecurity', dictName: '社保', itemList: itemsOf(socialSecurityWords, socialSecurities) }]
      : []),
  ];
}

const constructionDictionaries = (): readonly Dictionary[] => [
  {
    dictCode: 'qualification',
    dictName: '施工资质',
    itemList: itemsOf(constructionQualificationWords, constructionQualificationMessages['zh-CN']),
  },
  { dictCode: 'projectType', dictName: '工程类型', itemList: itemsOf(projectTypeWords, projectTypeMessages['zh-CN']) },
  { dictCode: 'typeOfLabor', dictName: '用工类型', itemList: itemsOf(labourTypeWords, labourTypeMessages['zh-CN']) },
];

const vehicleDictionaries = (): readonly Dictionary[] => [
  {
    dictCode: 'useAttribute',
    dictName: '使用性质',
    itemList: itemsOf(useAttributeWords, useAttributeMessages['zh-CN']),
  },
  { dictCode: 'vehicle', dictName: '车辆种类', itemList: itemsOf(vehicleKindWords, vehicleKindMessages['zh-CN']) },
];

/** Returns the lists of choices on the screens of a product. A list without choices is left out. */
export function dictionariesOf(product: ProductDefinition): Dictionary[] {
  const natures =
    product.applicant.natureList === 'nineCoded'
      ? itemsOf(codedOrganisationNatureWords, codedOrganisationNatureMessages['zh-CN'])
      : product.applicant.natures.map((nature) => ({ code: nature, name: nature }));
  const operators = itemsOf(operatorRelationWords, operatorRelationMessages['zh-CN']);
  return [
    { dictCode: 'groupNature', dictName: '单位性质', itemList: natures },
    {
      dictCode: 'groupCardType',
      dictName: '单位证件类型',
      itemList: itemsOf(groupIdTypeWords, groupIdTypeMessages['zh-CN']),
    },
    { dictCode: 'operatorRelation', dictName: '经办人与单位关系', itemList: operators },
    ...(product.sections.write.includes('persons') ? personDictionaries(product) : []),
    ...(product.features.construction ? constructionDictionaries() : []),
    ...(product.features.vehicle ? vehicleDictionaries() : []),
    { dictCode: 'deductible', dictName: '免赔额', itemList: optionsOf(product.deductibles) },
    { dictCode: 'freeOdds', dictName: '赔付比例', itemList: optionsOf(product.payoutRatios) },
    { dictCode: 'disabledRate', dictName: '伤残赔付比例表', itemList: optionsOf(product.disabilityTables) },
    { dictCode: 'accidentRate', dictName: '出险情况', itemList: optionsOf(product.accidentRates ?? []) },
  ].filter(({ itemList }) => itemList.length > 0);
}
