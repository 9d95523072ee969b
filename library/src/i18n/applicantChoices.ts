import type { ApplicantField } from '../domain/applicant/applicant.ts';
import { companyCategoryMessages } from './enumerations/companyCategory.messages.ts';
import { groupIdTypeMessages } from './enumerations/groupIdType.messages.ts';
import { operatorRelationMessages } from './enumerations/operatorRelation.messages.ts';
import type { MessagePack } from './messagePack.ts';

/** Names of the words that a field is chosen from. */
type Names = Readonly<Record<string, string>>;

/** The packs of the applicant's fields that are chosen from words. */
export const applicantChoiceMessages: Readonly<Partial<Record<ApplicantField, MessagePack<Names>>>> = {
  groupIdType: groupIdTypeMessages,
  operatorRelation: operatorRelationMessages,
  companyCategory: companyCategoryMessages,
};
