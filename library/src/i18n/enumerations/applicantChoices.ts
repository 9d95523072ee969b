import type { ApplicantField } from '../../domain/applicant/applicant.ts';
import type { MessagePack } from '../messagePack.ts';
import { companyCategoryMessages } from './companyCategory.messages.ts';
import { groupIdTypeMessages } from './groupIdType.messages.ts';
import { operatorRelationMessages } from './operatorRelation.messages.ts';

/** Label of each value that a choice field can have. */
type Names = Readonly<Record<string, string>>;

/** For each choice field of the applicant: the message pack with the labels of its values. */
export const applicantChoiceMessages: Readonly<Partial<Record<ApplicantField, MessagePack<Names>>>> = {
  groupIdType: groupIdTypeMessages,
  operatorRelation: operatorRelationMessages,
  companyCategory: companyCategoryMessages,
};
