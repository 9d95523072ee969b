import type { ApplicantField } from '../../domain/applicant/applicant.ts';
import type { MessagePack } from '../messagePack.ts';
import { companyCategoryMessages } from './companyCategory.messages.ts';
import { groupIdTypeMessages } from './groupIdType.messages.ts';
import { operatorRelationMessages } from './operatorRelation.messages.ts';

/** Labels for the values of a choice field. */
type Names = Readonly<Record<string, string>>;

/** Message packs with the labels of the applicant's choice fields. */
export const applicantChoiceMessages: Readonly<Partial<Record<ApplicantField, MessagePack<Names>>>> = {
  groupIdType: groupIdTypeMessages,
  operatorRelation: operatorRelationMessages,
  companyCategory: companyCategoryMessages,
};
